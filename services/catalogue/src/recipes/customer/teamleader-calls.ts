import { chats } from '../../apps/chats.js';
import { teamleader, teamleaderApp, teamleaderList } from '../../apps/dutch-books.js';
import { smsSenders } from '../../apps/sms.js';
import {
  among,
  both,
  code,
  combine,
  cron,
  form,
  gather,
  promise,
  recipe,
  say,
  sideBySide,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const TEAMLEADER = { app: teamleaderApp };
const pairs = among(chats, 'slack', 'microsoftTeams');

export const phoneNote = recipe({
  id: 'teamleader-phone-note',
  category: 'customer',
  tags: ['teamleader', 'telefoonnotitie', 'terugbellen', 'receptie', 'bureau'],
  saves: spares(
    5,
    'De receptie mailt een collega wie er belde en die zoekt de klant zelf op.',
    'The reception mails a colleague who called, who then looks up the customer.',
  ),
  variants: combine({ chat: pairs }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Telefoonnotitie als belafspraak in Teamleader, onbekende bellers in ${chat.app.label}`,
      `Telephone note as a call in Teamleader, unknown callers in ${chat.app.label}`,
    ),
    description: both(
      `De receptie vult in wie er belde en voor wie. Is de beller in Teamleader te vinden op nummer of mail, dan staat bij de juiste collega een belafspraak met de boodschap klaar. Is de beller onbekend, dan gaat de notitie naar ${chat.app.label}.`,
      `The reception fills in who called and for whom. It finds the caller in Teamleader by number or mail and sets up a call for the right colleague with the message. An unknown caller goes to ${chat.app.label}.`,
    ),
    benefit: both(
      'De collega belt terug vanuit het klantdossier.',
      'The colleague calls back from the customer’s file.',
    ),
    uses: [
      [
        TEAMLEADER,
        both(
          'kent bellers en collega’s en krijgt de belafspraak',
          'knows callers and colleagues and receives the call',
        ),
      ],
      [chat, both('krijgt onbekende bellers', 'gets unknown callers')],
    ],
    setup: [
      both(
        'Geef het formulieradres van "Telefoonnotitie" aan wie de telefoon opneemt.',
        'Give the form address of "Telefoonnotitie" to who answers the telephone.',
      ),
    ],
    notes: [
      {
        over: ['Zoek personen', 'Zoek bedrijven', 'Kies beller en collega'],
        text: say(
          '## Alleen bij één treffer\nKlopt er precies één klant en precies één collega met die naam, dan komt de afspraak vanzelf in de agenda. Anders beslist een mens.',
          '## Only where one fits\nWhere exactly one customer and exactly one colleague fit, the call is set up by itself. Otherwise a person decides.',
        ),
      },
    ],
    names: {
      Telefoonnotitie: 'Telephone note',
      'Zoek personen': 'Find people',
      'Zoek bedrijven': 'Find companies',
      'Haal collega’s': 'Fetch colleagues',
      'Kies beller en collega': 'Choose caller and colleague',
      'Allebei bekend?': 'Both known?',
      'Zet belafspraak klaar': 'Set up the call',
      'Meld de belafspraak': 'Report the call',
      'Meld met de hand te doen': 'Report as work by hand',
    },
    promises: [promise('answer', 'Zet belafspraak klaar', 'Meld met de hand te doen')],
    nodes: [
      form(
        'Telefoonnotitie',
        say('Telefoonnotitie', 'Telephone note'),
        say('Wie belde er, en voor wie?', 'Who called, and for whom?'),
        [
          ['beller', say('Naam van de beller of het bedrijf', 'Name of the caller or company')],
          ['bereik', say('Telefoonnummer of mailadres', 'Telephone number or mail address')],
          [
            'collega',
            say('Voor welke collega? (voor- of achternaam)', 'For which colleague? (first or last name)'),
          ],
          ['boodschap', say('Waar gaat het over?', 'What is it about?'), 'textarea'],
          [
            'haast',
            say('Haast?', 'Urgent?'),
            'dropdown',
            [say('Vandaag', 'Today'), say('Morgen', 'Tomorrow')],
          ],
        ],
      ),
      withErrorBranch(
        teamleader(
          'Zoek personen',
          'contacts.list',
          "{ filter: { term: String($json.bereik).trim(), status: 'active' }, page: { size: 5, number: 1 } }",
        ),
      ),
      withErrorBranch(
        teamleader(
          'Zoek bedrijven',
          'companies.list',
          "{ filter: { term: String($('Telefoonnotitie').first().json.bereik).trim(), status: 'active' }, page: { size: 5, number: 1 } }",
        ),
      ),
      withErrorBranch(teamleaderList('Haal collega’s', 'users.list', "{ status: ['active'] }")),
      code(
        'Kies beller en collega',
        `
const notitie = $('Telefoonnotitie').first().json;
const mensen = $('Zoek personen').first().json.data ?? [];
const bedrijven = $('Zoek bedrijven').first().json.data ?? [];
const klanten = mensen.length > 0 ? mensen.map((een) => ({ type: 'contact', id: een.id, link: een.web_url })) : bedrijven.map((een) => ({ type: 'company', id: een.id, link: een.web_url }));
const naam = String(notitie.collega ?? '').trim().toLowerCase();
const collegas = $input.all().flatMap(({ json }) => json.data ?? []).filter((een) => [een.first_name, een.last_name, [een.first_name, een.last_name].join(' ')].some((deel) => String(deel ?? '').trim().toLowerCase() === naam));
let dan = notitie.haast === '${say('Vandaag', 'Today')}' ? $now.plus({ hours: 1 }) : $now.plus({ days: 1 }).set({ hour: 9, minute: 0, second: 0 });
while (dan.weekday > 5) dan = dan.plus({ days: 1 }).set({ hour: 9, minute: 0, second: 0 });
return [{ json: { klant: klanten.length === 1 ? klanten[0] : null, collega: collegas.length === 1 ? collegas[0].id : null, klanten: klanten.length, collegas: collegas.length, wanneer: dan.toISO({ suppressMilliseconds: true }), tekst: [notitie.beller, notitie.bereik, notitie.boodschap].join('\\n') } }];`,
      ),
      when('Allebei bekend?', [['={{ Boolean($json.klant) && Boolean($json.collega) }}', 'yes']]),
      withErrorBranch(
        teamleader(
          'Zet belafspraak klaar',
          'calls.add',
          "{ description: $json.tekst, participant: { customer: { type: $json.klant.type, id: $json.klant.id } }, due_at: $json.wanneer, assignee: { type: 'user', id: $json.collega } }",
        ),
      ),
      chat.post(
        'Meld de belafspraak',
        say(
          "={{ $('Telefoonnotitie').first().json.collega }}: {{ $('Telefoonnotitie').first().json.beller }} belde. Belafspraak staat in Teamleader: {{ $('Kies beller en collega').first().json.klant.link }}",
          "={{ $('Telefoonnotitie').first().json.collega }}: {{ $('Telefoonnotitie').first().json.beller }} called. The call is set up in Teamleader: {{ $('Kies beller en collega').first().json.klant.link }}",
        ),
      ),
      chat.post(
        'Meld met de hand te doen',
        say(
          "=Telefoonnotitie voor {{ $('Telefoonnotitie').first().json.collega }} die niet in Teamleader kwam (geen of meer dan één klant of collega gevonden):\n{{ $('Telefoonnotitie').first().json.beller }}, {{ $('Telefoonnotitie').first().json.bereik }}\n{{ $('Telefoonnotitie').first().json.boodschap }}",
          "=Telephone note for {{ $('Telefoonnotitie').first().json.collega }} that did not reach Teamleader (none or more than one customer or colleague found):\n{{ $('Telefoonnotitie').first().json.beller }}, {{ $('Telefoonnotitie').first().json.bereik }}\n{{ $('Telefoonnotitie').first().json.boodschap }}",
        ),
      ),
    ],
    flow: [
      'Telefoonnotitie > Zoek personen > Zoek bedrijven > Haal collega’s > Kies beller en collega > Allebei bekend? > Zet belafspraak klaar > Meld de belafspraak',
      'Allebei bekend? #1 > Meld met de hand te doen',
      'Zoek personen #1 > Meld met de hand te doen',
      'Zoek bedrijven #1 > Meld met de hand te doen',
      'Haal collega’s #1 > Meld met de hand te doen',
      'Zet belafspraak klaar #1 > Meld met de hand te doen',
    ],
  }),
});

export const dayList = recipe({
  id: 'teamleader-day-list-to-phone',
  category: 'customer',
  tags: ['teamleader', 'planning', 'monteurs', 'sms', 'buitendienst', 'installateur'],
  saves: spares(
    20,
    'De planner belt elke middag rond met de adressen van morgen.',
    'Every afternoon the planner calls around with the addresses of tomorrow.',
  ),
  variants: combine(
    { sms: among(smsSenders, 'twilio', 'messageBird'), chat: pairs },
    { take: 2, apart: ['sms'] },
  ),
  build: ({ sms, chat }) => ({
    name: both(
      `Daglijst van morgen uit Teamleader per collega op de telefoon via ${sms.app.label}`,
      `Tomorrow’s list of Teamleader for each colleague on the telephone via ${sms.app.label}`,
    ),
    description: both(
      `Leest elke werkdag om vier uur de agenda van de volgende werkdag in Teamleader en stuurt elke collega via ${sms.app.label} tijden, klanten en adressen. Wie geen mobiel nummer heeft of geen afspraken, staat in ${chat.app.label} bij de planner.`,
      `Each working day at four it reads the diary of the next working day in Teamleader and sends each colleague times, customers and addresses through ${sms.app.label}. Who has no mobile number or no appointments shows in ${chat.app.label}.`,
    ),
    benefit: both(
      'Iedereen weet waar hij morgen begint, zonder rondje bellen.',
      'Everybody knows where to begin tomorrow, without calling around.',
    ),
    uses: [
      [TEAMLEADER, both('geeft agenda en collega’s', 'gives diary and colleagues')],
      [sms, both('stuurt de daglijst', 'sends the list')],
      [chat, both('vertelt de planner wie niets kreeg', 'tells the planner who got nothing')],
    ],
    setup: [
      both(
        'Zet bij elke collega in Teamleader een mobiel nummer met landcode.',
        'Give each colleague in Teamleader a mobile number with its country code.',
      ),
    ],
    names: {
      'Werkdagen om 4 uur': 'Working days at 4 pm',
      'Haal de agenda': 'Fetch the diary',
      'Haal medewerkers': 'Fetch employees',
      'Agenda bijeen': 'Diary together',
      'Medewerkers bijeen': 'Employees together',
      'Agenda en medewerkers': 'Diary and employees',
      'Maak de daglijsten': 'Make the lists',
      'Heeft mobiel en werk?': 'Has mobile and work?',
      'Stuur de daglijst': 'Send the list',
      'Wie kreeg niets?': 'Who got nothing?',
      'Vertel het de planner': 'Tell the planner',
      'Meld mislukte sms': 'Report a failed text',
    },
    nodes: [
      cron('Werkdagen om 4 uur', '0 16 * * 1-5'),
      teamleaderList(
        'Haal de agenda',
        'events.list',
        "{ ends_after: $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).startOf('day').toISO({ suppressMilliseconds: true }), starts_before: $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).endOf('day').toISO({ suppressMilliseconds: true }) }",
      ),
      teamleaderList('Haal medewerkers', 'users.list', "{ status: ['active'] }"),
      gather('Agenda bijeen', 'agenda'),
      gather('Medewerkers bijeen', 'mensen'),
      sideBySide('Agenda en medewerkers', 2, true),
      code(
        'Maak de daglijsten',
        `
const { agenda = [], mensen = [] } = $input.first().json;
const rijen = (bladen) => bladen.flatMap((blad) => blad.data ?? []);
const tijd = (tekst) => { const dan = DateTime.fromISO(String(tekst ?? '')); return dan.isValid ? dan.setZone('Europe/Amsterdam').toFormat('HH:mm') : '?'; };
const afspraken = rijen(agenda);
const dag = $now.plus({ days: $now.weekday === 5 ? 3 : 1 }).setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL');
return rijen(mensen).map((mens) => {
  const eigen = afspraken.filter((een) => (een.attendees ?? []).some((wie) => wie.type === 'user' && wie.id === mens.id)).sort((a, b) => String(a.starts_at).localeCompare(String(b.starts_at)));
  const mobiel = (mens.telephones ?? []).find((een) => een.type === 'mobile')?.number ?? '';
  const regels = eigen.map((een) => tijd(een.starts_at) + ' ' + (een.title ?? '') + (een.location ? ', ' + een.location : ''));
  return { json: { naam: [mens.first_name, mens.last_name].filter(Boolean).join(' '), mobiel: String(mobiel).replace(/[^+\\d]/g, ''), aantal: eigen.length, tekst: (dag + ': ' + regels.join(' / ')).slice(0, 900) } };
});`,
      ),
      when('Heeft mobiel en werk?', [
        ['={{ $json.mobiel }}', 'matches', '^\\+\\d{8,15}$'],
        ['={{ $json.aantal }}', '>', 0],
      ]),
      withErrorBranch(sms.send('Stuur de daglijst', '={{ $json.mobiel }}', '={{ $json.tekst }}')),
      code(
        'Wie kreeg niets?',
        `
const zonder = $input.all().map(({ json }) => '- ' + json.naam + ': ' + (json.aantal > 0 ? json.aantal + ' ${say('afspraken, maar geen mobiel nummer', 'appointments, but no mobile number')}' : '${say('geen afspraken', 'no appointments')}'));
return zonder.length === 0 ? [] : [{ json: { lijst: zonder.join('\\n') } }];`,
      ),
      chat.post(
        'Vertel het de planner',
        say('=Kregen geen daglijst:\n{{ $json.lijst }}', '=Got no list:\n{{ $json.lijst }}'),
      ),
      chat.post(
        'Meld mislukte sms',
        say(
          "=De daglijst van {{ $('Heeft mobiel en werk?').item.json.naam }} kon niet naar {{ $('Heeft mobiel en werk?').item.json.mobiel }}:\n{{ $('Heeft mobiel en werk?').item.json.tekst }}",
          "=The list of {{ $('Heeft mobiel en werk?').item.json.naam }} could not go to {{ $('Heeft mobiel en werk?').item.json.mobiel }}:\n{{ $('Heeft mobiel en werk?').item.json.tekst }}",
        ),
      ),
    ],
    flow: [
      'Werkdagen om 4 uur > Haal de agenda > Agenda bijeen > Agenda en medewerkers',
      'Werkdagen om 4 uur > Haal medewerkers > Medewerkers bijeen > Agenda en medewerkers @1',
      'Agenda en medewerkers > Maak de daglijsten > Heeft mobiel en werk? > Stuur de daglijst',
      'Heeft mobiel en werk? #1 > Wie kreeg niets? > Vertel het de planner',
      'Stuur de daglijst #1 > Meld mislukte sms',
    ],
  }),
});
