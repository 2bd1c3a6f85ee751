import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { ownLimit } from '../../apps/limits.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import {
  both,
  combine,
  everyDay,
  extract,
  formEnd,
  formWithEnding,
  recipe,
  say,
  set,
  spares,
  when,
  withErrorBranch,
} from '../../kit/index.js';

export const textToRow = recipe({
  id: 'text-to-row',
  category: 'data',
  tags: ['ai', 'formulier', 'invoer'],
  saves: spares(
    4,
    'Iemand leest het bericht en typt naam, telefoon en afspraak over.',
    'Someone reads the message and retypes the name, phone and agreement.',
  ),
  variants: combine({ table: tables, model: models }, { take: 10 }),
  build: ({ table, model }) => ({
    name: both(
      `Geplakte tekst door ${model.app.label} laten omzetten in een rij in ${table.app.label}`,
      `Have ${model.app.label} turn pasted text into a row in ${table.app.label}`,
    ),
    description: both(
      `Je plakt een appje, mail of notitie in een formulier; ${model.app.label} haalt naam, bedrijf, telefoon, vervolgactie en datum eruit, zet ze als rij in ${table.app.label} en laat meteen zien wat er staat.`,
      `You paste a chat message, mail or note into a form; ${model.app.label} takes out the name, company, phone, next step and date, puts them into ${table.app.label} as a row and shows at once what is there.`,
    ),
    benefit: both(
      'Losse berichtjes worden bruikbare gegevens zonder overtypen.',
      'Loose messages become useful data without retyping.',
    ),
    uses: [
      [model, both('leest de gegevens uit de tekst', 'reads the details from the text')],
      [table, both('bewaart de rij', 'stores the row')],
    ],
    setup: [
      both(
        'Voeg in "Haal de gegevens eruit" de velden toe die jij wilt bewaren.',
        'Add the fields that you want to keep to "Haal de gegevens eruit".',
      ),
    ],
    notes: [
      {
        over: ['Naam gevonden?', 'Toon de rij', 'Toon dat het niet lukte'],
        text: say(
          '## Meteen nakijken\nHet scherm toont wat er in de tabel kwam, zodat je een leesfout direct ziet. Zonder naam komt er geen rij: dan staat je tekst nog in het venster hiervoor.',
          '## Check at once\nThe screen shows what went into the table, so that you see a mistake at once. Without a name there is no row: your text is still in the window before.',
        ),
      },
    ],
    names: {
      'Plak je tekst': 'Paste your text',
      'Haal de gegevens eruit': 'Take out the data',
      Taalmodel: 'Language model',
      'Naam gevonden?': 'Name found?',
      'Zet in de tabel': 'Put in the table',
      'Toon de rij': 'Show the row',
      'Toon dat het niet lukte': 'Show that it failed',
    },
    nodes: [
      formWithEnding(
        'Plak je tekst',
        say('Tekst naar rij', 'Text to row'),
        say('Plak een bericht, mail of notitie.', 'Paste a message, mail or note.'),
        [['tekst', say('Tekst', 'Text'), 'textarea']],
      ),
      withErrorBranch(
        extract('Haal de gegevens eruit', '={{ String($json.tekst).slice(0, 20000) }}', [
          [
            'naam?',
            'string',
            say(
              'Naam van de persoon met wie het contact was, leeg als die er niet staat',
              'Name of the person in contact, empty if it is not there',
            ),
          ],
          ['bedrijf?', 'string', say('Naam van het bedrijf', 'Name of the company')],
          ['telefoon?', 'string', say('Telefoonnummer', 'Phone number')],
          [
            'actie?',
            'string',
            say('Wat er moet gebeuren, in een zin', 'What has to be done, in one sentence'),
          ],
          [
            'wanneer?',
            'date',
            say(
              'Dag van de vervolgactie als JJJJ-MM-DD, leeg als die er niet staat',
              'Day of the next step as YYYY-MM-DD, empty if it is not there',
            ),
          ],
        ]),
      ),
      model.attach('Taalmodel', 'Haal de gegevens eruit'),
      when('Naam gevonden?', [['={{ $json.output?.naam }}', 'filled']]),
      withErrorBranch(
        table.append('Zet in de tabel', say('Contactmomenten', 'Contacts'), {
          [say('Naam', 'Name')]: '={{ $json.output.naam }}',
          [say('Bedrijf', 'Company')]: "={{ $json.output.bedrijf ?? '' }}",
          [say('Telefoon', 'Phone')]: "={{ $json.output.telefoon ?? '' }}",
          [say('Actie', 'Action')]: "={{ $json.output.actie ?? '' }}",
          [say('Opvolgen op', 'Follow up on')]: "={{ $json.output.wanneer ?? '' }}",
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
      ),
      formEnd(
        'Toon de rij',
        say('De rij staat erin', 'The row is in'),
        say(
          "={{ [$('Naam gevonden?').first().json.output.naam, $('Naam gevonden?').first().json.output.bedrijf, $('Naam gevonden?').first().json.output.telefoon, $('Naam gevonden?').first().json.output.actie, $('Naam gevonden?').first().json.output.wanneer].filter(Boolean).join(' · ') }}. Klopt er iets niet, pas het dan in de tabel aan.",
          "={{ [$('Naam gevonden?').first().json.output.naam, $('Naam gevonden?').first().json.output.bedrijf, $('Naam gevonden?').first().json.output.telefoon, $('Naam gevonden?').first().json.output.actie, $('Naam gevonden?').first().json.output.wanneer].filter(Boolean).join(' · ') }}. If something is wrong, change it in the table.",
        ),
      ),
      formEnd(
        'Toon dat het niet lukte',
        say('Er is niets opgeslagen', 'Nothing was saved'),
        say(
          'Er staat geen naam in de tekst, of het model of de tabel antwoordde niet. Zet de naam erbij en stuur de tekst opnieuw.',
          'There is no name in the text, or the model or the table did not answer. Add the name and send the text again.',
        ),
      ),
    ],
    flow: [
      'Plak je tekst > Haal de gegevens eruit > Naam gevonden? > Zet in de tabel > Toon de rij',
      'Naam gevonden? #1 > Toon dat het niet lukte',
      'Haal de gegevens eruit #1 > Toon dat het niet lukte',
      'Zet in de tabel #1 > Toon dat het niet lukte',
    ],
  }),
});

const FEW_ORDERS = ownLimit(
  ['Weinig onder', 'Few below'],
  [
    'Onder hoeveel orders het team bericht krijgt; dat komt ook bij minder dan de helft van een week eerder.',
    'Below how many orders the team is told; so it is below half of a week earlier.',
  ],
  5,
);

export const dayCount = recipe({
  id: 'day-count',
  category: 'data',
  tags: ['kpi', 'dagstand', 'orders'],
  saves: spares(
    5,
    'Iemand telt elke ochtend de orders van gisteren en noteert ze.',
    'Every morning someone counts the orders of yesterday and notes them.',
  ),
  variants: combine({ db: sqlStores, table: tables, chat: chats }, { take: 10, apart: ['db', 'table'] }),
  build: ({ db, table, chat }) => ({
    name: both(
      `Dagstand van orders uit ${db.app.label} bijhouden in ${table.app.label}`,
      `Keep the daily order count from ${db.app.label} in ${table.app.label}`,
    ),
    description: both(
      `Telt elke nacht de orders van de dag ervoor in ${db.app.label} en zet ze in ${table.app.label}, naast het aantal van een week eerder; waren het er opvallend weinig, dan leest het team dat in ${chat.app.label}.`,
      `Every night counts the orders of the day before in ${db.app.label} and puts them into ${table.app.label}, beside those of a week earlier; if strikingly few came in, the team reads it in ${chat.app.label}.`,
    ),
    benefit: both(
      'Na een maand heb je een reeks waar je echt iets van leert.',
      'After a month you have a series that really tells you something.',
    ),
    uses: [
      [db, both('telt de orders', 'counts the orders')],
      [table, both('bewaart de dagstand', 'keeps the daily count')],
      [chat, both('meldt een stille dag', 'reports a quiet day')],
    ],
    setup: [
      both(
        'De dagen zijn die van de kolom besteld_op. Bewaart je database tijden in UTC, reken die in "Tel de orders" dan om naar Nederlandse tijd.',
        'The days are those of the column ordered_at. If your database keeps times in UTC, convert them to Dutch time in "Tel de orders".',
      ),
    ],
    notes: [
      {
        over: ['Tel de orders', 'Stille dag?'],
        text: say(
          '## Een hele dag\nOm tien over drie is de dag voorbij, ook in UTC. Het aantal van een week eerder staat erbij, omdat een maandag geen zaterdag is.',
          '## A whole day\nAt 03:10 the day is over, in UTC too. The number of a week earlier stands beside it, as a Monday is no Saturday.',
        ),
      },
    ],
    names: {
      'Elke nacht om tien over drie': 'Every night at 03:10',
      'Lees de telling': 'Read the count',
      'Tel de orders': 'Count the orders',
      'Bewaar de dagstand': 'Save the daily count',
      'Stille dag?': 'Quiet day?',
      'Meld de stille dag': 'Report the quiet day',
    },
    nodes: [
      everyDay('Elke nacht om tien over drie', 3, 10),
      db.query(
        'Tel de orders',
        say(
          "=SELECT SUM(CASE WHEN besteld_op >= '{{ $now.minus({ days: 1 }).toISODate() }}' THEN 1 ELSE 0 END) AS aantal, SUM(CASE WHEN besteld_op < '{{ $now.minus({ days: 7 }).toISODate() }}' THEN 1 ELSE 0 END) AS week_eerder FROM orders WHERE (besteld_op >= '{{ $now.minus({ days: 1 }).toISODate() }}' AND besteld_op < '{{ $now.toISODate() }}') OR (besteld_op >= '{{ $now.minus({ days: 8 }).toISODate() }}' AND besteld_op < '{{ $now.minus({ days: 7 }).toISODate() }}')",
          "=SELECT SUM(CASE WHEN ordered_at >= '{{ $now.minus({ days: 1 }).toISODate() }}' THEN 1 ELSE 0 END) AS aantal, SUM(CASE WHEN ordered_at < '{{ $now.minus({ days: 7 }).toISODate() }}' THEN 1 ELSE 0 END) AS week_eerder FROM orders WHERE (ordered_at >= '{{ $now.minus({ days: 1 }).toISODate() }}' AND ordered_at < '{{ $now.toISODate() }}') OR (ordered_at >= '{{ $now.minus({ days: 8 }).toISODate() }}' AND ordered_at < '{{ $now.minus({ days: 7 }).toISODate() }}')",
        ),
      ),
      set('Lees de telling', {
        dag: '={{ $now.minus({ days: 1 }).toISODate() }}',
        aantal: ['number', '={{ Number($json.aantal ?? $json.AANTAL) || 0 }}'],
        eerder: ['number', '={{ Number($json.week_eerder ?? $json.WEEK_EERDER) || 0 }}'],
      }),
      table.append('Bewaar de dagstand', say('Dagstanden', 'Daily counts'), {
        [say('Datum', 'Date')]: '={{ $json.dag }}',
        Orders: '={{ $json.aantal }}',
        [say('Een week eerder', 'A week earlier')]: '={{ $json.eerder }}',
      }),
      when('Stille dag?', [['={{ $json.aantal }}', '<', `={{ Math.max(${FEW_ORDERS}, $json.eerder / 2) }}`]]),
      chat.post(
        'Meld de stille dag',
        say(
          "=Gisteren ({{ $now.minus({ days: 1 }).setLocale('nl').toFormat('cccc d LLLL') }}) kwamen er {{ $json.aantal }} orders binnen; een week eerder waren het er {{ $json.eerder }}. Werken webwinkel en betaling nog?",
          "=Yesterday ({{ $now.minus({ days: 1 }).setLocale('en').toFormat('cccc d LLLL') }}) {{ $json.aantal }} orders came in; a week earlier it was {{ $json.eerder }}. Do the web shop and its payments still work?",
        ),
      ),
    ],
    flow: [
      'Elke nacht om tien over drie > Tel de orders > Lees de telling > Bewaar de dagstand',
      'Lees de telling > Stille dag? > Meld de stille dag',
    ],
  }),
});
