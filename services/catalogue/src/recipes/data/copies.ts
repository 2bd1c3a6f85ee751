import { databases, sqlStores } from '../../apps/databases.js';
import { fileStores } from '../../apps/file-stores.js';
import { rowEvents } from '../../apps/row-events.js';
import { builderStores, documentStores, sinks } from '../../apps/sinks.js';
import { readableTables } from '../../apps/tables.js';
import {
  both,
  byHand,
  code,
  combine,
  evenWhenEmpty,
  everyDay,
  everyHours,
  keep,
  recipe,
  respond,
  say,
  set,
  sortBy,
  spares,
  stop,
  webhook,
  when,
  withErrorBranch,
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
      `Elke keer dat ${event.event.nl}, komen naam, e-mailadres en status als record in ${place.app.label}. Lukt dat niet, dan probeert hij het drie dagen lang elk uur opnieuw.`,
      `Every time ${event.event.en}, name, e-mail address and status become a record in ${place.app.label}. If that fails, it tries again every hour for three days.`,
    ),
    benefit: both(
      `${place.app.label} houdt ${event.app.label} bij, ook na een storing.`,
      `${place.app.label} keeps up with ${event.app.label}, after an outage too.`,
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
    notes: [
      {
        over: ['Onthoud wat niet lukte', 'Haal de wachtrij', 'Te lang geprobeerd?'],
        text: say(
          '## Niets raakt kwijt\nEen rij die niet aankomt, wacht in het geheugen van de workflow en gaat het volgende uur opnieuw. Na drie dagen stopt hij met een fout die de rijen noemt: koppel een foutworkflow, dan hoor je dat.',
          '## Nothing gets lost\nA row that does not arrive waits in the memory of the workflow and goes again the next hour. After three days it stops with an error that names the rows: set an error workflow, and you hear of it.',
        ),
      },
    ],
    names: {
      'Nieuwe rij': 'New row',
      'Kies de velden': 'Choose the fields',
      'Iets ingevuld?': 'Anything filled in?',
      'Bewaar de kopie': 'Save the copy',
      'Onthoud wat niet lukte': 'Remember what failed',
      'Elk uur opnieuw': 'Every hour again',
      'Haal de wachtrij': 'Take the queue',
      'Te lang geprobeerd?': 'Tried too long?',
      'Stop met een fout': 'Stop with an error',
    },
    nodes: [
      event.trigger('Nieuwe rij', say('klanten', 'customers')),
      set('Kies de velden', {
        [say('naam', 'name')]: `={{ ${say(event.cell('naam'), event.cell('name'))} ?? '' }}`,
        email: `={{ String(${event.cell('email')} ?? '').trim().toLowerCase() }}`,
        status: `={{ ${event.cell('status')} ?? '' }}`,
        [say('bron', 'source')]: event.app.label,
      }),
      keep(
        'Iets ingevuld?',
        [
          [`={{ $json.${say('naam', 'name')} }}`, 'filled'],
          ['={{ $json.email }}', 'filled'],
        ],
        'or',
      ),
      withErrorBranch(
        place.write('Bewaar de kopie', say('klanten', 'customers'), [
          say('naam', 'name'),
          'email',
          'status',
          say('bron', 'source'),
        ]),
      ),
      code(
        'Onthoud wat niet lukte',
        `
const stand = $getWorkflowStaticData('global');
stand.rijen ??= {};
const lang = [];
for (const { json } of $input.all()) {
  const rij = Object.fromEntries(['${say('naam', 'name')}', 'email', 'status', '${say('bron', 'source')}'].map((veld) => [veld, json[veld] ?? '']));
  const sleutel = JSON.stringify(rij);
  const sinds = stand.rijen[sleutel]?.sinds ?? $now.toISO();
  if (DateTime.fromISO(sinds) > $now.minus({ days: 3 })) stand.rijen[sleutel] = { rij, sinds, wacht: true };
  else { lang.push(rij.email || rij.${say('naam', 'name')}); delete stand.rijen[sleutel]; }
}
return [{ json: { lang: lang.length, wie: lang.join(', ') } }];`,
      ),
      everyHours('Elk uur opnieuw', 1),
      code(
        'Haal de wachtrij',
        `
const stand = $getWorkflowStaticData('global');
stand.rijen ??= {};
${say('// Wat het vorige uur werd meegenomen en niet terugkwam, is gelukt.', '// What was taken along the hour before and did not come back has succeeded.')}
for (const [sleutel, een] of Object.entries(stand.rijen)) if (!een.wacht) delete stand.rijen[sleutel];
return Object.values(stand.rijen).map((een) => { een.wacht = false; return { json: { ...een.rij } }; });`,
      ),
      when('Te lang geprobeerd?', [['={{ $json.lang }}', '>', 0]]),
      stop(
        'Stop met een fout',
        say(
          `={{ $json.lang }} rijen kwamen drie dagen lang niet in ${place.app.label}: {{ $json.wie }}. Voer ze zelf in.`,
          `={{ $json.lang }} rows did not get into ${place.app.label} for three days: {{ $json.wie }}. Enter them yourself.`,
        ),
      ),
    ],
    flow: [
      'Nieuwe rij > Kies de velden > Iets ingevuld? > Bewaar de kopie',
      'Bewaar de kopie #1 > Onthoud wat niet lukte > Te lang geprobeerd? > Stop met een fout',
      'Elk uur opnieuw > Haal de wachtrij > Bewaar de kopie',
    ],
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
      `Haalt om zes uur 's ochtends de orders van gisteren uit ${db.app.label} en zet ze als csv-bestand dat Excel goed opent in ${store.app.label}, met de datum in de naam. Was er geen order, dan staat ook dat erin.`,
      `At six in the morning takes yesterday's orders from ${db.app.label} and puts them into ${store.app.label} as a CSV file that Excel opens well, named after the date. Where there was no order, the file says so.`,
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
      both(
        'Pas in "Orders van gisteren" de namen van tabel en kolommen aan je eigen database aan; de kolommen van je query worden die van het bestand.',
        'In "Orders van gisteren" adapt the names of table and columns to your own database; the columns of your query become those of the file.',
      ),
    ],
    notes: [
      {
        over: ['Orders van gisteren', 'Maak csv'],
        text: say(
          '## Voor Nederlandse Excel\nPuntkomma’s tussen de kolommen en een komma in bedragen, zodat een dubbelklik genoeg is. Wat met = of @ begint krijgt een aanhalingsteken ervoor, zodat een ingevulde formule niet draait.',
          '## For Excel\nA byte order mark and quotes where needed, so that a double click is enough. What begins with = or @ gets an apostrophe before it, so that a formula that somebody typed does not run.',
        ),
      },
    ],
    names: {
      'Elke ochtend om 6 uur': "Every morning at 6 o'clock",
      'Orders van gisteren': 'Yesterday’s orders',
      'Maak csv': 'Make CSV',
      'Bewaar het bestand': 'Save the file',
    },
    nodes: [
      everyDay('Elke ochtend om 6 uur', 6),
      evenWhenEmpty(
        db.query(
          'Orders van gisteren',
          say(
            "=SELECT nummer, klant, bedrag, besteld_op FROM orders WHERE besteld_op >= '{{ $now.minus({ days: 1 }).toISODate() }}' AND besteld_op < '{{ $now.toISODate() }}'",
            "=SELECT order_number, customer, amount, ordered_at FROM orders WHERE ordered_at >= '{{ $now.minus({ days: 1 }).toISODate() }}' AND ordered_at < '{{ $now.toISODate() }}'",
          ),
        ),
      ),
      code(
        'Maak csv',
        `
const regels = $input.all().map(({ json }) => json).filter((regel) => Object.keys(regel).length > 0);
const naam = 'orders-' + $now.minus({ days: 1 }).toISODate() + '.csv';
const tussen = '${say(';', ',')}', q = String.fromCharCode(34);
const tekst = (v) => {
  if (v === null || v === undefined) return '';
  const s = v instanceof Date ? v.toISOString() : typeof v === 'object' ? JSON.stringify(v) : String(v);
  return /^-?\\d+[.]\\d+$/.test(s) ? s.replace('.', '${say(',', '.')}') : s.replace(/^(?=[=@])/, '\\u0027');
};
const veld = (v) => { const s = tekst(v); return [q, tussen, '\\r', '\\n'].some((t) => s.includes(t)) ? q + s.replaceAll(q, q + q) + q : s; };
const kolommen = [...new Set(regels.flatMap((regel) => Object.keys(regel)))];
const inhoud = regels.length === 0 ? ['${say('Geen orders op', 'No orders on')} ' + $now.minus({ days: 1 }).toISODate()] : [kolommen, ...regels.map((regel) => kolommen.map((kolom) => regel[kolom]))].map((rij) => rij.map(veld).join(tussen));
${say('// Het eerste teken vertelt Excel dat er accenten in kunnen staan.', '// The first character tells Excel that there may be accents.')}
return [{ json: { aantal: regels.length, naam }, binary: { data: await this.helpers.prepareBinaryData(Buffer.from('\\ufeff' + inhoud.join('\\r\\n'), 'utf8'), naam, 'text/csv') } }];`,
      ),
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
      `Ontvangt naam, e-mailadres en bericht van je website of app, weigert wat niet klopt, bewaart de rest in ${place.app.label} en bevestigt pas als het er echt staat.`,
      `Takes a name, e-mail address and message from your site or app, refuses what is wrong, stores the rest in ${place.app.label} and confirms only once it is there.`,
    ),
    benefit: both(
      'Je site kan gegevens kwijt zonder dat je een server hoeft te bouwen.',
      'Your site can hand over data without you building a server.',
    ),
    uses: [[place, both('bewaart wat binnenkomt', 'stores what comes in')]],
    setup: [
      both(
        'Stel bij "Ontvang gegevens" een geheime header in en geef die aan je ontwikkelaar. Roep het adres aan vanaf je server, niet uit de browser: daar kan iedereen de header lezen.',
        'Set a secret header at "Ontvang gegevens" and give it to your developer. Call the address from your server, not from the browser: everybody can read the header there.',
      ),
      both(
        'Je site stuurt JSON met naam, email en bericht. Antwoord 200 is bewaard, 400 noemt wat er mist, 503 betekent: probeer het straks opnieuw. Bij 503 staat de run in n8n als mislukt, zodat een foutmelding die je daar instelde je waarschuwt.',
        'Your site sends JSON with name, email and message. Answer 200 is stored, 400 names what is missing, 503 means: try again later. With 503 the run stands as failed in n8n, so that an error workflow that you set there warns you.',
      ),
      both(
        'De tabel of verzameling heet inzendingen en heeft de velden naam, email, bericht en ontvangen_op. Andere namen? Verander ze in "Zet de velden klaar".',
        'The table or collection is called submissions and has the fields name, email, message and received_at. Other names? Change them in "Zet de velden klaar".',
      ),
    ],
    notes: [
      {
        over: ['Klopt het?', 'Wijs af', 'Sla op', 'Vraag om straks'],
        text: say(
          '## Eerst bewaren, dan bevestigen\nEen bevestiging betekent dat de gegevens er staan. Ligt de opslag eruit, dan hoort de site dat en kan ze het opnieuw sturen. Lange berichten worden op 5.000 tekens afgekapt.',
          '## First store, then confirm\nA confirmation means that the data are there. If the store is down the site is told and can send it again. Long messages are cut at 5,000 characters.',
        ),
      },
    ],
    names: {
      'Klopt het?': 'Is it right?',
      'Wijs af': 'Refuse',
      'Vraag om straks': 'Ask to come back',
      'Ontvang gegevens': 'Receive data',
      'Zet de velden klaar': 'Prepare the fields',
      Bevestig: 'Confirm',
      'Sla op': 'Store',
      'Laat de run mislukken': 'Let the run fail',
    },
    nodes: [
      webhook('Ontvang gegevens', say('gegevens-ontvangen', 'receive-data'), { respond: 'responseNode' }),
      set('Zet de velden klaar', {
        [say('naam', 'name')]: `={{ String($json.body?.${say('naam', 'name')} ?? '').trim().slice(0, 200) }}`,
        email: "={{ String($json.body?.email ?? '').trim().toLowerCase() }}",
        [say('bericht', 'message')]:
          `={{ String($json.body?.${say('bericht', 'message')} ?? '').trim().slice(0, 5000) }}`,
        [say('ontvangen_op', 'received_at')]: '={{ $now.toISO() }}',
      }),
      when('Klopt het?', [
        ['={{ $json.email }}', 'matches', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$'],
        [`={{ $json.${say('bericht', 'message')} }}`, 'filled'],
      ]),
      withErrorBranch(
        place.write('Sla op', say('inzendingen', 'submissions'), [
          say('naam', 'name'),
          'email',
          say('bericht', 'message'),
          say('ontvangen_op', 'received_at'),
        ]),
      ),
      respond(
        'Bevestig',
        say(
          '={{ { "ontvangen": true, "op": $(\'Zet de velden klaar\').first().json.ontvangen_op } }}',
          '={{ { "received": true, "at": $(\'Zet de velden klaar\').first().json.received_at } }}',
        ),
      ),
      respond(
        'Wijs af',
        say(
          '={{ { "ontvangen": false, "reden": "Een geldig e-mailadres en een bericht zijn verplicht" } }}',
          '={{ { "received": false, "reason": "A valid e-mail address and a message are required" } }}',
        ),
        400,
      ),
      respond(
        'Vraag om straks',
        say(
          '={{ { "ontvangen": false, "reden": "Opslaan lukt nu niet, probeer het straks opnieuw" } }}',
          '={{ { "received": false, "reason": "Storing fails at the moment, try again later" } }}',
        ),
        503,
      ),
      stop(
        'Laat de run mislukken',
        say(
          'Opslaan lukte niet. Kijk bij de stap die opslaat of de naam en de velden kloppen.',
          'Storing failed. See at the step that stores whether the name and the fields are right.',
        ),
      ),
    ],
    flow: [
      'Ontvang gegevens > Zet de velden klaar > Klopt het? > Sla op > Bevestig',
      'Klopt het? #1 > Wijs af',
      'Sla op #1 > Vraag om straks > Laat de run mislukken',
    ],
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
      `Eén druk op de knop zet de klanten uit ${table.app.label} als xlsx-bestand met de datum van vandaag in ${store.app.label}: alleen de kolommen die je koos, zonder lege rijen, gesorteerd op naam.`,
      `One press of the button puts the customers from ${table.app.label} into ${store.app.label} as an xlsx file with today's date: the columns that you chose only, without empty rows, sorted by name.`,
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
        'Kies in "Kies de kolommen" wat er in het bestand komt, en in welke volgorde.',
        'In "Kies de kolommen" choose what goes into the file, and in which order.',
      ),
    ],
    notes: [
      {
        over: ['Kies de kolommen', 'Zonder lege rijen'],
        text: say(
          '## Niet meer dan nodig\nInterne nummers van de app gaan niet mee, en wat niet in de lijst met kolommen staat ook niet: een export met klanten is persoonsgegevens, deel hem alleen met wie hem nodig heeft.',
          '## No more than needed\nInternal numbers of the app do not go along, and neither does what is not in the list of columns: an export of customers is personal data, share it only with who needs it.',
        ),
      },
    ],
    names: {
      'Kies de kolommen': 'Choose the columns',
      'Zonder lege rijen': 'Without empty rows',
      'Start de export': 'Start the export',
      'Lees de klanten': 'Read the customers',
      'Op naam': 'By name',
      'Maak Excel-bestand': 'Make Excel file',
      'Zet in de map': 'Put in the folder',
    },
    nodes: [
      byHand('Start de export'),
      table.rows('Lees de klanten', say('Klanten', 'Customers')),
      set(
        'Kies de kolommen',
        Object.fromEntries(
          [
            say('Naam', 'Name'),
            say('E-mail', 'Email'),
            say('Telefoon', 'Phone'),
            say('Plaats', 'Town'),
            say('Klant sinds', 'Customer since'),
          ].map((column) => [column, `={{ ${table.cell(column)} ?? '' }}`]),
        ),
      ),
      keep('Zonder lege rijen', [[`={{ $json.${say('Naam', 'Name')} }}`, 'filled']]),
      sortBy('Op naam', say('Naam', 'Name'), 'ascending'),
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
    flow: [
      'Start de export > Lees de klanten > Kies de kolommen > Zonder lege rijen > Op naam > Maak Excel-bestand > Zet in de map',
    ],
  }),
});
