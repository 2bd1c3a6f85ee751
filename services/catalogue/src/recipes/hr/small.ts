import { chats } from '../../apps/chats.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { readableTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  AS_DAY,
  both,
  code,
  combine,
  cron,
  form,
  from,
  only,
  promise,
  recipe,
  rowsOf,
  say,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const verjaardagen = recipe({
  id: 'birthdays',
  category: 'hr',
  tags: ['verjaardag', 'team'],
  saves: {
    minutes: 3,
    nl: 'Iemand kijkt elke ochtend op de verjaardagskalender en schrijft een felicitatie.',
    en: 'Someone checks the birthday calendar every morning and writes congratulations.',
  },
  variants: combine({ table: readableTables, chat: chats }, { take: 8 }),
  build: ({ table, chat }) => {
    const {
      nodes,
      path,
      ref: m,
    } = rowsOf(table, 'Lees het personeel', say('Medewerkers', 'Employees'), 'Medewerker', {
      naam: say('Naam', 'Name'),
      geboren: say('Geboortedatum', 'Date of birth'),
    });
    return {
      name: both(
        `Verjaardagen uit ${table.app.label} feliciteren in ${chat.app.label}`,
        `Congratulate birthdays from ${table.app.label} in ${chat.app.label}`,
      ),
      description: both(
        `Op werkdagen om half negen verschijnt in ${chat.app.label} een felicitatie voor elke collega die volgens ${table.app.label} jarig is. Wie in het weekend jarig was, staat er maandag bij.`,
        `On working days at half past eight ${chat.app.label} congratulates every colleague whose birthday it is according to ${table.app.label}. Birthdays of the weekend follow on Monday.`,
      ),
      benefit: both('Niemand wordt vergeten.', 'Nobody is forgotten.'),
      uses: [
        [table, both('bevat de geboortedatums', 'holds the dates of birth')],
        [chat, both('toont de felicitatie', 'shows the congratulations')],
      ],
      setup: [
        both(
          'Maak de tabel Medewerkers met de kolommen Naam en Geboortedatum (jjjj-mm-dd).',
          'Create the table Employees with the columns Name and Date of birth (yyyy-mm-dd).',
        ),
        both(
          'Neem alleen collega’s op die hun verjaardag willen delen.',
          'Only include colleagues who want to share their birthday.',
        ),
      ],
      notes: [
        {
          over: ['Wie is er jarig?', 'Feliciteer'],
          text: say(
            '## Ook in het weekend\nOp zaterdag en zondag leest niemand mee: die verjaardagen komen maandag. Leeftijden staan er bewust niet bij.',
            '## In the weekend too\nNobody reads along on Saturday and Sunday: those birthdays come on Monday. Ages are left out on purpose.',
          ),
        },
      ],
      names: {
        'Elke werkdag': 'Every working day',
        'Lees het personeel': 'Read the staff',
        Medewerker: 'Employee',
        'Wie is er jarig?': 'Whose birthday is it?',
        Feliciteer: 'Congratulate',
      },
      nodes: [
        cron('Elke werkdag', '30 8 * * 1-5'),
        ...nodes,
        code(
          'Wie is er jarig?',
          `
${AS_DAY}
const vandaag = $now.startOf('day');
${say('// Op maandag tellen zaterdag en zondag mee.', '// On Monday, Saturday and Sunday count too.')}
const dagen = vandaag.weekday === 1 ? [0, -1, -2] : [0];
return $input.all().flatMap(({ json: een }, i) => {
  const geboren = asDay(een.geboren);
  if (!een.naam || !geboren.isValid) return [];
  ${say('// Wie op 29 februari jarig is, viert het in andere jaren op de 28e.', '// Who was born on 29 February celebrates on the 28th in other years.')}
  const op = (dag) => dag.month === geboren.month && (dag.day === geboren.day || (geboren.month === 2 && geboren.day === 29 && dag.day === 28 && !dag.isInLeapYear));
  const dag = dagen.map((aantal) => vandaag.plus({ days: aantal })).find(op);
  if (!dag) return [];
  return [{ json: { naam: een.naam, wanneer: dag < vandaag ? '${say('was', 'was')} ' + dag.setLocale('${say('nl', 'en')}').toFormat('cccc') : '${say('is vandaag', 'is today')}' }, pairedItem: i }];
});`,
        ),
        chat.post(
          'Feliciteer',
          say(
            t`Hieperdepiep, ${m.naam} {{ $json.wanneer }} jarig! Stuur even een felicitatie, en vergeet de taart niet.`,
            t`Hooray: the birthday of ${m.naam} {{ $json.wanneer }}! Send your congratulations, and do not forget the cake.`,
          ),
        ),
      ],
      flow: [`Elke werkdag > ${path} > Wie is er jarig? > Feliciteer`],
    };
  },
});

