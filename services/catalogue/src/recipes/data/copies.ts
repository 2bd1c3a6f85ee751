import { databases, sqlStores } from '../../apps/databases.js';
import { fileStores } from '../../apps/file-stores.js';
import { rowEvents } from '../../apps/row-events.js';
import { builderStores, documentStores, sinks } from '../../apps/sinks.js';
import { readableTables } from '../../apps/tables.js';
import {
  both,
  byHand,
  combine,
  everyDay,
  recipe,
  respond,
  say,
  set,
  sortBy,
  spares,
  webhook,
  writeFile,
} from '../../kit/index.js';

const places = [...databases, ...documentStores, ...builderStores];

export const newRowsElsewhere = recipe({
  id: 'new-rows-elsewhere',
  category: 'data',
  tags: ['synchroniseren', 'database'],
  saves: spares(
    3,
    'Iemand neemt nieuwe regels over in het andere systeem.',
    'Someone retypes new rows into the other system.',
  ),
  variants: combine({ event: rowEvents, place: places }, { take: 12 }),
  build: ({ event, place }) => ({
    name: both(
      `Nieuwe rijen uit ${event.app.label} kopiëren naar ${place.app.label}`,
      `Copy new ${event.app.label} rows to ${place.app.label}`,
    ),
    description: both(
      `Elke keer dat ${event.event.nl}, verschijnen naam, e-mailadres en status meteen als record in ${place.app.label}.`,
      `Every time ${event.event.en}, the name, e-mail address and status turn up as a record in ${place.app.label}.`,
    ),
    benefit: both(
      `${place.app.label} loopt nooit achter op ${event.app.label}.`,
      `${place.app.label} never lags behind ${event.app.label}.`,
    ),
    uses: [
      [event, both('meldt nieuwe rijen', 'reports new rows')],
      [place, both('bewaart de kopie', 'stores the copy')],
    ],
    setup: [
      both(
        'Pas in "Kies de velden" de namen aan je eigen kolommen aan.',
        'Change the names in "Kies de velden" to those of your own columns.',
      ),
    ],
    names: {
      'Nieuwe rij': 'New row',
      'Kies de velden': 'Choose the fields',
      'Bewaar de kopie': 'Save the copy',
    },
    nodes: [
      event.trigger('Nieuwe rij', say('klanten', 'customers')),
      set('Kies de velden', {
        naam: `={{ ${say(event.cell('naam'), event.cell('name'))} }}`,
        email: `={{ ${event.cell('email')} }}`,
        status: `={{ ${event.cell('status')} }}`,
        bron: event.app.label,
      }),
      place.write('Bewaar de kopie', say('klanten', 'customers'), ['naam', 'email', 'status', 'bron']),
    ],
    flow: ['Nieuwe rij > Kies de velden > Bewaar de kopie'],
  }),
});

export const queryAsCsv = recipe({
  id: 'query-as-csv',
  category: 'data',
  tags: ['export', 'csv', 'database'],
  saves: spares(
    10,
    'Iemand draait elke ochtend een query en slaat het resultaat op.',
    'Someone runs a query every morning and saves the result.',
  ),
  variants: combine({ db: sqlStores, store: fileStores }, { take: 10 }),
  build: ({ db, store }) => ({
    name: both(
      `Dagelijkse csv-export uit ${db.app.label} naar ${store.app.label}`,
      `Daily CSV export from ${db.app.label} to ${store.app.label}`,
    ),
    description: both(
      `Haalt om zes uur 's ochtends de orders van gisteren uit ${db.app.label} en zet ze als csv-bestand met de datum in de naam in ${store.app.label}.`,
      `At six in the morning takes yesterday's orders from ${db.app.label} and puts them into ${store.app.label} as a CSV file named after the date.`,
    ),
    benefit: both(
      'De cijfers van gisteren liggen klaar voordat de eerste collega begint.',
      "Yesterday's figures are ready before the first colleague starts.",
    ),
    uses: [
      [db, both('levert de orders', 'supplies the orders')],
      [store, both('bewaart het bestand', 'keeps the file')],
    ],
    setup: [
      both('Zet in "Orders van gisteren" je eigen query.', 'Put your own query into "Orders van gisteren".'),
    ],
    names: {
      'Elke ochtend om 6 uur': "Every morning at 6 o'clock",
      'Orders van gisteren': 'Yesterday’s orders',
      'Maak csv': 'Make CSV',
      'Bewaar het bestand': 'Save the file',
    },
    nodes: [
      everyDay('Elke ochtend om 6 uur', 6),
      db.query(
        'Orders van gisteren',
        say(
          "=SELECT nummer, klant, bedrag, besteld_op FROM orders WHERE besteld_op >= '{{ $now.minus({ days: 1 }).toISODate() }}' AND besteld_op < '{{ $now.toISODate() }}'",
          "=SELECT order_number, customer, amount, ordered_at FROM orders WHERE ordered_at >= '{{ $now.minus({ days: 1 }).toISODate() }}' AND ordered_at < '{{ $now.toISODate() }}'",
        ),
      ),
      writeFile('Maak csv', 'csv', '=orders-{{ $now.minus({ days: 1 }).toISODate() }}.csv'),
      store.upload('Bewaar het bestand', '=orders-{{ $now.minus({ days: 1 }).toISODate() }}.csv'),
    ],
    flow: ['Elke ochtend om 6 uur > Orders van gisteren > Maak csv > Bewaar het bestand'],
  }),
});

