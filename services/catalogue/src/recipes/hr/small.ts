import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { readableTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { about } from '../../apps/values.js';
import {
  both,
  combine,
  dayOf,
  everyDay,
  form,
  from,
  keep,
  only,
  promise,
  recipe,
  rowsOf,
  say,
  t,
  when,
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
        `Op de dag zelf verschijnt om half negen een felicitatie in ${chat.app.label} voor elke collega die volgens ${table.app.label} jarig is.`,
        `On the day itself congratulations appear in ${chat.app.label} at half past eight for every colleague whose birthday it is according to ${table.app.label}.`,
      ),
      benefit: both('Niemand wordt vergeten.', 'Nobody is forgotten.'),
      uses: [
        [table, both('bevat de geboortedatums', 'holds the dates of birth')],
        [chat, both('toont de felicitatie', 'shows the congratulations')],
      ],
      setup: [
        both(
          'Neem alleen collega’s op die hun verjaardag willen delen.',
          'Only include colleagues who want to share their birthday.',
        ),
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Lees het personeel': 'Read the staff',
        Medewerker: 'Employee',
        'Vandaag jarig': 'Birthday today',
        Feliciteer: 'Congratulate',
      },
      nodes: [
        everyDay('Elke ochtend', 8, 30),
        ...nodes,
        keep('Vandaag jarig', [
          [`={{ ${dayOf('$json.geboren')}.toFormat('MM-dd') === $now.toFormat('MM-dd') }}`, 'yes'],
        ]),
        chat.post(
          'Feliciteer',
          say(
            t`Hieperdepiep, ${m.naam} is vandaag jarig! Vergeet de taart niet.`,
            t`Hooray, it is the birthday of ${m.naam} today! Do not forget the cake.`,
          ),
        ),
      ],
      flow: [`Elke ochtend > ${path} > Vandaag jarig > Feliciteer`],
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
        'Maak een tabel Aanbreng met de kolommen Kandidaat, Contact, Functie, Tipgever, Status en Bewaren tot. Vertel de kandidaat bij het eerste contact wie hem tipte en wis na Bewaren tot wie niets van je wil: deze stappen wissen niets.',
        'Make a table Referrals with the columns Candidate, Contact, Position, Referrer, Status and Keep until. Tell the candidate at the first contact who referred them, and after Keep until erase whoever is not interested: these steps erase nothing.',
      ),
    ],
    names: {
      'Iemand aanbrengen': 'Refer someone',
      'Leg de tip vast': 'Record the tip',
      'Waarschuw de recruiter': 'Warn the recruiter',
      'Bedank de tipgever': 'Thank the referrer',
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
      table.append('Leg de tip vast', say('Aanbreng', 'Referrals'), {
        [say('Kandidaat', 'Candidate')]: '={{ $json.wie }}',
        Contact: '={{ $json.contact }}',
        [say('Functie', 'Position')]: '={{ $json.functie }}',
        [say('Tipgever', 'Referrer')]: '={{ $json.naam }}',
        Status: say('Nieuw', 'New'),
        [say('Bewaren tot', 'Keep until')]: '={{ $now.plus({ weeks: 4 }).toISODate() }}',
      }),
      chat.post(
        'Waarschuw de recruiter',
        say(
          t`${from('Iemand aanbrengen', 'naam')} brengt ${from('Iemand aanbrengen', 'wie')} aan voor ${from('Iemand aanbrengen', 'functie')}. Contact: ${from('Iemand aanbrengen', 'contact')}`,
          t`${from('Iemand aanbrengen', 'naam')} refers ${from('Iemand aanbrengen', 'wie')} for ${from('Iemand aanbrengen', 'functie')}. Contact: ${from('Iemand aanbrengen', 'contact')}`,
        ),
      ),
      mailer.send(
        'Bedank de tipgever',
        only(from('Iemand aanbrengen', 'email')),
        say('Bedankt voor je tip', 'Thank you for your tip'),
        say(
          t`Beste ${from('Iemand aanbrengen', 'naam')},<br><br>De recruiter heeft je tip over ${from('Iemand aanbrengen', 'wie')}. Leidt het tot een contract, dan geldt na de proeftijd de aanbrengbonus: ${BONUS}.`,
          t`Dear ${from('Iemand aanbrengen', 'naam')},<br><br>The recruiter has your tip about ${from('Iemand aanbrengen', 'wie')}. If it leads to a contract, the referral bonus holds after the probation: ${BONUS}.`,
        ),
      ),
    ],
    flow: [
      'Iemand aanbrengen > Leg de tip vast > Waarschuw de recruiter',
      'Leg de tip vast > Bedank de tipgever',
    ],
  }),
});

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
      `Collega’s stellen hun HR-vraag met een formulier. Spoed verschijnt direct in ${chat.app.label}; al het andere wordt een taak in ${task.app.label} met een termijn van drie werkdagen en een bevestiging via ${mailer.app.label}.`,
      `Colleagues ask HR a question with a form. Urgent ones appear in ${chat.app.label} at once; the rest becomes a task in ${task.app.label} due in three working days, confirmed by ${mailer.app.label}.`,
    ),
    benefit: both('Geen HR-vraag raakt nog zoek in een mailbox.', 'No HR question gets lost in a mailbox.'),
    uses: [
      [chat, both('krijgt de spoedvragen', 'gets the urgent questions')],
      [task, both('krijgt de overige vragen', 'gets the other questions')],
      [mailer, both('bevestigt de vraag', 'confirms the question')],
    ],
    setup: [
      both('Zet de link van het formulier op je intranet.', 'Put the link of the form on your intranet.'),
    ],
    names: {
      'Vraag aan HR': 'Question for HR',
      'Kan het wachten?': 'Can it wait?',
      'Zet op de lijst': 'Put on the list',
      'Bevestig de vraag': 'Confirm the question',
      'Meld de spoed': 'Report the urgent one',
    },
    promises: [promise('answer', 'Zet op de lijst')],
    nodes: [
      form(
        'Vraag aan HR',
        say('Vraag aan HR', 'Question for HR'),
        say(
          'Spoed gaat direct naar een mens, de rest beantwoorden we binnen drie werkdagen.',
          'Urgent questions go straight to a person, the rest we answer within three working days.',
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
        due: '={{ $now.plus({ days: [3, 3, 5, 5, 5, 4, 3][$now.weekday - 1] }).toISODate() }}',
      }),
      mailer.send(
        'Bevestig de vraag',
        only(from('Vraag aan HR', 'email')),
        say('We hebben je vraag', 'We have your question'),
        say(
          t`Beste ${from('Vraag aan HR', 'naam')},<br><br>Je vraag over ${from('Vraag aan HR', 'onderwerp')} staat op onze lijst. Binnen drie werkdagen krijg je antwoord.`,
          t`Dear ${from('Vraag aan HR', 'naam')},<br><br>Your question about ${from('Vraag aan HR', 'onderwerp')} is on our list. You will have an answer within three working days.`,
        ),
      ),
      chat.post(
        'Meld de spoed',
        say(
          t`Spoedvraag over ${'{{ $json.onderwerp }}'} van ${'{{ $json.naam }}'} (${'{{ $json.email }}'}): ${'{{ $json.vraag }}'}`,
          t`Urgent question about {{ $json.onderwerp }} from {{ $json.naam }} ({{ $json.email }}): {{ $json.vraag }}`,
        ),
      ),
    ],
    flow: [
      'Vraag aan HR > Kan het wachten? > Zet op de lijst > Bevestig de vraag',
      'Kan het wachten? #1 > Meld de spoed',
    ],
  }),
});
