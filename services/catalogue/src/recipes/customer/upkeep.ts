import { chats } from '../../apps/chats.js';
import { ownLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { smsSenders } from '../../apps/sms.js';
import { readableTables, syncTables } from '../../apps/tables.js';
import { taskApps } from '../../apps/tasks.js';
import { bookingPage } from '../../apps/values.js';
import {
  AS_DAY,
  among,
  both,
  choose,
  code,
  combine,
  dayOf,
  everyDay,
  keep,
  only,
  onlyNew,
  recipe,
  rowsOf,
  say,
  spares,
  t,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');

const SERVICE_AHEAD = ownLimit(
  ['Dagen voor de beurt', 'Days before the service'],
  [
    'Hoeveel dagen voor de beurt de eerste mail gaat.',
    'How many days before the service the first mail leaves.',
  ],
  28,
);
const SERVICE_SECOND = ownLimit(
  ['Dagen tot de tweede mail', 'Days until the second mail'],
  [
    'Hoeveel dagen na de eerste mail de tweede gaat.',
    'How many days after the first mail the second leaves.',
  ],
  14,
);
const SERVICE_CALL = ownLimit(
  ['Dagen daarna tot bellen', 'Days from there to a call'],
  ['Hoeveel dagen na de tweede mail je belt.', 'How many days after the second mail you call.'],
  7,
);

export const maintenanceRound = recipe({
  id: 'maintenance-due-reminders',
  category: 'customer',
  tags: ['onderhoud', 'cv-ketel', 'installateur', 'garage', 'herinnering', 'servicecontract'],
  saves: spares(
    30,
    'Iemand zoekt elke week op wie aan onderhoud toe is en belt of mailt ze een voor een.',
    'Every week someone looks up who is due for maintenance and calls or mails them one by one.',
  ),
  variants: combine(
    {
      table: among(syncTables, 'googleSheets', 'airtable'),
      mailer: among(mailers, 'gmail', 'outlook'),
      tasks: among(taskApps, 'trello', 'asana'),
    },
    { take: 2, apart: ['table', 'tasks'] },
  ),
  build: ({ table, mailer, tasks }) => {
    const tab = say('Installaties', 'Installations');
    const column = {
      nummer: say('Nummer', 'Number'),
      klant: say('Klant', 'Customer'),
      mail: say('E-mail', 'Email'),
      wat: say('Apparaat', 'Device'),
      beurt: say('Laatste beurt', 'Last service'),
      maanden: say('Elke maanden', 'Every months'),
      stap: say('Herinnering', 'Reminder'),
      op: say('Herinnerd op', 'Reminded on'),
    };
    const { nodes, path } = rowsOf(table, 'Lees de installaties', tab, 'Installatie', column);
    const f = (field: string) => `$('Wie is aan de beurt?').item.json.${field}`;
    const mark = (name: string, step: string) =>
      table.upsert(name, tab, column.nummer, {
        [column.nummer]: `={{ ${f('nummer')} }}`,
        [column.stap]: `={{ ${f('termijn')} + ' ${step}' }}`,
        [column.op]: '={{ $now.toISODate() }}',
      });
    return {
      name: both(
        `Onderhoudsbeurten uit ${table.app.label} op tijd aankondigen, met belrondje in ${tasks.app.label}`,
        `Announce service visits of ${table.app.label} in time, with calls in ${tasks.app.label}`,
      ),
      description: both(
        `Rekent elke ochtend per installatie in ${table.app.label} uit wanneer de volgende beurt is. Standaard vier weken ervoor gaat een mail met boekingslink via ${mailer.app.label}, twee weken later nog een, en daarna staat er een beltaak in ${tasks.app.label}.`,
        `Every morning it works out the next service of each installation in ${table.app.label}. By default four weeks before, a mail with a booking link leaves through ${mailer.app.label}, two weeks later another, and then a task to call is in ${tasks.app.label}.`,
      ),
      benefit: both(
        'De onderhoudsagenda vult zich zonder belrondes.',
        'The service diary fills without rounds of calls.',
      ),
      uses: [
        [table, both('bevat installaties en beurten', 'holds installations and visits')],
        [mailer, both('stuurt de herinneringen', 'sends the reminders')],
        [tasks, both('krijgt wie niet reageert', 'gets who does not answer')],
      ],
      setup: [
        both(
          'Maak een tabel Installaties met Nummer (uniek), Klant, E-mail, Apparaat, Laatste beurt, Elke maanden (zoals 12), Herinnering en Herinnerd op; de laatste twee blijven leeg.',
          'Make a table Installations with Number (unique), Customer, Email, Device, Last service, Every months (such as 12), Reminder and Reminded on; the last two stay empty.',
        ),
        both(
          'Zet na elke beurt de datum in Laatste beurt: daarmee begint de ronde opnieuw.',
          'After each visit put its date in Last service: the round begins again with it.',
        ),
      ],
      names: {
        'Elke ochtend om 8 uur': 'Every morning at 8',
        'Lees de installaties': 'Read the installations',
        Installatie: 'Installation',
        'Wie is aan de beurt?': 'Who is due?',
        'Welke stap?': 'Which step?',
        'Mail de aankondiging': 'Mail the announcement',
        'Noteer de eerste': 'Note the first',
        'Mail de herinnering': 'Mail the reminder',
        'Noteer de tweede': 'Note the second',
        'Zet op de bellijst': 'Put on the call list',
        'Noteer het bellen': 'Note the call',
        'Zonder mail op de bellijst': 'On the call list without mail',
      },
      nodes: [
        everyDay('Elke ochtend om 8 uur', 8),
        ...nodes,
        code(
          'Wie is aan de beurt?',
          `
${AS_DAY}
return $input.all().flatMap(({ json }) => {
  const laatste = asDay(json.beurt);
  const maanden = Number(json.maanden) || 12;
  if (!laatste.isValid || !json.nummer) return [];
  const volgende = laatste.plus({ months: maanden });
  const over = Math.ceil(volgende.diff($now, 'days').days);
  const termijn = volgende.toFormat('yyyy-MM');
  const gedaan = String(json.stap ?? '').startsWith(termijn) ? String(json.stap).slice(termijn.length + 1) : '';
  const sinds = gedaan ? $now.diff(asDay(json.op), 'days').days : 0;
  const stap = over > ${SERVICE_AHEAD} ? '' : gedaan === '' ? '1' : gedaan === '1' && sinds >= ${SERVICE_SECOND} ? '2' : gedaan === '2' && sinds >= ${SERVICE_CALL} ? '3' : '';
  return stap === '' ? [] : [{ json: { ...json, termijn, stap, wanneer: volgende.toFormat('dd-MM-yyyy') } }];
});`,
        ),
        choose(
          'Welke stap?',
          [
            [
              say('Eerste mail', 'First mail'),
              ['={{ $json.stap }}', 'is', '1'],
              ['={{ $json.mail }}', 'contains', '@'],
            ],
            [
              say('Tweede mail', 'Second mail'),
              ['={{ $json.stap }}', 'is', '2'],
              ['={{ $json.mail }}', 'contains', '@'],
            ],
          ],
          say('Bellen', 'Call'),
        ),
        withErrorBranch(
          mailer.send(
            'Mail de aankondiging',
            '={{ $json.mail }}',
            say(t`Onderhoud aan je ${f('wat')}`, t`Service of your ${f('wat')}`),
            say(
              `=<p>Beste {{ $json.klant }},</p><p>Je {{ $json.wat }} is rond {{ $json.wanneer }} toe aan onderhoud. Kies zelf een moment dat uitkomt: <a href="${bookingPage}">${bookingPage}</a>.</p>`,
              `=<p>Dear {{ $json.klant }},</p><p>Your {{ $json.wat }} is due for service around {{ $json.wanneer }}. Choose a time that suits you: <a href="${bookingPage}">${bookingPage}</a>.</p>`,
            ),
          ),
        ),
        mark('Noteer de eerste', '1'),
        withErrorBranch(
          mailer.send(
            'Mail de herinnering',
            '={{ $json.mail }}',
            say(t`Nog geen afspraak voor je ${f('wat')}?`, t`No appointment for your ${f('wat')} yet?`),
            say(
              `=<p>Beste {{ $json.klant }},</p><p>We zagen nog geen afspraak voor het onderhoud aan je {{ $json.wat }} (rond {{ $json.wanneer }}). Boek hier: <a href="${bookingPage}">${bookingPage}</a>. Heb je al geboekt of het elders laten doen? Laat het weten met een antwoord op deze mail.</p>`,
              `=<p>Dear {{ $json.klant }},</p><p>We saw no appointment yet for the service of your {{ $json.wat }} (around {{ $json.wanneer }}). Book here: <a href="${bookingPage}">${bookingPage}</a>. Booked already, or had it done elsewhere? Tell us by answering this mail.</p>`,
            ),
          ),
        ),
        mark('Noteer de tweede', '2'),
        tasks.create('Zet op de bellijst', {
          title: say(
            `=Bel {{ ${f('klant')} }} over onderhoud {{ ${f('wat')} }}`,
            `=Call {{ ${f('klant')} }} about the service of {{ ${f('wat')} }}`,
          ),
          description: say(
            `=Installatie {{ ${f('nummer')} }}, beurt rond {{ ${f('wanneer')} }}. Geen afspraak na twee mails, geen mailadres, of een mail die niet aankwam.`,
            `=Installation {{ ${f('nummer')} }}, service around {{ ${f('wanneer')} }}. No appointment after two mails, no mail address, or a mail that did not arrive.`,
          ),
          due: '={{ $now.plus({ days: 3 }).toISODate() }}',
        }),
        mark('Noteer het bellen', '3'),
      ],
      flow: [
        `Elke ochtend om 8 uur > ${path} > Wie is aan de beurt? > Welke stap? > Mail de aankondiging > Noteer de eerste`,
        'Welke stap? #1 > Mail de herinnering > Noteer de tweede',
        'Welke stap? #2 > Zet op de bellijst > Noteer het bellen',
        'Mail de aankondiging #1 > Zet op de bellijst',
        'Mail de herinnering #1 > Zet op de bellijst',
      ],
    };
  },
});

export const customerBirthday = recipe({
  id: 'customer-birthday-wish',
  category: 'customer',
  tags: ['verjaardag', 'verjaardagsmail', 'klantbinding', 'winkel', 'salon', 'sms'],
  saves: spares(
    10,
    'Iemand kijkt elke dag in de klantenlijst wie er jarig is en stuurt een groet.',
    'Every day someone checks the list of customers for birthdays and sends a greeting.',
  ),
  variants: combine(
    {
      table: among(readableTables, 'googleSheets', 'airtable'),
      mailer: among(mailers, 'gmail', 'outlook'),
      sms: among(smsSenders, 'twilio', 'messageBird'),
      chat: pairs,
    },
    { take: 2, apart: ['mailer', 'sms'] },
  ),
  build: ({ table, mailer, sms, chat }) => {
    const column = {
      naam: say('Naam', 'Name'),
      mail: say('E-mail', 'Email'),
      mobiel: say('Mobiel', 'Mobile'),
      jarig: say('Geboortedag', 'Birthday'),
      mag: say('Toestemming', 'Consent'),
    };
    const {
      nodes,
      path,
      ref: r,
    } = rowsOf(table, 'Lees de klanten', say('Klanten', 'Customers'), 'Klant', column);
    return {
      name: both(
        `Verjaardagsgroet aan klanten met toestemming via ${mailer.app.label} of sms met ${sms.app.label}`,
        `Birthday wish to customers who agreed via ${mailer.app.label} or a text with ${sms.app.label}`,
      ),
      description: both(
        `Zoekt elke ochtend in ${table.app.label} wie jarig is en ja zei tegen berichten. Wie een mailadres heeft krijgt een mail via ${mailer.app.label}, anderen een sms via ${sms.app.label}. Ook 29 februari telt; wat niet aankomt staat in ${chat.app.label}.`,
        `Every morning it finds in ${table.app.label} whose birthday it is and who agreed to messages. With a mail address they get a mail through ${mailer.app.label}, others a text through ${sms.app.label}. 29 February counts too; failures show in ${chat.app.label}.`,
      ),
      benefit: both(
        'Een persoonlijke groet die je nooit vergeet.',
        'A personal greeting that you never forget.',
      ),
      uses: [
        [table, both('bevat klanten, geboortedag en toestemming', 'holds customers, birthday and consent')],
        [mailer, both('stuurt de groet', 'sends the greeting')],
        [sms, both('stuurt de groet zonder mailadres', 'sends the greeting without a mail address')],
        [chat, both('hoort wat niet aankwam', 'hears what did not arrive')],
      ],
      setup: [
        both(
          'Maak een tabel Klanten met Naam, E-mail, Mobiel, Geboortedag (als 1990-03-21, jaar mag 1900 zijn) en Toestemming (ja).',
          'Make a table Customers with Name, Email, Mobile, Birthday (as 1990-03-21, the year may be 1900) and Consent (yes).',
        ),
        both(
          'Schrijf in "Stuur een mail" en "Stuur een sms" de groet zoals jullie praten.',
          'In "Stuur een mail" and "Stuur een sms" write the greeting the way you talk.',
        ),
      ],
      names: {
        'Elke ochtend om 9 uur': 'Every morning at 9',
        'Lees de klanten': 'Read the customers',
        Klant: 'Customer',
        'Jarig en akkoord': 'Birthday and agreed',
        'Dit jaar nog niet': 'Not this year yet',
        'Heeft een mailadres?': 'Has a mail address?',
        'Stuur een mail': 'Send a mail',
        'Heeft een mobiel?': 'Has a mobile?',
        'Stuur een sms': 'Send a text',
        'Meld wat niet aankwam': 'Report what did not arrive',
      },
      nodes: [
        everyDay('Elke ochtend om 9 uur', 9),
        ...nodes,
        keep('Jarig en akkoord', [
          [
            `={{ ((dag) => dag.isValid && (dag.toFormat('MM-dd') === $now.toFormat('MM-dd') || (dag.toFormat('MM-dd') === '02-29' && !$now.isInLeapYear && $now.toFormat('MM-dd') === '03-01')))(${dayOf('$json.jarig')}) }}`,
            'yes',
          ],
          ["={{ String($json.mag ?? '').trim() }}", 'matches', '^(ja|Ja|JA|yes|Yes|true|x|1)$'],
        ]),
        onlyNew('Dit jaar nog niet', "={{ ($json.mail || $json.mobiel) + ' ' + $now.year }}"),
        when('Heeft een mailadres?', [['={{ $json.mail }}', 'contains', '@']]),
        withErrorBranch(
          mailer.send(
            'Stuur een mail',
            only(r.mail),
            say(t`Gefeliciteerd, ${r.naam}!`, t`Happy birthday, ${r.naam}!`),
            say(
              t`<p>Beste ${r.naam},</p><p>Van harte gefeliciteerd met je verjaardag. We wensen je een mooie dag!</p><p>Liever geen berichten meer? Antwoord dan op deze mail.</p>`,
              t`<p>Dear ${r.naam},</p><p>Many happy returns. We wish you a lovely day!</p><p>No more messages, please? Then answer this mail.</p>`,
            ),
          ),
        ),
        when('Heeft een mobiel?', [['={{ $json.mobiel }}', 'filled']]),
        withErrorBranch(
          sms.send(
            'Stuur een sms',
            only(r.mobiel),
            say(
              t`Beste ${r.naam}, van harte gefeliciteerd met je verjaardag! We wensen je een mooie dag.`,
              t`Dear ${r.naam}, many happy returns! We wish you a lovely day.`,
            ),
          ),
        ),
        chat.post(
          'Meld wat niet aankwam',
          say(
            "={{ $('Dit jaar nog niet').item.json.naam }} is jarig maar kreeg geen groet: geen mailadres of mobiel, of het versturen mislukte.",
            "={{ $('Dit jaar nog niet').item.json.naam }} has a birthday but got no greeting: no mail address or mobile, or sending failed.",
          ),
        ),
      ],
      flow: [
        `Elke ochtend om 9 uur > ${path} > Jarig en akkoord > Dit jaar nog niet > Heeft een mailadres? > Stuur een mail`,
        'Heeft een mailadres? #1 > Heeft een mobiel? > Stuur een sms',
        'Heeft een mobiel? #1 > Meld wat niet aankwam',
        'Stuur een mail #1 > Meld wat niet aankwam',
        'Stuur een sms #1 > Meld wat niet aankwam',
      ],
    };
  },
});
