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
          'Leg in "Controleer de regel" vast welke kolommen verplicht zijn.',
          'Lay down in "Controleer de regel" which columns are required.',
        ),
      ],
      notes: [
        {
          over: ['Regel in orde?', 'Noteer afkeuring'],
          text: say(
            '## Twee wegen\nGoede regels gaan door naar de opslag. Foute regels krijgen een reden en blijven bewaard, zodat de afzender ze kan herstellen.',
            '## Two ways\nGood rows go on to the store. Bad rows get a reason and are kept, so that the sender can repair them.',
          ),
        },
        {
          over: ['Tel de gelukte', 'Meld het resultaat'],
          text: say(
            '## Logboek\nVan elk bestand blijft staan hoeveel regels zijn ingelezen, zodat je dubbele of ontbrekende bestanden terugvindt.',
            '## Log\nFor every file it is recorded how many rows were loaded, so that you can trace double or missing files.',
          ),
        },
      ],
      names: {
        'Nieuw bestand': 'New file',
        Bestand: 'File',
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
        readFile('Lees de regels', 'csv'),
        codeEach(
          'Controleer de regel',
          `
const rij = $json;
const fouten = [];
if (!String(rij.nummer ?? '').trim()) fouten.push('${say('nummer ontbreekt', 'number is missing')}');
const bedrag = ${asNumber('rij.bedrag')};
if (Number.isNaN(bedrag)) fouten.push('${say('bedrag is geen getal', 'amount is not a number')}');
const gelezen = String(rij.datum ?? '').trim();
const [, dag, maand, jaar] = gelezen.match(/^(\\d{1,2})[-\\/.](\\d{1,2})[-\\/.](\\d{4})$/) ?? [];
const datum = jaar ? [jaar, maand.padStart(2, '0'), dag.padStart(2, '0')].join('-') : gelezen.slice(0, 10);
if (gelezen && !(/^\\d{4}-\\d{2}-\\d{2}$/.test(datum) && DateTime.fromISO(datum).isValid)) fouten.push('${say('datum onleesbaar', 'date is unreadable')}');
return { json: { ...rij, bedrag, datum: datum || $now.toISODate(), fout: fouten.join(', ') } };`,
        ),
        when('Regel in orde?', [['={{ $json.fout }}', 'empty']]),
        set('Kies de kolommen', {
          nummer: '={{ String($json.nummer).trim() }}',
          omschrijving: "={{ $json.omschrijving ?? '' }}",
          bedrag: ['number', '={{ $json.bedrag }}'],
          datum: '={{ $json.datum }}',
        }),
        withErrorBranch(
          place.write('Lees in', say('regels', 'lines'), ['nummer', 'omschrijving', 'bedrag', 'datum']),
        ),
        set('Opslag geweigerd', {
          nummer: "={{ $('Kies de kolommen').item.json.nummer }}",
          fout: say('de opslag weigerde de regel', 'the store refused the row'),
        }),
        table.append('Noteer afkeuring', say('Afgekeurd', 'Rejected'), {
          [say('Bestand', 'File')]: "={{ $('Bestand').first().json.name }}",
          [say('Nummer', 'Number')]: "={{ $json.nummer ?? '' }}",
          [say('Reden', 'Reason')]: '={{ $json.fout }}',
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        gather('Tel de gelukte', 'gelukt'),
        table.append('Leg de ronde vast', say('Inleesrondes', 'Import rounds'), {
          [say('Bestand', 'File')]: "={{ $('Bestand').first().json.name }}",
          [say('Gelukt', 'Succeeded')]: '={{ $json.gelukt.length }}',
          [say('Datum', 'Date')]: '={{ $now.toISODate() }}',
        }),
        chat.post(
          'Meld het resultaat',
          say(
            "={{ $('Tel de gelukte').first().json.gelukt.length }} regels uit {{ $('Bestand').first().json.name }} zijn ingelezen.",
            "={{ $('Tel de gelukte').first().json.gelukt.length }} rows of {{ $('Bestand').first().json.name }} were loaded.",
          ),
        ),
        gather('Tel de afkeuringen', 'regels'),
        chat.post(
          'Meld de afkeuringen',
          say(
            "={{ $json.regels.length }} regels uit {{ $('Bestand').first().json.name }} zijn afgekeurd. Ze staan in de tabel Afgekeurd.",
            "={{ $json.regels.length }} rows of {{ $('Bestand').first().json.name }} were rejected. They are in the table Rejected.",
          ),
        ),
      ],
      flow: [
        `${path} > Lees de regels > Controleer de regel > Regel in orde? > Kies de kolommen > Lees in`,
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
    ],
    notes: [
      {
        over: ['Per tweehonderd', 'Even rust'],
        text: say(
          '## Porties\nWeigert de database een portie, dan gaat de rest door en telt het bericht die regels als mislukt. Maak de porties kleiner of de pauze langer als de database het niet bijhoudt.',
          '## Batches\nIf the database refuses a batch, the rest goes on and the message counts those rows as failed. Make the batches smaller or the pause longer if the database cannot keep up.',
        ),
      },
    ],
    names: {
      'Start de overzetting': 'Start the transfer',
      'Haal het bestand op': 'Fetch the file',
      'Lees het blad': 'Read the sheet',
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
      loop('Per tweehonderd', 200),
      set('Kies de kolommen', {
        klantnummer: say(
          "={{ String($json.Klantnummer ?? '') }}",
          "={{ String($json['Customer number'] ?? '') }}",
        ),
        naam: say("={{ String($json.Naam ?? '').trim() }}", "={{ String($json.Name ?? '').trim() }}"),
        omzet: ['number', `={{ ${asNumber(say('$json.Omzet', '$json.Sales'))} || 0 }}`],
        jaar: ['number', say('={{ Number($json.Jaar) || 0 }}', '={{ Number($json.Year) || 0 }}')],
      }),
      evenWhenEmpty(
        goOnAfterError(
          db.write('Vul de database', say('historie', 'history'), ['klantnummer', 'naam', 'omzet', 'jaar']),
        ),
      ),
      code(
        'Onthoud de uitkomst',
        "const fouten = $input.all().filter((item) => item.json.error).length;\nconst aantal = $('Kies de kolommen').all().length;\nconst mislukt = fouten === 0 ? 0 : $input.all().length === aantal ? fouten : aantal;\nreturn [{ json: { gelukt: aantal - mislukt, mislukt } }];",
      ),
      pause('Even rust', 2, 'seconds'),
      code(
        'Tel na afloop',
        "const mislukt = $input.all().reduce((som, item) => som + (item.json.mislukt ?? 0), 0);\nreturn [{ json: { totaal: $('Lees het blad').all().length, mislukt } }];",
      ),
      chat.post(
        'Meld de uitkomst',
        say(
          '={{ $json.totaal - $json.mislukt }} van de {{ $json.totaal }} regels staan in de database. Mislukt: {{ $json.mislukt }}.',
          '={{ $json.totaal - $json.mislukt }} of the {{ $json.totaal }} rows are in the database. Failed: {{ $json.mislukt }}.',
        ),
      ),
    ],
    flow: [
      'Start de overzetting > Haal het bestand op > Lees het blad > Per tweehonderd #1 > Kies de kolommen > Vul de database > Onthoud de uitkomst > Even rust > Per tweehonderd',
      'Per tweehonderd > Tel na afloop > Meld de uitkomst',
    ],
  }),
});
