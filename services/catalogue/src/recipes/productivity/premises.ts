import { googleCalendar } from '../../apps/calendars.js';
import { chats } from '../../apps/chats.js';
import { wholeLimit } from '../../apps/limits.js';
import { mailers } from '../../apps/mailers.js';
import { fullTables } from '../../apps/tables.js';
import { googleCalendarId } from '../../apps/values.js';
import { pick } from '../../dsl/apps.js';
import {
  AS_DAY,
  among,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  form,
  formEnd,
  formWithEnding,
  goOnAfterError,
  keep,
  node,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const pairs = among(chats, 'slack', 'microsoftTeams');
const stores = among(fullTables, 'googleSheets', 'airtable');
const AT =
  "DateTime.fromISO($json.dag + 'T' + String($json.van).padStart(5, '0'), { zone: 'Europe/Amsterdam' })";

const OPENS = wholeLimit(
  ['Open vanaf uur', 'Open from hour'],
  ['Vanaf welk uur vrije tijden worden genoemd.', 'From which hour free times are named.'],
  8,
);
const CLOSES = wholeLimit(
  ['Open tot uur', 'Open until hour'],
  ['Tot welk uur vrije tijden worden genoemd.', 'Until which hour free times are named.'],
  22,
);

export const roomBooking = recipe({
  id: 'room-booking-form',
  category: 'productivity',
  tags: ['zaal', 'reserveren', 'google agenda', 'wijkcentrum', 'vergaderruimte', 'formulier'],
  saves: spares(
    6,
    'Iemand kijkt in de agenda of de ruimte vrij is en schrijft terug.',
    'Someone looks in the calendar whether the room is free and writes back.',
  ),
  variants: combine({ chat: pairs }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Ruimte reserveren met formulier en Google Agenda, dubbele boekingen geweigerd, seintje in ${chat.app.label}`,
      `Reserve a room by form and Google Calendar, double bookings refused, a word in ${chat.app.label}`,
    ),
    description: both(
      `Iemand kiest dag en tijden in een formulier en ziet meteen of de ruimte vrij is. Vrij: de boeking staat in Google Agenda met uitnodiging en ${chat.app.label} weet het. Bezet: het formulier noemt welke uren die dag nog kunnen.`,
      `Somebody picks a day and times in a form and sees at once whether the room is free. Free: the booking is in Google Calendar with an invitation and ${chat.app.label} knows. Taken: the form tells what is there and which hours are left that day.`,
    ),
    benefit: both('De zaal is nooit meer dubbel geboekt.', 'The room is never booked twice again.'),
    uses: [
      [googleCalendar, both('bevat de boekingen van de ruimte', 'holds the bookings of the room')],
      [chat, both('hoort van nieuwe boekingen', 'hears of new bookings')],
    ],
    setup: [
      both(
        'Maak in Google Agenda een aparte agenda voor de ruimte en vul haar id in.',
        'In Google Calendar make a calendar of its own for the room and fill in its id.',
      ),
    ],
    names: {
      'Ruimte reserveren': 'Reserve the room',
      'Klopt de tijd?': 'Is the time right?',
      'Wat staat er die dag?': 'What is there that day?',
      'Antwoordde de agenda?': 'Did the calendar answer?',
      'Is de ruimte vrij?': 'Is the room free?',
      'Vrij?': 'Free?',
      'Zet in de agenda': 'Put in the calendar',
      'Vertel het team': 'Tell the team',
      'Toon de bevestiging': 'Show the confirmation',
      'Toon dat het bezet is': 'Show that it is taken',
      'Toon dat de tijd niet klopt': 'Show that the time is wrong',
      'Toon dat het niet lukte': 'Show that it failed',
    },
    nodes: [
      formWithEnding(
        'Ruimte reserveren',
        say('Ruimte reserveren', 'Reserve the room'),
        say('Je ziet meteen of het kan.', 'You see at once whether it is possible.'),
        [
          ['naam', say('Naam', 'Name')],
          ['mail', say('E-mailadres', 'Email address'), 'email'],
          ['waarvoor', say('Waarvoor?', 'What for?')],
          ['dag', say('Dag', 'Day'), 'date'],
          ['van', say('Van (zoals 14:00)', 'From (such as 14:00)')],
          ['tot', say('Tot (zoals 16:00)', 'Until (such as 16:00)')],
        ],
      ),
      when('Klopt de tijd?', [
        ['={{ String($json.van).trim() }}', 'matches', '^([01]?\\d|2[0-3]):[0-5]\\d$'],
        ['={{ String($json.tot).trim() }}', 'matches', '^([01]?\\d|2[0-3]):[0-5]\\d$'],
        [
          `={{ ${AT} > $now && String($json.tot).trim().padStart(5, '0') > String($json.van).trim().padStart(5, '0') }}`,
          'yes',
        ],
      ]),
      evenWhenEmpty(
        goOnAfterError(
          node('Wat staat er die dag?', 'googleCalendar', 1.3, {
            resource: 'event',
            operation: 'getAll',
            calendar: pick(googleCalendarId),
            returnAll: true,
            timeMin:
              "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).startOf('day').toISO() }}",
            timeMax: "={{ DateTime.fromISO($json.dag, { zone: 'Europe/Amsterdam' }).endOf('day').toISO() }}",
            options: { orderBy: 'startTime', recurringEventHandling: 'expand' },
          }),
        ),
      ),
      when('Antwoordde de agenda?', [['={{ !$json.error }}', 'yes']]),
      code(
        'Is de ruimte vrij?',
        `
const vraag = $('Ruimte reserveren').first().json;
const om = (tijd) => DateTime.fromISO(vraag.dag + 'T' + String(tijd).trim().padStart(5, '0'), { zone: 'Europe/Amsterdam' });
const [van, tot] = [om(vraag.van), om(vraag.tot)];
const boekingen = $input.all().map(({ json }) => json).filter((een) => een.start?.dateTime ?? een.start?.date).map((een) => ({ van: DateTime.fromISO(een.start.dateTime ?? een.start.date, { zone: 'Europe/Amsterdam' }), tot: DateTime.fromISO(een.end?.dateTime ?? een.end?.date ?? '', { zone: 'Europe/Amsterdam' }) }));
const botst = (begin, einde) => boekingen.some((een) => een.van < einde && een.tot > begin);
const uren = [];
for (let uur = ${OPENS}; uur < ${CLOSES}; uur += 1) { const begin = om(uur + ':00'); if (!botst(begin, begin.plus({ hours: 1 }))) uren.push(uur); }
return [{ json: { vrij: !botst(van, tot), begin: van.toISO(), einde: tot.toISO(), bezet: boekingen.map((een) => een.van.toFormat('HH:mm') + '-' + een.tot.toFormat('HH:mm')).join(', '), uren: uren.map((uur) => uur + '-' + (uur + 1)).join(', ') || '${say('geen', 'none')}', wanneer: van.setLocale('${say('nl', 'en')}').toFormat('cccc d LLLL HH:mm') + ' - ' + tot.toFormat('HH:mm') }, pairedItem: 0 }];`,
      ),
      when('Vrij?', [['={{ $json.vrij }}', 'yes']]),
      withErrorBranch(
        googleCalendar.create('Zet in de agenda', {
          title:
            "={{ $('Ruimte reserveren').item.json.waarvoor }} ({{ $('Ruimte reserveren').item.json.naam }})",
          start: '={{ $json.begin }}',
          end: '={{ $json.einde }}',
          attendee: "={{ $('Ruimte reserveren').item.json.mail }}",
        }),
      ),
      chat.post(
        'Vertel het team',
        say(
          "=Ruimte geboekt: {{ $('Is de ruimte vrij?').item.json.wanneer }}, {{ $('Ruimte reserveren').item.json.waarvoor }} ({{ $('Ruimte reserveren').item.json.naam }})",
          "=Room booked: {{ $('Is de ruimte vrij?').item.json.wanneer }}, {{ $('Ruimte reserveren').item.json.waarvoor }} ({{ $('Ruimte reserveren').item.json.naam }})",
        ),
      ),
      formEnd(
        'Toon de bevestiging',
        say('Geboekt', 'Booked'),
        say(
          "=De ruimte is van jou: {{ $('Is de ruimte vrij?').item.json.wanneer }}. De uitnodiging van Google Agenda is onderweg; afzeggen kan daar ook.",
          "=The room is yours: {{ $('Is de ruimte vrij?').item.json.wanneer }}. The invitation of Google Calendar is on its way; cancel there if need be.",
        ),
      ),
      formEnd(
        'Toon dat het bezet is',
        say('Bezet', 'Taken'),
        say(
          '=Die dag is al geboekt: {{ $json.bezet }}. Deze uren zijn nog vrij: {{ $json.uren }}. Vul het formulier opnieuw in.',
          '=That day is booked already: {{ $json.bezet }}. These hours are free: {{ $json.uren }}. Please fill in the form again.',
        ),
      ),
      formEnd(
        'Toon dat de tijd niet klopt',
        say('De tijd klopt niet', 'The time is wrong'),
        say(
          'Kies een dag in de toekomst en een eindtijd na de begintijd, zoals 14:00 en 16:00.',
          'Choose a day in the future and an end after the start, such as 14:00 and 16:00.',
        ),
      ),
      formEnd(
        'Toon dat het niet lukte',
        say('Het lukte niet', 'That did not work'),
        say(
          'De agenda is nu niet bereikbaar. Er is niets geboekt; probeer het over een kwartier opnieuw.',
          'The calendar cannot be reached now. Nothing was booked; try again in a quarter of an hour.',
        ),
      ),
    ],
    flow: [
      'Ruimte reserveren > Klopt de tijd? > Wat staat er die dag? > Antwoordde de agenda? > Is de ruimte vrij? > Vrij? > Zet in de agenda > Vertel het team > Toon de bevestiging',
      'Klopt de tijd? #1 > Toon dat de tijd niet klopt',
      'Vrij? #1 > Toon dat het bezet is',
      'Antwoordde de agenda? #1 > Toon dat het niet lukte',
      'Zet in de agenda #1 > Toon dat het niet lukte',
    ],
  }),
});

export const visitorDesk = recipe({
  id: 'visitor-sign-in',
  category: 'productivity',
  tags: ['bezoekers', 'receptie', 'bhv', 'ontruiming', 'aanmelden'],
  saves: spares(
    5,
    'De receptie belt de gastheer en houdt een bezoekerslijst op papier bij.',
    'The reception calls the host and keeps a list of visitors on paper.',
  ),
  variants: combine(
    { table: stores, chat: pairs, mailer: among(mailers, 'gmail', 'outlook') },
    { take: 2, apart: ['table', 'chat'] },
  ),
  build: ({ table, chat, mailer }) => {
    const tab = say('Bezoekers', 'Visitors');
    const number = say('Nummer', 'Number');
    const out = say('Vertrokken', 'Left');
    const f = (field: string) => `{{ $('Bezoeker').item.json.${field} }}`;
    return {
      name: both(
        `Bezoekers aan- en afmelden met ${table.app.label}, gastheer gewaarschuwd in ${chat.app.label}`,
        `Sign visitors in and out with ${table.app.label}, the host warned in ${chat.app.label}`,
      ),
      description: both(
        `Een tablet bij de ingang meldt bezoekers aan: de gastheer hoort het in ${chat.app.label}, de aanwezigenlijst staat in ${table.app.label}. Om zes uur staat in de chat wie zich niet afmeldde; na vier weken verdwijnen de namen.`,
        `A tablet at the entrance signs visitors in: the host hears it in ${chat.app.label}, the list of who is in stands in ${table.app.label}. At six the chat tells who did not sign out; after four weeks names go.`,
      ),
      benefit: both(
        'Bij een ontruiming weet je wie er binnen is.',
        'At an evacuation you know who is inside.',
      ),
      uses: [
        [table, both('is de aanwezigenlijst', 'is the list of who is in')],
        [chat, both('waarschuwt de gastheer', 'warns the host')],
        [mailer, both('mailt de bezoeker het nummer', 'mails the visitor the number')],
      ],
      setup: [
        both(
          'Maak een tabel Bezoekers met Nummer (uniek), Naam, Bedrijf, Gastheer, Binnen en Vertrokken.',
          'Make a table Visitors with Number (unique), Name, Company, Host, In and Left.',
        ),
        both(
          'Open beide formulieren één keer op de tablet en laat de browser het wachtwoord bewaren, zodat bezoekers het niet hoeven te weten.',
          'Open both forms once on the tablet and have the browser keep the password, so that visitors need not know it.',
        ),
      ],
      notes: [
        {
          over: ['Zoek oude namen', 'Wis de naam'],
          text: say(
            '## Niet langer dan nodig\nNa vier weken blijven alleen nummer, dag en tijden staan.',
            '## No longer than needed\nAfter four weeks only number, day and times stay.',
          ),
        },
      ],
      names: {
        'Aanmelden bij de ingang': 'Sign in at the entrance',
        Bezoeker: 'Visitor',
        'Schrijf in de lijst': 'Write in the list',
        'Waarschuw de gastheer': 'Warn the host',
        'Mail het nummer?': 'Mail the number?',
        'Mail het nummer': 'Mail the number',
        'Afmelden bij de ingang': 'Sign out at the entrance',
        'Zoek de bezoeker': 'Find the visitor',
        'Gevonden?': 'Found?',
        'Zet op vertrokken': 'Set to left',
        'Toon tot ziens': 'Show goodbye',
        'Toon onbekend nummer': 'Show unknown number',
        'Werkdagen om 6 uur': 'Working days at 6 pm',
        'Lees de lijst': 'Read the list',
        'Wie is nog binnen?': 'Who is still in?',
        'Meld wie nog binnen is': 'Tell who is still in',
        'Zoek oude namen': 'Find old names',
        'Wis de naam': 'Erase the name',
      },
      promises: [{ what: 'erasure', by: ['Wis de naam'] }],
      nodes: [
        form(
          'Aanmelden bij de ingang',
          say('Welkom', 'Welcome'),
          say('Meld je aan; we waarschuwen je gastheer.', 'Sign in; we warn your host.'),
          [
            ['naam', say('Naam', 'Name')],
            ['bedrijf?', say('Bedrijf', 'Company')],
            [
              'mail?',
              say('E-mailadres (voor je bezoekersnummer)', 'Email address (for your visitor number)'),
              'email',
            ],
            ['gastheer', say('Voor wie kom je?', 'Whom do you visit?')],
          ],
        ),
        set('Bezoeker', { nummer: "={{ $now.toFormat('MMdd') + '-' + $execution.id }}" }, true),
        table.append('Schrijf in de lijst', tab, {
          [number]: '={{ $json.nummer }}',
          [say('Naam', 'Name')]: '={{ $json.naam }}',
          [say('Bedrijf', 'Company')]: "={{ $json.bedrijf ?? '' }}",
          [say('Gastheer', 'Host')]: '={{ $json.gastheer }}',
          [say('Binnen', 'In')]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        chat.post(
          'Waarschuw de gastheer',
          say(
            `=Voor ${f('gastheer')}: ${f('naam')}{{ $('Bezoeker').item.json.bedrijf ? ' van ' + $('Bezoeker').item.json.bedrijf : '' }} staat bij de ingang. Bezoekersnummer ${f('nummer')}.`,
            `=For ${f('gastheer')}: ${f('naam')}{{ $('Bezoeker').item.json.bedrijf ? ' of ' + $('Bezoeker').item.json.bedrijf : '' }} is at the entrance. Visitor number ${f('nummer')}.`,
          ),
        ),
        keep('Mail het nummer?', [["={{ $('Bezoeker').item.json.mail ?? '' }}", 'contains', '@']]),
        {
          ...mailer.send(
            'Mail het nummer',
            `=${f('mail')}`,
            say(`=Je bezoekersnummer: ${f('nummer')}`, `=Your visitor number: ${f('nummer')}`),
            say(
              `=<p>Welkom ${f('naam')}. Je nummer is ${f('nummer')}. Meld je ermee af als je weggaat. Bij een ontruiming ga je met je gastheer naar de verzamelplaats.</p>`,
              `=<p>Welcome ${f('naam')}. Your number is ${f('nummer')}. Sign out with it when you leave. At an evacuation go to the meeting point with your host.</p>`,
            ),
          ),
          onError: 'continueRegularOutput' as const,
        },
        formWithEnding(
          'Afmelden bij de ingang',
          say('Tot ziens', 'Goodbye'),
          say('Vul je bezoekersnummer in.', 'Fill in your visitor number.'),
          [['nummer', say('Bezoekersnummer', 'Visitor number')]],
        ),
        evenWhenEmpty(table.find('Zoek de bezoeker', tab, number, '={{ String($json.nummer).trim() }}')),
        when('Gevonden?', [[`={{ ${table.cell(say('Binnen', 'In'))} }}`, 'filled']]),
        table.upsert('Zet op vertrokken', tab, number, {
          [number]: "={{ String($('Afmelden bij de ingang').item.json.nummer).trim() }}",
          [out]: "={{ $now.toFormat('yyyy-MM-dd HH:mm') }}",
        }),
        formEnd(
          'Toon tot ziens',
          say('Tot ziens', 'Goodbye'),
          say('Je bent afgemeld. Een goede reis.', 'You are signed out. Have a good trip.'),
        ),
        formEnd(
          'Toon onbekend nummer',
          say('Dit nummer kennen we niet', 'We do not know this number'),
          say(
            'Kijk nog eens in je mail, of vraag het bij de receptie. Je staat nog als binnen op de lijst.',
            'Look in your mail again, or ask at the reception. You are still on the list as in.',
          ),
        ),
        cron('Werkdagen om 6 uur', '0 18 * * 1-5'),
        table.rows('Lees de lijst', tab),
        code(
          'Wie is nog binnen?',
          `
const vandaag = $now.toISODate();
const nog = $input.all().map(({ json: $json }) => ({ naam: ${table.cell(say('Naam', 'Name'))}, gastheer: ${table.cell(say('Gastheer', 'Host'))}, binnen: String(${table.cell(say('Binnen', 'In'))} ?? ''), weg: String(${table.cell(out)} ?? '') })).filter((een) => een.naam && een.binnen.startsWith(vandaag) && een.weg === '');
return nog.length === 0 ? [] : [{ json: { lijst: nog.map((een) => '- ' + een.naam + ' (' + een.gastheer + '), ' + een.binnen.slice(11)).join('\\n') } }];`,
        ),
        chat.post(
          'Meld wie nog binnen is',
          say(
            '=Niet afgemeld vandaag. Zijn ze nog binnen?\n{{ $json.lijst }}',
            '=Not signed out today. Are they still in?\n{{ $json.lijst }}',
          ),
        ),
        code(
          'Zoek oude namen',
          `
${AS_DAY}
return $input.all().map(({ json: $json }) => ({ nummer: String(${table.cell(number)} ?? ''), naam: String(${table.cell(say('Naam', 'Name'))} ?? ''), dag: asDay(String(${table.cell(say('Binnen', 'In'))} ?? '').slice(0, 10)) })).filter((een) => een.nummer && een.naam && een.naam !== '-' && een.dag.isValid && een.dag < $now.minus({ weeks: 4 })).map((een) => ({ json: { nummer: een.nummer } }));`,
        ),
        table.upsert('Wis de naam', tab, number, {
          [number]: '={{ $json.nummer }}',
          [say('Naam', 'Name')]: '-',
          [say('Bedrijf', 'Company')]: '-',
          [say('Gastheer', 'Host')]: '-',
        }),
      ],
      flow: [
        'Aanmelden bij de ingang > Bezoeker > Schrijf in de lijst > Waarschuw de gastheer > Mail het nummer? > Mail het nummer',
        'Afmelden bij de ingang > Zoek de bezoeker > Gevonden? > Zet op vertrokken > Toon tot ziens',
        'Gevonden? #1 > Toon onbekend nummer',
        'Werkdagen om 6 uur > Lees de lijst > Wie is nog binnen? > Meld wie nog binnen is',
        'Lees de lijst > Zoek oude namen > Wis de naam',
      ],
    };
  },
});
