import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { ownLimit } from '../../apps/limits.js';
import { models } from '../../apps/models.js';
import { tables } from '../../apps/tables.js';
import { both, combine, everyDay, extract, form, recipe, say, spares, when } from '../../kit/index.js';

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
      `Je plakt een appje, mail of notitie in een formulier; ${model.app.label} haalt naam, bedrijf, telefoon en vervolgactie eruit en zet ze als rij in ${table.app.label}.`,
      `You paste a chat message, mail or note into a form; ${model.app.label} takes out the name, company, phone and next step and puts them into ${table.app.label} as a row.`,
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
    names: {
      'Plak je tekst': 'Paste your text',
      'Haal de gegevens eruit': 'Take out the data',
      Taalmodel: 'Language model',
      'Zet in de tabel': 'Put in the table',
    },
    accepts: [
      {
        rule: 'model-answers',
        step: 'Haal de gegevens eruit',
        why: 'One text that somebody pastes and sees fail: it stands in n8n as a failed execution, with the text, to be retried there.',
      },
    ],
    nodes: [
      form(
        'Plak je tekst',
        say('Tekst naar rij', 'Text to row'),
        say('Plak een bericht, mail of notitie.', 'Paste a message, mail or note.'),
        [['tekst', say('Tekst', 'Text'), 'textarea']],
      ),
      extract('Haal de gegevens eruit', '={{ $json.tekst }}', [
        ['naam', 'string', say('Naam van de persoon', 'Name of the person')],
        ['bedrijf?', 'string', say('Naam van het bedrijf', 'Name of the company')],
        ['telefoon?', 'string', say('Telefoonnummer', 'Phone number')],
        ['actie?', 'string', say('Wat er moet gebeuren, in een zin', 'What has to be done, in one sentence')],
      ]),
      model.attach('Taalmodel', 'Haal de gegevens eruit'),
      table.append('Zet in de tabel', say('Contactmomenten', 'Contacts'), {
        [say('Naam', 'Name')]: '={{ $json.output.naam }}',
        [say('Bedrijf', 'Company')]: "={{ $json.output.bedrijf ?? '' }}",
        [say('Telefoon', 'Phone')]: "={{ $json.output.telefoon ?? '' }}",
        [say('Actie', 'Action')]: "={{ $json.output.actie ?? '' }}",
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
      }),
    ],
    flow: ['Plak je tekst > Haal de gegevens eruit > Zet in de tabel'],
  }),
});

const FEW_ORDERS = ownLimit(
  ['Weinig onder', 'Few below'],
  ['Onder hoeveel orders het team bericht krijgt.', 'Below how many orders the team is told.'],
  5,
);

export const dayCount = recipe({
  id: 'day-count',
  category: 'data',
  tags: ['kpi', 'dagstand', 'orders'],
  saves: spares(
    5,
    'Iemand telt elke avond de orders en noteert ze.',
    'Someone counts the orders every evening and notes them.',
  ),
  variants: combine({ db: sqlStores, table: tables, chat: chats }, { take: 10, apart: ['db', 'table'] }),
  build: ({ db, table, chat }) => ({
    name: both(
      `Dagstand van orders uit ${db.app.label} bijhouden in ${table.app.label}`,
      `Keep the daily order count from ${db.app.label} in ${table.app.label}`,
    ),
    description: both(
      `Telt elke avond de orders van de dag in ${db.app.label} en zet het aantal in ${table.app.label}; waren het er opvallend weinig, dan leest het team dat in ${chat.app.label}.`,
      `Counts the orders of the day in ${db.app.label} every evening and puts the number into ${table.app.label}; if strikingly few came in, the team reads it in ${chat.app.label}.`,
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
    setup: [],
    names: {
      'Elke avond om vijf voor twaalf': 'Every evening at 23:55',
      'Tel de orders': 'Count the orders',
      'Bewaar de dagstand': 'Save the daily count',
      'Stille dag?': 'Quiet day?',
      'Meld de stille dag': 'Report the quiet day',
    },
    nodes: [
      everyDay('Elke avond om vijf voor twaalf', 23, 55),
      db.query(
        'Tel de orders',
        say(
          "=SELECT COUNT(*) AS aantal FROM orders WHERE besteld_op >= '{{ $now.toISODate() }}'",
          "=SELECT COUNT(*) AS aantal FROM orders WHERE ordered_at >= '{{ $now.toISODate() }}'",
        ),
      ),
      table.append('Bewaar de dagstand', say('Dagstanden', 'Daily counts'), {
        [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        Orders: '={{ $json.aantal ?? $json.AANTAL }}',
      }),
      when('Stille dag?', [['={{ $json.aantal ?? $json.AANTAL }}', '<', `={{ ${FEW_ORDERS} }}`]]),
      chat.post(
        'Meld de stille dag',
        say(
          '=Vandaag maar {{ $json.aantal ?? $json.AANTAL }} orders. Werkt de webwinkel nog?',
          '=Only {{ $json.aantal ?? $json.AANTAL }} orders today. Does the web shop still work?',
        ),
      ),
    ],
    flow: [
      'Elke avond om vijf voor twaalf > Tel de orders > Bewaar de dagstand',
      'Tel de orders > Stille dag? > Meld de stille dag',
    ],
  }),
});