const BONUS = about(
  'referral-bonus',
  ['Aanbrengbonus', 'Referral bonus'],
  ['Wat een collega krijgt voor een geslaagde tip.', 'What a colleague gets for a successful tip.'],
  ['€ 500 bruto', '€500 gross'],
);

export const aanbrengbonus = recipe({
  id: 'referral',
  category: 'hr',
  tags: ['aanbrengen', 'werving', 'formulier'],
  saves: {
    minutes: 6,
    nl: 'HR typt de tip van een collega over en bedankt hem.',
    en: 'HR copies the tip of a colleague and thanks them.',
  },
  variants: combine({ table: tables, chat: chats, mailer: mailers }, { take: 9, apart: ['table', 'chat'] }),
  build: ({ table, chat, mailer }) => ({
    name: both(
      `Kandidaten laten aanbrengen door collega’s: tips in ${table.app.label}, seintje in ${chat.app.label}`,
      `Let colleagues refer candidates: tips in ${table.app.label}, a nudge in ${chat.app.label}`,
    ),
    description: both(
      `Een collega tipt een bekende met een kort formulier. De tip staat in ${table.app.label}, de recruiter leest hem in ${chat.app.label} en de tipgever krijgt via ${mailer.app.label} uitleg over de bonus.`,
      `A colleague recommends an acquaintance with a short form. The tip is in ${table.app.label}, the recruiter reads it in ${chat.app.label} and the referrer gets the bonus explained by ${mailer.app.label}.`,
    ),
    benefit: both('Meer tips, want aanbrengen kost een minuut.', 'More tips, as referring takes a minute.'),
    uses: [
      [table, both('houdt de tips en bonussen bij', 'keeps tips and bonuses')],
      [chat, both('waarschuwt de recruiter', 'alerts the recruiter')],
      [mailer, both('bedankt de tipgever', 'thanks the referrer')],
    ],
    setup: [
      both(
        'Maak een tabel Aanbreng met de kolommen Kandidaat, Contact, Functie, Tipgever, Mail van de tipgever, Aanbrengbonus, Status en Bewaren tot. Vertel de kandidaat bij het eerste contact wie hem tipte en wis na Bewaren tot wie niets van je wil: deze stappen wissen niets. Maak Contact een tekstkolom: anders valt de 0 van een telefoonnummer weg.',
        'Make a table Referrals with the columns Candidate, Contact, Position, Referrer, Email of the referrer, Referral bonus, Status and Keep until. Tell the candidate at the first contact who referred them, and after Keep until erase whoever is not interested: these steps erase nothing. Make Contact a text column: a phone number loses its first 0 otherwise.',
      ),
    ],
    names: {
      'Iemand aanbrengen': 'Refer someone',
      'Leg de tip vast': 'Record the tip',
      'Waarschuw de recruiter': 'Warn the recruiter',
      'Bedank de tipgever': 'Thank the referrer',
      'Meld dat de dank niet aankwam': 'Report that the thanks did not arrive',
    },
    nodes: [
      form(
        'Iemand aanbrengen',
        say('Ken jij onze nieuwe collega?', 'Do you know our new colleague?'),
        say('Vraag je bekende eerst of het mag.', 'Ask your acquaintance first whether it is all right.'),
        [
          ['wie', say('Naam van je bekende', 'Name of your acquaintance')],
          ['contact', say('E-mail of telefoon van je bekende', 'Email or phone of your acquaintance')],
          ['functie', say('Voor welke functie?', 'For which position?')],
          ['naam', say('Jouw naam', 'Your name')],
          ['email', say('Jouw e-mailadres', 'Your email address'), 'email'],
        ],
      ),
      withErrorBranch(
        table.append('Leg de tip vast', say('Aanbreng', 'Referrals'), {
          [say('Kandidaat', 'Candidate')]: '={{ $json.wie }}',
          Contact: '={{ $json.contact }}',
          [say('Functie', 'Position')]: '={{ $json.functie }}',
          [say('Tipgever', 'Referrer')]: '={{ $json.naam }}',
          [say('Mail van de tipgever', 'Email of the referrer')]: '={{ $json.email }}',
          [say('Aanbrengbonus', 'Referral bonus')]: `=${BONUS}`,
          Status: say('Nieuw', 'New'),
          [say('Bewaren tot', 'Keep until')]: '={{ $now.plus({ weeks: 4 }).toISODate() }}',
        }),
      ),
      chat.post(
        'Waarschuw de recruiter',
        say(
          t`${from('Iemand aanbrengen', 'naam')} brengt ${from('Iemand aanbrengen', 'wie')} aan voor ${from('Iemand aanbrengen', 'functie')}. Contact: ${from('Iemand aanbrengen', 'contact')}{{ $json.error ? '. Let op: de tip staat niet in de tabel, zet hem er zelf in.' : '' }}`,
          t`${from('Iemand aanbrengen', 'naam')} refers ${from('Iemand aanbrengen', 'wie')} for ${from('Iemand aanbrengen', 'functie')}. Contact: ${from('Iemand aanbrengen', 'contact')}{{ $json.error ? '. Mind: the tip is not in the table, put it there yourself.' : '' }}`,
        ),
      ),
      withErrorBranch(
        mailer.send(
          'Bedank de tipgever',
          only(from('Iemand aanbrengen', 'email')),
          say('Bedankt voor je tip', 'Thank you for your tip'),
          say(
            t`Beste ${from('Iemand aanbrengen', 'naam')},<br><br>Dank je wel: de recruiter heeft je tip over ${from('Iemand aanbrengen', 'wie')}. Leidt het tot een contract, dan geldt na de proeftijd de aanbrengbonus: ${BONUS}.<br><br>Hartelijke groet`,
            t`Dear ${from('Iemand aanbrengen', 'naam')},<br><br>The recruiter has your tip about ${from('Iemand aanbrengen', 'wie')}. If it leads to a contract, the referral bonus holds after the probation: ${BONUS}.<br><br>Kind regards`,
          ),
        ),
      ),
      chat.post(
        'Meld dat de dank niet aankwam',
        say(
          t`De mail aan ${from('Iemand aanbrengen', 'naam')} (${from('Iemand aanbrengen', 'email')}) kwam niet aan. Bedank de tipgever zelf en vertel over de bonus.`,
          t`The mail to ${from('Iemand aanbrengen', 'naam')} (${from('Iemand aanbrengen', 'email')}) did not arrive. Thank the referrer yourself and tell about the bonus.`,
        ),
      ),
    ],
    flow: [
      'Iemand aanbrengen > Leg de tip vast > Waarschuw de recruiter',
      'Leg de tip vast #1 > Waarschuw de recruiter',
      'Leg de tip vast > Bedank de tipgever',
      'Leg de tip vast #1 > Bedank de tipgever',
      'Bedank de tipgever #1 > Meld dat de dank niet aankwam',
    ],
  }),
});

