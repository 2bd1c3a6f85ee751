import { chats } from '../../apps/chats.js';
import { mailers } from '../../apps/mailers.js';
import { readableTables, tables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { both, combine, everyDay, form, from, keep, only, recipe, rowsOf, t, when } from '../../kit/index.js';

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
    } = rowsOf(table, 'Lees het personeel', 'Medewerkers', 'Medewerker', {
      naam: 'Naam',
      geboren: 'Geboortedatum',
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
      nodes: [
        everyDay('Elke ochtend', 8, 30),
        ...nodes,
        keep('Vandaag jarig', [
          ["={{ DateTime.fromISO($json.geboren).toFormat('MM-dd') === $now.toFormat('MM-dd') }}", 'yes'],
        ]),
        chat.post('Feliciteer', t`Hieperdepiep, ${m.naam} is vandaag jarig! Vergeet de taart niet.`),
      ],
      flow: [`Elke ochtend > ${path} > Vandaag jarig > Feliciteer`],
    };
  },
});

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
        'Noem in "Bedank de tipgever" je eigen aanbrengbonus.',
        'Name your own referral bonus in "Bedank de tipgever".',
      ),
    ],
    nodes: [
      form('Iemand aanbrengen', 'Ken jij onze nieuwe collega?', 'Vraag je bekende eerst of het mag.', [
        ['wie', 'Naam van je bekende'],
        ['contact', 'E-mail of telefoon van je bekende'],
        ['functie', 'Voor welke functie?'],
        ['naam', 'Jouw naam'],
        ['email', 'Jouw e-mailadres', 'email'],
      ]),
      table.append('Leg de tip vast', 'Aanbreng', {
        Kandidaat: '={{ $json.wie }}',
        Contact: '={{ $json.contact }}',
        Functie: '={{ $json.functie }}',
        Tipgever: '={{ $json.naam }}',
        Status: 'Nieuw',
      }),
      chat.post(
        'Waarschuw de recruiter',
        t`${from('Iemand aanbrengen', 'naam')} brengt ${from('Iemand aanbrengen', 'wie')} aan voor ${from('Iemand aanbrengen', 'functie')}. Contact: ${from('Iemand aanbrengen', 'contact')}`,
      ),
      mailer.send(
        'Bedank de tipgever',
        only(from('Iemand aanbrengen', 'email')),
        'Bedankt voor je tip',
        t`Beste ${from('Iemand aanbrengen', 'naam')},<br><br>We nemen contact op met ${from('Iemand aanbrengen', 'wie')}. Leidt het tot een contract, dan krijg je na de proeftijd de aanbrengbonus.`,
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
      `Collega’s stellen hun HR-vraag met een formulier. Spoed verschijnt direct in ${chat.app.label}; al het andere wordt een taak in ${task.app.label} met een termijn van drie dagen en een bevestiging via ${mailer.app.label}.`,
      `Colleagues ask HR a question with a form. Urgent ones appear in ${chat.app.label} at once; the rest becomes a task in ${task.app.label} due in three days, confirmed by ${mailer.app.label}.`,
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
    nodes: [
      form(
        'Vraag aan HR',
        'Vraag aan HR',
        'Spoed gaat direct naar een mens, de rest beantwoorden we binnen drie werkdagen.',
        [
          ['naam', 'Naam'],
          ['email', 'E-mailadres', 'email'],
          ['onderwerp', 'Onderwerp', 'dropdown', ['Salaris', 'Verlof', 'Contract', 'Verzuim', 'Anders']],
          ['vraag', 'Je vraag', 'textarea'],
          ['spoed', 'Kan het wachten?', 'dropdown', ['Ja', 'Nee, vandaag nog']],
        ],
      ),
      when('Kan het wachten?', [['={{ $json.spoed }}', 'is', 'Ja']]),
      task.create('Zet op de lijst', {
        title: t`HR-vraag over ${'{{ $json.onderwerp }}'} van ${'{{ $json.naam }}'}`,
        description: t`${'{{ $json.vraag }}'} (antwoord naar ${'{{ $json.email }}'})`,
        due: '={{ $now.plus({ days: 3 }).toISODate() }}',
      }),
      mailer.send(
        'Bevestig de vraag',
        only(from('Vraag aan HR', 'email')),
        'We hebben je vraag',
        t`Beste ${from('Vraag aan HR', 'naam')},<br><br>Je vraag over ${from('Vraag aan HR', 'onderwerp')} staat op onze lijst. Binnen drie werkdagen krijg je antwoord.`,
      ),
      chat.post(
        'Meld de spoed',
        t`Spoedvraag over ${'{{ $json.onderwerp }}'} van ${'{{ $json.naam }}'} (${'{{ $json.email }}'}): ${'{{ $json.vraag }}'}`,
      ),
    ],
    flow: [
      'Vraag aan HR > Kan het wachten? > Zet op de lijst > Bevestig de vraag',
      'Kan het wachten? #1 > Meld de spoed',
    ],
  }),
});