export const ownEndpoint = recipe({
  id: 'own-endpoint',
  category: 'data',
  tags: ['webhook', 'api'],
  saves: spares(
    2,
    'Een ontwikkelaar bouwt en beheert anders een eigen eindpunt.',
    'A developer would otherwise build and run an endpoint.',
  ),
  variants: combine({ place: sinks }, { take: 12 }),
  build: ({ place }) => ({
    name: both(
      `Webhook voor je website die gegevens opslaat in ${place.app.label}`,
      `Webhook for your website that stores data in ${place.app.label}`,
    ),
    description: both(
      `Ontvangt naam, e-mailadres en bericht van je website of app, antwoordt direct met een bevestiging en bewaart alles in ${place.app.label}.`,
      `Takes a name, e-mail address and message from your site or app, answers straight away and stores it all in ${place.app.label}.`,
    ),
    benefit: both(
      'Je site kan gegevens kwijt zonder dat je een server hoeft te bouwen.',
      'Your site can hand over data without you building a server.',
    ),
    uses: [[place, both('bewaart wat binnenkomt', 'stores what comes in')]],
    setup: [
      both(
        'Stel bij "Ontvang gegevens" een geheime header in en geef die aan je ontwikkelaar.',
        'Set a secret header at "Ontvang gegevens" and give it to your developer.',
      ),
    ],
    names: {
      'Ontvang gegevens': 'Receive data',
      'Zet de velden klaar': 'Prepare the fields',
      Bevestig: 'Confirm',
      'Sla op': 'Store',
    },
    nodes: [
      webhook('Ontvang gegevens', say('gegevens-ontvangen', 'receive-data'), { respond: 'responseNode' }),
      set('Zet de velden klaar', {
        naam: "={{ $json.body.naam ?? '' }}",
        email: "={{ String($json.body.email ?? '').trim().toLowerCase() }}",
        bericht: "={{ $json.body.bericht ?? '' }}",
        ontvangen_op: '={{ $now.toISO() }}',
      }),
      respond('Bevestig', '={{ { "ontvangen": true, "op": $json.ontvangen_op } }}'),
      place.write('Sla op', say('inzendingen', 'submissions'), ['naam', 'email', 'bericht', 'ontvangen_op']),
    ],
    flow: ['Ontvang gegevens > Zet de velden klaar > Bevestig', 'Zet de velden klaar > Sla op'],
  }),
});

export const tableAsWorkbook = recipe({
  id: 'table-as-workbook',
  category: 'data',
  tags: ['export', 'excel'],
  saves: spares(
    6,
    'Iemand exporteert de tabel, sorteert haar en zet het bestand in de juiste map.',
    'Someone exports the table, sorts it and puts the file in the right folder.',
  ),
  variants: combine(
    { table: readableTables, store: fileStores },
    {
      take: 9,
      unless: ({ table }) => table.app.key.startsWith('excel'),
    },
  ),
  build: ({ table, store }) => ({
    name: both(
      `Klantentabel uit ${table.app.label} met één klik als Excel in ${store.app.label}`,
      `Customer table from ${table.app.label} to Excel in ${store.app.label} with one click`,
    ),
    description: both(
      `Eén druk op de knop zet de hele klantentabel uit ${table.app.label}, gesorteerd op naam, als xlsx-bestand met de datum van vandaag in ${store.app.label}.`,
      `One press of the button puts the whole customer table from ${table.app.label}, sorted by name, into ${store.app.label} as an xlsx file with today's date.`,
    ),
    benefit: both(
      'Een nette export op het moment dat iemand erom vraagt.',
      'A tidy export the moment somebody asks for one.',
    ),
    uses: [
      [table, both('bevat de klanten', 'holds the customers')],
      [store, both('bewaart de export', 'keeps the export')],
    ],
    setup: [
      both(
        'Sorteer in "Op naam" op een kolom die je tabel heeft.',
        'Sort by a column of your table in "Op naam".',
      ),
    ],
    names: {
      'Start de export': 'Start the export',
      'Lees de klanten': 'Read the customers',
      'Op naam': 'By name',
      'Maak Excel-bestand': 'Make Excel file',
      'Zet in de map': 'Put in the folder',
    },
    nodes: [
      byHand('Start de export'),
      table.rows('Lees de klanten', say('Klanten', 'Customers')),
      sortBy('Op naam', table.cell(say('Naam', 'Name')).replace(/^\$json\.?/, ''), 'ascending'),
      writeFile(
        'Maak Excel-bestand',
        'xlsx',
        say('=klanten-{{ $now.toISODate() }}.xlsx', '=customers-{{ $now.toISODate() }}.xlsx'),
      ),
      store.upload(
        'Zet in de map',
        say('=klanten-{{ $now.toISODate() }}.xlsx', '=customers-{{ $now.toISODate() }}.xlsx'),
      ),
    ],
    flow: ['Start de export > Lees de klanten > Op naam > Maak Excel-bestand > Zet in de map'],
  }),
});