const DESK_DAYS = wholeLimit(
  ['Werkdagen tot antwoord', 'Working days to an answer'],
  [
    'Binnen hoeveel werkdagen HR een gewone vraag beantwoordt; dat staat in de bevestiging.',
    'Within how many working days HR answers an ordinary question; the confirmation says so.',
  ],
  3,
);

export const hrLoket = recipe({
  id: 'hr-desk',
  category: 'hr',
  tags: ['hr-vragen', 'formulier'],
  saves: {
    minutes: 5,
    nl: 'HR sorteert de vragen uit de mailbox op spoed.',
    en: 'HR sorts the questions in the mailbox by urgency.',
  },
  variants: combine({ chat: chats, task: taskApps, mailer: mailers }, { take: 9, apart: ['chat', 'task'] }),
  build: ({ chat, task, mailer }) => ({
    name: both(
      `HR-loket met formulier: spoedvragen naar ${chat.app.label}, de rest als taak in ${task.app.label}`,
      `HR desk with a form: urgent questions to ${chat.app.label}, the rest as ${task.app.label} tasks`,
    ),
    description: both(
      `Collega’s stellen hun HR-vraag met een formulier. Elke vraag wordt een taak in ${task.app.label}, gewone vragen met jouw termijn (standaard drie werkdagen). Spoed staat ook direct in ${chat.app.label}; ${mailer.app.label} bevestigt.`,
      `Colleagues ask HR a question with a form. Each becomes a task in ${task.app.label}, ordinary ones with your term (three working days by default). Urgent ones are in ${chat.app.label} at once too; ${mailer.app.label} confirms.`,
    ),
    benefit: both('Geen HR-vraag raakt nog zoek in een mailbox.', 'No HR question gets lost in a mailbox.'),
    uses: [
      [chat, both('krijgt de spoedvragen', 'gets the urgent questions')],
      [task, both('krijgt alle vragen', 'gets all questions')],
      [mailer, both('bevestigt de vraag', 'confirms the question')],
    ],
    setup: [
      both('Zet de link van het formulier op je intranet.', 'Put the link of the form on your intranet.'),
      both(
        `Kies in ${chat.app.label} een plek waar alleen HR meeleest: een vraag kan over salaris of verzuim gaan.`,
        `In ${chat.app.label} choose a place that HR alone can read: a question may be about pay or sick leave.`,
      ),
    ],
    notes: [
      {
        over: ['Kan het wachten?', 'Zet de spoed op de lijst', 'Meld de spoed'],
        text: say(
          '## Spoed\nWat vandaag nog moet, wordt een taak voor vandaag en staat ook in de chat. Lukt het bericht in de chat niet, dan staat de taak er al.',
          '## Urgent\nWhat cannot wait becomes a task for today and is in the chat too. If the message in the chat fails, the task is there already.',
        ),
      },
    ],
    names: {
      'Vraag aan HR': 'Question for HR',
      'Kan het wachten?': 'Can it wait?',
      'Zet op de lijst': 'Put on the list',
      'Bevestig de vraag': 'Confirm the question',
      'Zet de spoed op de lijst': 'Put the urgent one on the list',
      'Meld de spoed': 'Report the urgent one',
    },
    promises: [promise('answer', 'Zet op de lijst', 'Zet de spoed op de lijst')],
    nodes: [
      form(
        'Vraag aan HR',
        say('Vraag aan HR', 'Question for HR'),
        say(
          'Spoed gaat direct naar een mens. Bij een gewone vraag lees je in de bevestiging wanneer je antwoord krijgt.',
          'Urgent questions go straight to a person. With an ordinary one the confirmation tells when you have an answer.',
        ),
        [
          ['naam', say('Naam', 'Name')],
          ['email', say('E-mailadres', 'Email address'), 'email'],
          [
            'onderwerp',
            say('Onderwerp', 'Subject'),
            'dropdown',
            [
              say('Salaris', 'Salary'),
              say('Verlof', 'Leave'),
              'Contract',
              say('Verzuim', 'Sick leave'),
              say('Anders', 'Other'),
            ],
          ],
          ['vraag', say('Je vraag', 'Your question'), 'textarea'],
          [
            'spoed',
            say('Kan het wachten?', 'Can it wait?'),
            'dropdown',
            [say('Ja', 'Yes'), say('Nee, vandaag nog', 'No, today please')],
          ],
        ],
      ),
      when('Kan het wachten?', [['={{ $json.spoed }}', 'is', say('Ja', 'Yes')]]),
      task.create('Zet op de lijst', {
        title: say(
          t`HR-vraag over ${'{{ $json.onderwerp }}'} van ${'{{ $json.naam }}'}`,
          t`HR question about {{ $json.onderwerp }} from {{ $json.naam }}`,
        ),
        description: say(
          t`${'{{ $json.vraag }}'} (antwoord naar ${'{{ $json.email }}'})`,
          t`{{ $json.vraag }} (answer to {{ $json.email }})`,
        ),
        due: `={{ Array.from({ length: ${DESK_DAYS} }).reduce((dag) => dag.plus({ days: dag.weekday === 5 ? 3 : dag.weekday === 6 ? 2 : 1 }), $now).toISODate() }}`,
      }),
      task.create('Zet de spoed op de lijst', {
        title: say(
          t`Vandaag: HR-vraag over {{ $json.onderwerp }} van {{ $json.naam }}`,
          t`Today: HR question about {{ $json.onderwerp }} from {{ $json.naam }}`,
        ),
        description: say(
          t`{{ $json.vraag }} (antwoord naar {{ $json.email }})`,
          t`{{ $json.vraag }} (answer to {{ $json.email }})`,
        ),
        due: '={{ $now.toISODate() }}',
      }),
      mailer.send(
        'Bevestig de vraag',
        only(from('Vraag aan HR', 'email')),
        say('We hebben je vraag', 'We have your question'),
        say(
          t`Beste ${from('Vraag aan HR', 'naam')},<br><br>Je vraag over ${from('Vraag aan HR', 'onderwerp')} staat op onze lijst. {{ $('Vraag aan HR').item.json.spoed === 'Ja' ? 'Binnen ' + ${DESK_DAYS} + ' werkdagen krijg je antwoord.' : 'We kijken er vandaag nog naar.' }}<br><br>Hartelijke groet`,
          t`Dear ${from('Vraag aan HR', 'naam')},<br><br>Your question about ${from('Vraag aan HR', 'onderwerp')} is on our list. {{ $('Vraag aan HR').item.json.spoed === 'Yes' ? 'You will have an answer within ' + ${DESK_DAYS} + ' working days.' : 'We look into it today.' }}<br><br>Kind regards`,
        ),
      ),
      chat.post(
        'Meld de spoed',
        say(
          t`Spoedvraag over ${from('Vraag aan HR', 'onderwerp')} van ${from('Vraag aan HR', 'naam')} (${from('Vraag aan HR', 'email')}): ${from('Vraag aan HR', 'vraag')}`,
          t`Urgent question about ${from('Vraag aan HR', 'onderwerp')} from ${from('Vraag aan HR', 'naam')} (${from('Vraag aan HR', 'email')}): ${from('Vraag aan HR', 'vraag')}`,
        ),
      ),
    ],
    flow: [
      'Vraag aan HR > Kan het wachten? > Zet op de lijst > Bevestig de vraag',
      'Kan het wachten? #1 > Zet de spoed op de lijst > Meld de spoed > Bevestig de vraag',
    ],
  }),
});
