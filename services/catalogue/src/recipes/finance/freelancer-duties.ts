import { collecting } from '../../apps/accounting.js';
import { ownLimit } from '../../apps/limits.js';
import { officeDrives, officeMail, officeTables, officeTasks } from '../../apps/office.js';
import { mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  among,
  asEuro,
  both,
  code,
  combine,
  cron,
  form,
  formEnd,
  formWithEnding,
  onlyNew,
  readFile,
  reads,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const RATE = ownLimit(
  ['Btw-tarief op je facturen', 'VAT rate on your invoices'],
  [
    'In procenten: 21, of 9 als dat je gewone tarief is.',
    'In percent: 21, or 9 where that is your usual rate.',
  ],
  21,
);

export const badDebtVat = recipe({
  id: 'vat-back-on-bad-debts',
  category: 'finance',
  tags: ['btw', 'oninbaar', 'debiteuren', 'btw-aangifte', 'zzp'],
  saves: spares(
    60,
    'Je zoekt per kwartaal welke oude facturen nooit betaald zijn en rekent de btw uit.',
    'Each quarter you look for old invoices that were never paid and work out their VAT.',
  ),
  variants: combine(
    { books: collecting, table: officeTables, mailer: officeMail },
    { take: 4, apart: ['books', 'table'] },
  ),
  build: ({ books, table, mailer }) => {
    const tab = say('Oninbaar', 'Bad debts');
    const old = reads({ ...books.unpaid, app: books.app }, 'Lees onbetaalde facturen', 'Onbetaalde factuur');
    const rows = rowsOf(table, 'Lees oninbare btw', tab, 'Oninbare factuur', {
      nummer: say('Factuur', 'Invoice'),
      klant: say('Klant', 'Customer'),
      btw: say('Btw', 'VAT'),
      gezien: say('Gevonden op', 'Found on'),
      aangifte: say('In aangifte', 'In return'),
    });
    return {
      name: both(
        `Btw op oninbare facturen terugvragen na een jaar: ${books.app.label} gevolgd, lijst in ${table.app.label}`,
        `Claim VAT back on bad debts after a year: ${books.app.label} followed, list in ${table.app.label}`,
      ),
      description: both(
        `Zoekt elke week in ${books.app.label} facturen die een jaar na de vervaldatum nog open staan, rekent de btw uit en zet ze in ${table.app.label}. In de week van de btw-aangifte mailt ${mailer.app.label} wat je mag terugvragen.`,
        `Each week looks in ${books.app.label} for invoices still open a year after they were due, works out the VAT and puts them in ${table.app.label}. In the week of the VAT return ${mailer.app.label} mails what you may claim.`,
      ),
      benefit: both(
        'Btw die je nooit ontving, krijg je terug.',
        'VAT that you never received comes back to you.',
      ),
      uses: [
        [books, both('heeft de onbetaalde facturen', 'has the unpaid invoices')],
        [table, both('bewaart de lijst voor de aangifte', 'keeps the list for the return')],
        [mailer, both('mailt het bedrag per kwartaal', 'mails the amount each quarter')],
      ],
      setup: [
        both(
          'Maak de tabel Oninbaar met de kolommen Factuur, Klant, Openstaand, Btw, Gevonden op en In aangifte; vul bij die laatste het kwartaal in zodra je het terugvroeg.',
          'Make the table Bad debts with the columns Invoice, Customer, Open, VAT, Found on and In return; fill in the quarter in the last one once you claimed it.',
        ),
        both(
          'Stuur je ook facturen met een ander tarief of met verlegde btw, pas dan Btw in de tabel aan; bij verlegde btw hoort 0.',
          'Where you send invoices with another rate or reverse-charged VAT too, change VAT in the table; reverse-charged is 0.',
        ),
      ],
      notes: [
        {
          over: ['Een jaar te laat', 'Tel wat terug mag'],
          text: say(
            '## Eén jaar na de uiterste betaaldag\nDe btw op een onbetaalde factuur mag terug zodra vaststaat dat de klant niet betaalt, en uiterlijk een jaar nadat de vordering opeisbaar werd: in de aangifte van dat tijdvak. Betaalt de klant later toch, dan geef je de btw opnieuw aan. Bespreek twijfel met je boekhouder.',
            '## One year after the last day of payment\nDutch VAT on an unpaid invoice may be claimed once it is certain that the customer does not pay, and at the latest a year after it fell due: in the return of that period. When the customer pays later, you declare it again. Discuss doubts with your bookkeeper.',
          ),
        },
      ],
      names: {
        'Maandag om zes uur': 'Monday at six',
        'Lees onbetaalde facturen': 'Read the unpaid invoices',
        'Onbetaalde factuur': 'Unpaid invoice',
        'Een jaar te laat': 'A year late',
        'Nog niet op de lijst': 'Not on the list yet',
        'Zet op lijst voor aangifte': 'Put on the list for the return',
        'Week van de aangifte': 'Week of the return',
        'Lees oninbare btw': 'Read the VAT on bad debts',
        'Oninbare factuur': 'Bad debt',
        'Tel wat terug mag': 'Add up what may be claimed',
        'Mail bedrag voor aangifte': 'Mail the amount for the return',
      },
      nodes: [
        cron('Maandag om zes uur', '0 6 * * 1'),
        ...old.nodes,
        code(
          'Een jaar te laat',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
const tarief = ${RATE};
return $input.all().flatMap(({ json: een }) => {
  const tot = asDay(een.due), bedrag = getal(een.amount);
  if (!een.number || !tot.isValid || bedrag === null || bedrag <= 0 || tot.plus({ years: 1 }) > $now) return [];
  return [{ json: { nummer: String(een.number), klant: een.customer || '', open: cent(bedrag), btw: cent(bedrag * tarief / (100 + tarief)) } }];
});`,
        ),
        onlyNew('Nog niet op de lijst', '={{ $json.nummer }}'),
        tryAgain(
          table.append('Zet op lijst voor aangifte', tab, {
            [say('Factuur', 'Invoice')]: '={{ $json.nummer }}',
            [say('Klant', 'Customer')]: '={{ $json.klant }}',
            [say('Openstaand', 'Open')]: '={{ $json.open }}',
            [say('Btw', 'VAT')]: '={{ $json.btw }}',
            [say('Gevonden op', 'Found on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          }),
        ),
        cron('Week van de aangifte', '0 9 10 1,4,7,10 *'),
        ...rows.nodes,
        code(
          'Tel wat terug mag',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
${SAFE_TEXT}
const open = $input.all().map(({ json }) => json).filter((een) => een.nummer && !String(een.aangifte ?? '').trim() && getal(een.btw) !== null);
const som = cent(open.reduce((totaal, een) => totaal + getal(een.btw), 0));
return open.length === 0 ? [] : [{ json: { aantal: open.length, som: euro(som), rijen: open.map((een) => '<tr><td>' + cel(een.nummer) + '</td><td>' + cel(een.klant) + '</td><td>' + euro(getal(een.btw)) + '</td><td>' + (asDay(een.gezien).isValid ? asDay(een.gezien).toFormat('dd-MM-yyyy') : '') + '</td></tr>').join('') } }];`,
        ),
        mailer.send(
          'Mail bedrag voor aangifte',
          mailOf.bookkeeping,
          say(
            '=Btw terug te vragen op oninbare facturen: {{ $json.som }}',
            '=VAT to claim back on bad debts: {{ $json.som }}',
          ),
          say(
            '={{ $json.aantal }} facturen zijn een jaar te laat en staan nog in geen aangifte:<table><tr><th>Factuur</th><th>Klant</th><th>Btw</th><th>Gevonden</th></tr>{{ $json.rijen }}</table>Trek het bedrag af bij rubriek 1 van de aangifte over het vorige kwartaal en vul In aangifte in. Kijk eerst of een klant intussen betaalde.',
            '={{ $json.aantal }} invoices are a year late and in no return yet:<table><tr><th>Invoice</th><th>Customer</th><th>VAT</th><th>Found</th></tr>{{ $json.rijen }}</table>Deduct the amount in section 1 of the return for last quarter and fill in In return. First see whether a customer has paid meanwhile.',
          ),
        ),
      ],
      flow: [
        `Maandag om zes uur > ${old.path} > Een jaar te laat > Nog niet op de lijst > Zet op lijst voor aangifte`,
        `Week van de aangifte > ${rows.path} > Tel wat terug mag > Mail bedrag voor aangifte`,
      ],
    };
  },
});

export const invoiceGaps = recipe({
  id: 'invoice-number-gaps-in-export',
  category: 'finance',
  tags: ['factuurnummers', 'doorlopend', 'boekenonderzoek', 'controle', 'export'],
  saves: spares(
    45,
    'De boekhouder loopt een export na op ontbrekende en dubbele factuurnummers.',
    'The bookkeeper goes through an export for missing and double invoice numbers.',
  ),
  variants: combine(
    { mailer: officeMail, tasks: among(officeTasks, 'asana', 'trello', 'todoist', 'clickUp') },
    { take: 3, apart: ['mailer', 'tasks'] },
  ),
  build: ({ mailer, tasks }) => ({
    name: both(
      `Gaten en dubbelen in factuurnummers vinden in een CSV-export, uitkomst via ${mailer.app.label} en een taak in ${tasks.app.label}`,
      `Find gaps and doubles in invoice numbers in a CSV export, outcome via ${mailer.app.label} and a task in ${tasks.app.label}`,
    ),
    description: both(
      `Upload een export uit je boekhouding: hij vindt per reeks de ontbrekende en dubbele nummers en datums die teruglopen. De uitkomst komt via ${mailer.app.label}; wat uitgezocht moet worden is een taak in ${tasks.app.label}.`,
      `Upload an export of your bookkeeping: it finds the missing and double numbers of each series and dates that run back. The outcome comes via ${mailer.app.label}; what has to be looked into is a task in ${tasks.app.label}.`,
    ),
    benefit: both('Je ziet het gat eerder dan een controleur.', 'You see the gap before an inspector does.'),
    uses: [
      [mailer, both('mailt de uitkomst', 'mails the outcome')],
      [tasks, both('krijgt wat uitgezocht moet worden', 'receives what has to be looked into')],
    ],
    setup: [
      both(
        'Exporteer uit je boekhouding een csv met een regel per factuur en de namen van de kolommen bovenaan.',
        'From your bookkeeping export a CSV with a line an invoice and the names of the columns at the top.',
      ),
    ],
    names: {
      'Export geüpload': 'Export uploaded',
      'Lees de export': 'Read the export',
      'Zoek gaten en dubbelen': 'Look for gaps and doubles',
      'Kolom gevonden?': 'Column found?',
      'Reeks sluitend?': 'Series complete?',
      'Mail dat reeks sluit': 'Mail that the series is complete',
      'Maak taak om uit te zoeken': 'Make a task to look into it',
      'Mail gaten en dubbelen': 'Mail gaps and doubles',
      'Mail dat export niet leesbaar is': 'Mail that the export cannot be read',
    },
    nodes: [
      form(
        'Export geüpload',
        say('Factuurnummers controleren', 'Check invoice numbers'),
        say('Upload de export als csv.', 'Upload the export as CSV.'),
        [
          ['bestand', say('Export (csv)', 'Export (CSV)'), 'file'],
          [
            'kolom',
            say('Naam van de kolom met het factuurnummer', 'Name of the column with the invoice number'),
          ],
          ['datum?', say('Naam van de kolom met de datum', 'Name of the column with the date')],
          [
            'teken',
            say('Wat staat er tussen de kolommen?', 'What stands between the columns?'),
            'dropdown',
            [say('puntkomma (;)', 'semicolon (;)'), say('komma (,)', 'comma (,)')],
          ],
          ['mail', say('Jouw e-mailadres', 'Your email address'), 'email'],
        ],
      ),
      withErrorBranch(
        readFile('Lees de export', 'csv', 'bestand', {
          delimiter: "={{ $json.teken.includes(';') ? ';' : ',' }}",
        }),
      ),
      code(
        'Zoek gaten en dubbelen',
        `
${AS_DAY}
${SAFE_TEXT}
const vraag = $('Export geüpload').first().json, rijen = $input.all().map(({ json }) => json);
const zoek = (naam) => Object.keys(rijen[0] ?? {}).find((een) => een.trim().toLowerCase() === String(naam ?? '').trim().toLowerCase());
const kolom = zoek(vraag.kolom), datum = vraag.datum ? zoek(vraag.datum) : undefined;
if (kolom === undefined) return [{ json: { gevonden: false, kolommen: Object.keys(rijen[0] ?? {}).join(', ') || '-', mail: vraag.mail } }];
const reeksen = new Map(); let onleesbaar = 0;
for (const rij of rijen) {
  const tekst = String(rij[kolom] ?? '').trim(), deel = /^(.*?)(\\d{1,15})$/.exec(tekst);
  if (!deel) { onleesbaar += tekst === '' ? 0 : 1; continue; }
  const jaar = deel[1] === '' && deel[2].length >= 7 && /^20\\d\\d/.test(deel[2]) ? deel[2].slice(0, 4) : '';
  const reeks = reeksen.get(deel[1] + jaar) ?? []; reeks.push({ tekst, nummer: Number(deel[2].slice(jaar.length)), breed: deel[2].length - jaar.length, dag: datum ? asDay(rij[datum]) : null }); reeksen.set(deel[1] + jaar, reeks);
}
const gaten = [], dubbel = [], terug = [];
for (const [kop, reeks] of reeksen) {
  reeks.sort((a, b) => a.nummer - b.nummer);
  for (const [i, een] of reeks.entries()) {
    const vorige = reeks[i - 1];
    if (!vorige) continue;
    if (een.nummer === vorige.nummer) dubbel.push(een.tekst);
    for (let n = vorige.nummer + 1; n < een.nummer && gaten.length < 200; n += 1) gaten.push(kop + String(n).padStart(een.breed, '0'));
    if (een.dag?.isValid && vorige.dag?.isValid && een.dag < vorige.dag) terug.push(een.tekst);
  }
}
const regel = (kop, lijst) => '<p><b>' + kop + ': ' + lijst.length + '</b><br>' + cel(lijst.slice(0, 50).join(', ')) + (lijst.length > 50 ? ' …' : '') + '</p>';
return [{ json: { gevonden: true, mail: vraag.mail, aantal: rijen.length, reeksen: reeksen.size, fouten: gaten.length + dubbel.length + terug.length + onleesbaar, verslag: regel('${say('Ontbreekt', 'Missing')}', gaten) + regel('${say('Dubbel', 'Double')}', dubbel) + regel('${say('Datum loopt terug', 'Date runs back')}', terug) + '<p>${say('Niet leesbaar', 'Not readable')}: ' + onleesbaar + '</p>' } }];`,
      ),
      when('Kolom gevonden?', [['={{ $json.gevonden }}', 'yes']]),
      when('Reeks sluitend?', [['={{ $json.fouten }}', '=', 0]]),
      mailer.send(
        'Mail dat reeks sluit',
        '={{ $json.mail }}',
        say('Factuurnummers sluiten', 'Invoice numbers are complete'),
        say(
          '={{ $json.aantal }} facturen in {{ $json.reeksen }} reeksen, zonder gat of dubbele.',
          '={{ $json.aantal }} invoices in {{ $json.reeksen }} series, without a gap or double.',
        ),
      ),
      tasks.create('Maak taak om uit te zoeken', {
        title: say(
          '=Factuurnummers uitzoeken: {{ $json.fouten }} punten',
          '=Look into invoice numbers: {{ $json.fouten }} items',
        ),
        description: say(
          'De lijst staat in de mail. Leg per gat vast waarom het nummer ontbreekt.',
          'The list is in the mail. Record for each gap why the number is missing.',
        ),
      }),
      mailer.send(
        'Mail gaten en dubbelen',
        "={{ $('Zoek gaten en dubbelen').item.json.mail }}",
        say(
          "={{ $('Zoek gaten en dubbelen').item.json.fouten }} punten in de factuurnummers",
          "={{ $('Zoek gaten en dubbelen').item.json.fouten }} items in the invoice numbers",
        ),
        "={{ $('Zoek gaten en dubbelen').item.json.verslag }}",
      ),
      mailer.send(
        'Mail dat export niet leesbaar is',
        "={{ $('Export geüpload').item.json.mail }}",
        say('De export kon niet gelezen worden', 'The export could not be read'),
        say(
          "=Het bestand is geen csv of heeft geen kolom “{{ $('Export geüpload').item.json.kolom }}”. Gevonden kolommen: {{ $json.kolommen ?? 'geen' }}. Staan die aan elkaar, kies dan het andere scheidingsteken.",
          "=The file is no CSV or has no column “{{ $('Export geüpload').item.json.kolom }}”. Columns found: {{ $json.kolommen ?? 'none' }}. Where they run together, choose the other separator.",
        ),
      ),
    ],
    flow: [
      'Export geüpload > Lees de export > Zoek gaten en dubbelen > Kolom gevonden? > Reeks sluitend? > Mail dat reeks sluit',
      'Reeks sluitend? #1 > Maak taak om uit te zoeken > Mail gaten en dubbelen',
      'Kolom gevonden? #1 > Mail dat export niet leesbaar is',
      'Lees de export #1 > Mail dat export niet leesbaar is',
    ],
  }),
});

export const foreignVat = recipe({
  id: 'foreign-vat-refund-by-country',
  category: 'finance',
  tags: ['btw', 'buitenland', 'teruggaaf', 'bonnetjes', 'beurs', 'zzp'],
  saves: spares(
    90,
    'Je zoekt in september alle buitenlandse bonnen bij elkaar en rekent per land.',
    'In September you gather all foreign receipts and add them up by country.',
  ),
  variants: combine(
    { store: officeDrives, table: officeTables, mailer: officeMail },
    { take: 3, apart: ['store', 'table'] },
  ),
  build: ({ store, table, mailer }) => {
    const tab = say('Buitenlandse btw', 'Foreign VAT');
    const rows = rowsOf(table, 'Lees buitenlandse bonnen', tab, 'Buitenlandse bon', {
      land: say('Land', 'Country'),
      dag: say('Datum', 'Date'),
      btw: say('Btw', 'VAT'),
      bestand: say('Bestand', 'File'),
    });
    return {
      name: both(
        `Buitenlandse btw terugvragen voor 30 september: bonnen in ${store.app.label}, bedragen per land uit ${table.app.label}`,
        `Claim foreign VAT back before 30 September: receipts in ${store.app.label}, amounts by country from ${table.app.label}`,
      ),
      description: both(
        `Onderweg upload je een bon met land en btw; hij staat in ${store.app.label} en ${table.app.label}. In september mailt ${mailer.app.label} per EU-land wat je over vorig jaar kunt terugvragen en welk land onder het minimum blijft.`,
        `On the road you upload a receipt with its country and VAT; it is in ${store.app.label} and ${table.app.label}. In September ${mailer.app.label} mails for each EU country what you can claim for last year and which stays below the minimum.`,
      ),
      benefit: both(
        'De btw van je beurs of tankbeurt blijft niet liggen.',
        'The VAT of your fair or fuel does not stay behind.',
      ),
      uses: [
        [store, both('bewaart de bonnen', 'keeps the receipts')],
        [table, both('houdt de bedragen bij', 'keeps the amounts')],
        [mailer, both('mailt het overzicht per land', 'mails the overview by country')],
      ],
      setup: [
        both(
          'Maak de tabel Buitenlandse btw met de kolommen Land, Datum, Leverancier, Btw en Bestand.',
          'Make the table Foreign VAT with the columns Country, Date, Supplier, VAT and File.',
        ),
      ],
      names: {
        'Bon uit het buitenland': 'Receipt from abroad',
        'Lees bedrag en bestand': 'Read the amount and file',
        'Bruikbare bon?': 'Usable receipt?',
        'Bewaar bon': 'Keep the receipt',
        'Schrijf btw op': 'Write the VAT down',
        'Toon dat de bon staat': 'Show that the receipt is there',
        'Toon wat niet klopt': 'Show what is wrong',
        'Toon dat bewaren niet lukte': 'Show that keeping failed',
        'Begin september': 'Start of September',
        'Lees buitenlandse bonnen': 'Read the foreign receipts',
        'Buitenlandse bon': 'Foreign receipt',
        'Tel op per land': 'Add up by country',
        'Mail wat terug kan': 'Mail what can be claimed',
      },
      nodes: [
        formWithEnding(
          'Bon uit het buitenland',
          say('Buitenlandse bon', 'Foreign receipt'),
          say(
            'Vraag ter plekke om een factuur op naam van je bedrijf.',
            'On the spot ask for an invoice in the name of your company.',
          ),
          [
            [
              'land',
              say('Land', 'Country'),
              'dropdown',
              [
                say('Duitsland', 'Germany'),
                say('België', 'Belgium'),
                say('Frankrijk', 'France'),
                say('Spanje', 'Spain'),
                say('Italië', 'Italy'),
                say('Oostenrijk', 'Austria'),
                say('Ander EU-land', 'Other EU country'),
              ],
            ],
            ['dag', say('Datum op de bon', 'Date on the receipt'), 'date'],
            ['leverancier', say('Leverancier', 'Supplier')],
            ['btw', say('Btw in euro', 'VAT in euros')],
            ['bestand', say('Foto of pdf', 'Photo or PDF'), 'file'],
          ],
        ),
        code(
          'Lees bedrag en bestand',
          `
${AS_AMOUNT}
return $input.all().map(({ json, binary = {} }) => {
  const bedrag = getal(json.btw), bestand = binary.bestand ?? Object.values(binary)[0];
  return { json: { land: json.land, dag: json.dag, leverancier: json.leverancier, btw: bedrag ?? 0, goed: bedrag !== null && bedrag > 0 && bestand !== undefined, naam: json.dag + ' ' + String(json.land).replace(/[^\\w]/g, '') + ' ' + String(json.leverancier).replace(/[^\\w ]/g, '').slice(0, 40) + ' ' + (bestand?.fileName ?? '') }, binary: bestand ? { data: bestand } : {} };
});`,
        ),
        when('Bruikbare bon?', [['={{ $json.goed }}', 'yes']]),
        withErrorBranch(store.upload('Bewaar bon', '={{ $json.naam }}')),
        table.append('Schrijf btw op', tab, {
          [say('Land', 'Country')]: "={{ $('Lees bedrag en bestand').item.json.land }}",
          [say('Datum', 'Date')]: "={{ $('Lees bedrag en bestand').item.json.dag }}",
          [say('Leverancier', 'Supplier')]: "={{ $('Lees bedrag en bestand').item.json.leverancier }}",
          [say('Btw', 'VAT')]: "={{ $('Lees bedrag en bestand').item.json.btw }}",
          [say('Bestand', 'File')]: "={{ $('Lees bedrag en bestand').item.json.naam }}",
        }),
        formEnd(
          'Toon dat de bon staat',
          say('Bewaard', 'Kept'),
          say('De bon en de btw staan op de lijst.', 'The receipt and the VAT are on the list.'),
        ),
        formEnd(
          'Toon wat niet klopt',
          say('Er mist iets', 'Something is missing'),
          say(
            'Vul de btw in als bedrag, zoals 18,40, en voeg een foto of pdf toe.',
            'Fill in the VAT as an amount, such as 18.40, and add a photo or PDF.',
          ),
        ),
        formEnd(
          'Toon dat bewaren niet lukte',
          say('Niet bewaard', 'Not kept'),
          say(
            'De bon kon nu niet bewaard worden. Houd hem en probeer het straks opnieuw.',
            'The receipt could not be kept now. Hold on to it and try again later.',
          ),
        ),
        cron('Begin september', '0 9 1 9 *'),
        ...rows.nodes,
        code(
          'Tel op per land',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
${SAFE_TEXT}
const jaar = $now.year - 1, landen = new Map();
for (const { json: een } of $input.all()) {
  const dag = asDay(een.dag), btw = getal(een.btw);
  if (!een.land || !dag.isValid || dag.year !== jaar || btw === null || btw <= 0) continue;
  const land = landen.get(een.land) ?? { som: 0, bonnen: 0 }; land.som += btw; land.bonnen += 1; landen.set(een.land, land);
}
const lijst = [...landen].sort((a, b) => b[1].som - a[1].som);
return lijst.length === 0 ? [] : [{ json: { jaar, som: euro(cent(lijst.filter(([, { som }]) => som >= 50).reduce((totaal, [, { som }]) => totaal + som, 0))), rijen: lijst.map(([land, { som, bonnen }]) => '<tr><td>' + cel(land) + '</td><td>' + bonnen + '</td><td>' + euro(cent(som)) + '</td><td>' + (som >= 50 ? '${say('aanvragen', 'claim')}' : '${say('onder het minimum van 50 euro', 'below the minimum of 50 euros')}') + '</td></tr>').join('') } }];`,
        ),
        mailer.send(
          'Mail wat terug kan',
          mailOf.bookkeeping,
          say(
            '=Buitenlandse btw over {{ $json.jaar }}: {{ $json.som }} terug te vragen',
            '=Foreign VAT of {{ $json.jaar }}: {{ $json.som }} to claim back',
          ),
          say(
            '=<table><tr><th>Land</th><th>Bonnen</th><th>Btw</th><th></th></tr>{{ $json.rijen }}</table>Vraag het per land aan op belastingdienst.nl, uiterlijk 30 september. Het aftrekbare deel verschilt per land, zoals bij brandstof en maaltijden.',
            '=<table><tr><th>Country</th><th>Receipts</th><th>VAT</th><th></th></tr>{{ $json.rijen }}</table>Apply by country at belastingdienst.nl, by 30 September. What may be deducted differs by country, such as for fuel and meals.',
          ),
        ),
      ],
      flow: [
        'Bon uit het buitenland > Lees bedrag en bestand > Bruikbare bon? > Bewaar bon > Schrijf btw op > Toon dat de bon staat',
        'Bruikbare bon? #1 > Toon wat niet klopt',
        'Bewaar bon #1 > Toon dat bewaren niet lukte',
        `Begin september > ${rows.path} > Tel op per land > Mail wat terug kan`,
      ],
    };
  },
});
