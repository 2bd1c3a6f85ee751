import { chats } from '../../apps/chats.js';
import { sqlStores } from '../../apps/databases.js';
import { fileDrops, fileLists } from '../../apps/file-stores.js';
import { sinks } from '../../apps/sinks.js';
import { tables } from '../../apps/tables.js';
import { about } from '../../apps/values.js';
import {
  both,
  byHand,
  code,
  codeEach,
  combine,
  evenWhenEmpty,
  gather,
  goOnAfterError,
  keep,
  loop,
  pause,
  readFile,
  recipe,
  say,
  set,
  spares,
  starts,
  when,
  withErrorBranch,
} from '../../kit/index.js';
import { asNumber } from './parts.js';

const FILE = about(
  'file',
  ['Bestand', 'File'],
  ['Het id of pad van het bestand in je opslag.', 'The id or path of the file in your storage.'],
  ['import/klanten.xlsx', 'import/customers.xlsx'],
);

export const checkedCsv = recipe({
  id: 'checked-csv-import',
  category: 'data',
  tags: ['csv', 'import', 'controle'],
  saves: spares(
    20,
    'Iemand opent elk bestand, zoekt fouten en typt of plakt de regels over.',
    'Someone opens each file, looks for mistakes and pastes the rows.',
  ),
  variants: combine(
    { drop: fileDrops, place: sinks, table: tables, chat: chats },
    { take: 10, apart: ['drop', 'place'] },
  ),
  build: ({ drop, place, table, chat }) => {
    const { nodes, path } = starts(drop.newFile, 'Nieuw bestand', 'Bestand');
    const NUMBER = say('nummer', 'number');
    const DESCRIPTION = say('omschrijving', 'description');
    const AMOUNT = say('bedrag', 'amount');
    const DATE = say('datum', 'date');
    return {
      name: both(
        `Csv-bestanden uit ${drop.app.label} controleren en inlezen in ${place.app.label}`,
        `Check CSV files from ${drop.app.label} and load them into ${place.app.label}`,
      ),
      description: both(
        `Als ${drop.newFile.event.nl}, wordt elke regel nagekeken: goede regels komen in ${place.app.label}, foute apart in ${table.app.label}, en ${chat.app.label} krijgt een seintje.`,
        `When ${drop.newFile.event.en}, each row is checked: good ones go into ${place.app.label}, bad ones apart into ${table.app.label}, and ${chat.app.label} gets word.`,
      ),
      benefit: both(
        'Eén foute regel houdt de rest van het bestand niet meer tegen.',
        'One bad row no longer holds up the rest of the file.',
      ),
      uses: [
        [drop, both('levert de csv-bestanden', 'supplies the CSV files')],
        [place, both('krijgt de goede regels', 'gets the good rows')],
        [table, both('bewaart de afgekeurde regels', 'keeps the rejected rows')],
        [chat, both('meldt hoeveel er is afgekeurd', 'tells how much was rejected')],
      ],
      setup: [
        ...(drop.newFile.setup ?? []),
        both(
          'De bestanden hebben de kolommen nummer, omschrijving, bedrag en datum met puntkomma’s ertussen. Is dat anders, pas dan "Lees de regels" (Delimiter) en "Controleer de regel" aan; daar staat ook wat verplicht is.',
          'The files have the columns number, description, amount and date with commas between. If yours differ, change "Lees de regels" (Delimiter) and "Controleer de regel"; what is required stands there too.',
        ),
      ],
      notes: [
        {
          over: ['Regel in orde?', 'Noteer afkeuring'],
          text: say(
            '## Twee wegen\nGoede regels gaan door naar de opslag. Foute regels krijgen een reden en blijven bewaard, zodat de afzender ze kan herstellen. Een datum of bedrag dat ontbreekt wordt nooit ingevuld: dat is ook een fout.',
            '## Two ways\nGood rows go on to the store. Bad rows get a reason and are kept, so that the sender can repair them. A date or amount that is missing is never filled in: that is a mistake too.',
          ),
        },
        {
          over: ['Tel de gelukte', 'Meld het resultaat'],
          text: say(
            '## Logboek\nVan elk bestand blijft staan hoeveel regels zijn ingelezen, zodat je dubbele of ontbrekende bestanden terugvindt. Een bestand dat je twee keer in de map zet, wordt twee keer ingelezen.',
            '## Log\nFor every file it is recorded how many rows were loaded, so that you can trace double or missing files. A file that you put into the folder twice is loaded twice.',
          ),
        },
      ],
      names: {
        'Nieuw bestand': 'New file',
        Bestand: 'File',
        'Is het een csv?': 'Is it a CSV?',
        'Meld onleesbaar bestand': 'Report an unreadable file',
        'Lees de regels': 'Read the rows',
        'Controleer de regel': 'Check the row',
        'Regel in orde?': 'Row all right?',
        'Kies de kolommen': 'Choose the columns',
        'Lees in': 'Load',
        'Opslag geweigerd': 'Refused by the store',
        'Noteer afkeuring': 'Record rejection',
        'Tel de gelukte': 'Count the successes',
        'Leg de ronde vast': 'Record the round',
        'Meld het resultaat': 'Report the result',
        'Tel de afkeuringen': 'Count the rejections',
        'Meld de afkeuringen': 'Report the rejections',
      },
      nodes: [
        ...nodes,
        when('Is het een csv?', [
          ["={{ String($json.name ?? '').toLowerCase() }}", 'matches', '[.](csv|txt)$'],
        ]),
        withErrorBranch(
          readFile('Lees de regels', 'csv', 'data', { delimiter: say(';', ','), headerRow: true }),
        ),
        chat.post(
          'Meld onleesbaar bestand',
          say(
            "={{ $('Bestand').item.json.name }} is niet ingelezen: het is geen csv, of het is niet te lezen. Sla het op als csv met een regel met kolomnamen en zet het opnieuw in de map. {{ $('Bestand').item.json.link }}",
            "={{ $('Bestand').item.json.name }} was not loaded: it is no CSV, or it cannot be read. Save it as CSV with a row of column names and put it into the folder again. {{ $('Bestand').item.json.link }}",
          ),
        ),
        codeEach(
          'Controleer de regel',
          `
const rij = $json;
const fouten = [];
if (!String(rij.${NUMBER} ?? '').trim()) fouten.push('${say('nummer ontbreekt', 'number is missing')}');
const bedrag = ${asNumber(`rij.${AMOUNT}`)};
if (Number.isNaN(bedrag)) fouten.push('${say('bedrag is geen getal', 'amount is not a number')}');
const gelezen = String(rij.${DATE} ?? '').trim();
const [, dag, maand, jaar] = gelezen.match(/^(\\d{1,2})[-\\/.](\\d{1,2})[-\\/.](\\d{4})$/) ?? [];
const datum = jaar ? [jaar, maand.padStart(2, '0'), dag.padStart(2, '0')].join('-') : gelezen.slice(0, 10);
if (!gelezen) fouten.push('${say('datum ontbreekt', 'date is missing')}');
else if (!(/^\\d{4}-\\d{2}-\\d{2}$/.test(datum) && DateTime.fromISO(datum).isValid)) fouten.push('${say('datum onleesbaar', 'date is unreadable')}');
return { json: { nummer: String(rij.${NUMBER} ?? '').trim(), omschrijving: String(rij.${DESCRIPTION} ?? '').trim(), bedrag: Number.isNaN(bedrag) ? null : bedrag, datum, fout: fouten.join(', ') } };`,
        ),
        when('Regel in orde?', [['={{ $json.fout }}', 'empty']]),
        set('Kies de kolommen', {
          [NUMBER]: '={{ $json.nummer }}',
          [DESCRIPTION]: '={{ $json.omschrijving }}',
          [AMOUNT]: ['number', '={{ $json.bedrag }}'],
          [DATE]: '={{ $json.datum }}',
        }),
        withErrorBranch(place.write('Lees in', say('regels', 'lines'), [NUMBER, DESCRIPTION, AMOUNT, DATE])),
        set('Opslag geweigerd', {
          nummer: `={{ $('Kies de kolommen').item.json.${NUMBER} }}`,
          fout: say('de opslag weigerde de regel', 'the store refused the row'),
        }),
        table.append('Noteer afkeuring', say('Afgekeurd', 'Rejected'), {
          [say('Bestand', 'File')]: "={{ $('Bestand').item.json.name }}",
          [say('Nummer', 'Number')]: "={{ $json.nummer ?? '' }}",
          [say('Reden', 'Reason')]: '={{ $json.fout }}',
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        gather('Tel de gelukte', 'gelukt'),
        table.append('Leg de ronde vast', say('Inleesrondes', 'Import rounds'), {
          [say('Bestand', 'File')]:
            "={{ [...new Set($('Bestand').all().map(({ json }) => json.name))].join(', ') }}",
          [say('Gelukt', 'Succeeded')]: '={{ $json.gelukt.length }}',
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        chat.post(
          'Meld het resultaat',
          say(
            "={{ $('Tel de gelukte').first().json.gelukt.length }} regels uit {{ [...new Set($('Bestand').all().map(({ json }) => json.name))].join(', ') }} zijn ingelezen.",
            "={{ $('Tel de gelukte').first().json.gelukt.length }} rows of {{ [...new Set($('Bestand').all().map(({ json }) => json.name))].join(', ') }} were loaded.",
          ),
        ),
        gather('Tel de afkeuringen', 'regels'),
        chat.post(
          'Meld de afkeuringen',
          say(
            "={{ $json.regels.length }} regels uit {{ [...new Set($('Bestand').all().map(({ json }) => json.name))].join(', ') }} zijn afgekeurd. Ze staan in de tabel Afgekeurd.",
            "={{ $json.regels.length }} rows of {{ [...new Set($('Bestand').all().map(({ json }) => json.name))].join(', ') }} were rejected. They are in the table Rejected.",
          ),
        ),
      ],
      flow: [
        `${path} > Is het een csv? > Lees de regels > Controleer de regel > Regel in orde? > Kies de kolommen > Lees in`,
        'Is het een csv? #1 > Meld onleesbaar bestand',
        'Lees de regels #1 > Meld onleesbaar bestand',
        'Lees in > Tel de gelukte > Leg de ronde vast > Meld het resultaat',
        'Lees in #1 > Opslag geweigerd > Noteer afkeuring',
        'Regel in orde? #1 > Noteer afkeuring > Tel de afkeuringen > Meld de afkeuringen',
      ],
    };
  },
});

export const historyImport = recipe({
  id: 'history-import',
  category: 'data',
  tags: ['migratie', 'excel', 'database'],
  saves: spares(
    60,
    'Iemand knipt een groot bestand in stukken en voert ze een voor een in.',
    'Someone cuts a large file into pieces and enters them one by one.',
  ),
  variants: combine({ store: fileLists, db: sqlStores, chat: chats }, { take: 9, apart: ['store', 'db'] }),
  build: ({ store, db, chat }) => ({
    name: both(
      `Oude gegevens uit ${store.app.label} in delen overzetten naar ${db.app.label}`,
      `Move old data from ${store.app.label} into ${db.app.label} in batches`,
    ),
    description: both(
      `Haalt een groot Excel-bestand op uit ${store.app.label} en vult ${db.app.label} in porties van tweehonderd regels; in ${chat.app.label} staat daarna hoeveel er gelukt is.`,
      `Fetches a large Excel file from ${store.app.label} and fills ${db.app.label} two hundred rows at a time; ${chat.app.label} then shows how many made it.`,
    ),
    benefit: both(
      'Ook een bestand met tienduizenden regels loopt niet vast.',
      'Even a file of tens of thousands of rows gets through.',
    ),
    uses: [
      [store, both('bevat het oude bestand', 'holds the old file')],
      [db, both('krijgt de regels', 'gets the rows')],
      [chat, both('meldt de uitkomst', 'reports the outcome')],
    ],
    setup: [
      both(
        'Koppel in "Kies de kolommen" je kolomkoppen aan de databasekolommen.',
        'Match your headings to the database columns in "Kies de kolommen".',
      ),
      both(
        'Begin met een lege tabel historie: een tweede start zet alles er nog eens bij. Probeer het eerst met een kopie van twintig regels.',
        'Begin with an empty table history: a second start adds everything once more. Try a copy of twenty rows first.',
      ),
    ],
    notes: [
      {
        over: ['Per tweehonderd', 'Even rust'],
        text: say(
          '## Porties\nWeigert de database een portie, dan gaat de rest door en telt het bericht die regels als mislukt. Maak de porties kleiner of de pauze langer als de database het niet bijhoudt. Een bedrag of jaar dat niet te lezen is, blijft leeg: een nul zou een echt cijfer lijken.',
          '## Batches\nIf the database refuses a batch, the rest goes on and the message counts those rows as failed. Make the batches smaller or the pause longer if the database cannot keep up. An amount or year that cannot be read stays empty: a nought would look like a real figure.',
        ),
      },
    ],
    names: {
      'Start de overzetting': 'Start the transfer',
      'Haal het bestand op': 'Fetch the file',
      'Lees het blad': 'Read the sheet',
      'Met klantnummer': 'With a customer number',
      'Per tweehonderd': 'Two hundred at a time',
      'Kies de kolommen': 'Choose the columns',
      'Vul de database': 'Fill the database',
      'Onthoud de uitkomst': 'Remember the outcome',
      'Even rust': 'Short rest',
      'Tel na afloop': 'Count afterwards',
      'Meld de uitkomst': 'Report the outcome',
    },
    nodes: [
      byHand('Start de overzetting'),
      store.download('Haal het bestand op', FILE),
      readFile('Lees het blad', 'xlsx'),
      keep('Met klantnummer', [
        [
          say(
            "={{ String($json.Klantnummer ?? '').trim() }}",
            "={{ String($json['Customer number'] ?? '').trim() }}",
          ),
          'filled',
        ],
      ]),
      loop('Per tweehonderd', 200),
      set('Kies de kolommen', {
        [say('klantnummer', 'customer_number')]: say(
          "={{ String($json.Klantnummer ?? '') }}",
          "={{ String($json['Customer number'] ?? '') }}",
        ),
        [say('naam', 'name')]: say(
          "={{ String($json.Naam ?? '').trim() }}",
          "={{ String($json.Name ?? '').trim() }}",
        ),
        [say('omzet', 'sales')]: [
          'number',
          `={{ [${asNumber(say('$json.Omzet', '$json.Sales'))}].find(Number.isFinite) ?? null }}`,
        ],
        [say('jaar', 'year')]: [
          'number',
          say('={{ Number($json.Jaar) || null }}', '={{ Number($json.Year) || null }}'),
        ],
      }),
      evenWhenEmpty(
        goOnAfterError(
          db.write('Vul de database', say('historie', 'history'), [
            say('klantnummer', 'customer_number'),
            say('naam', 'name'),
            say('omzet', 'sales'),
            say('jaar', 'year'),
          ]),
        ),
      ),
      code(
        'Onthoud de uitkomst',
        "const fouten = $input.all().filter((item) => item.json.error).length;\nconst aantal = $('Kies de kolommen').all().length;\nconst mislukt = fouten === 0 ? 0 : $input.all().length === aantal ? fouten : aantal;\nreturn [{ json: { gelukt: aantal - mislukt, mislukt } }];",
      ),
      pause('Even rust', 2, 'seconds'),
      code(
        'Tel na afloop',
        "const mislukt = $input.all().reduce((som, item) => som + (item.json.mislukt ?? 0), 0);\nconst totaal = $('Met klantnummer').all().length;\nreturn [{ json: { totaal, mislukt, leeg: $('Lees het blad').all().length - totaal } }];",
      ),
      chat.post(
        'Meld de uitkomst',
        say(
          '={{ $json.totaal - $json.mislukt }} van de {{ $json.totaal }} regels staan in de database. Mislukt: {{ $json.mislukt }}. Overgeslagen zonder klantnummer: {{ $json.leeg }}.',
          '={{ $json.totaal - $json.mislukt }} of the {{ $json.totaal }} rows are in the database. Failed: {{ $json.mislukt }}. Left out without a customer number: {{ $json.leeg }}.',
        ),
      ),
    ],
    flow: [
      'Start de overzetting > Haal het bestand op > Lees het blad > Met klantnummer > Per tweehonderd #1 > Kies de kolommen > Vul de database > Onthoud de uitkomst > Even rust > Per tweehonderd',
      'Per tweehonderd > Tel na afloop > Meld de uitkomst',
    ],
  }),
});
