import {
  EXACT_DAY,
  exactApp,
  exactList,
  moneybirdApp,
  moneybirdList,
  nmbrsApp,
  nmbrsList,
} from '../../apps/dutch-books.js';
import { officeChats, officeMail, officeTables } from '../../apps/office.js';
import { limitOf, mailOf } from '../../apps/values.js';
import {
  AS_AMOUNT,
  AS_DAY,
  alsoRows,
  asEuro,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  goOnAfterError,
  onlyOnce,
  recipe,
  rowsOf,
  SAFE_TEXT,
  say,
  spares,
  TO_CENT,
  when,
  withErrorBranch,
} from '../../kit/index.js';

/** Where journal entries are read: `step` fetches them, `found` is Code that makes `geboekt`, a list of descriptions. */
const readers = [
  {
    app: moneybirdApp,
    step: (name: string) => moneybirdList(name, 'documents/general_journal_documents', 'period:this_year'),
    found: "const geboekt = $input.all().map(({ json: $json }) => String($json.reference ?? ''));",
  },
  {
    app: exactApp,
    step: (name: string) =>
      exactList(
        name,
        'generaljournalentry/GeneralJournalEntryLines',
        'EntryNumber,Date,Description',
        "={{ \"Date ge datetime'\" + $now.startOf('year').toFormat('yyyy-MM-dd') + \"'\" }}",
      ),
    found: `${EXACT_DAY}
const geboekt = [...new Map($input.all().flatMap(({ json: $json }) => $json.d?.results ?? []).filter((een) => exactDag(een.Date).isValid).map((een) => [een.EntryNumber, String(een.Description ?? '')])).values()];`,
  },
];

export const runWithoutJournal = recipe({
  id: 'nmbrs-run-without-journal',
  category: 'finance',
  tags: ['nmbrs', 'loonjournaalpost', 'memoriaal', 'salaris', 'controle'],
  saves: spares(
    20,
    'De boekhouder controleert of elke salarisrun ook als journaalpost is geboekt.',
    'The bookkeeper checks whether each payroll run was booked as a journal entry.',
  ),
  variants: combine({ books: readers, chat: officeChats }, { take: 2, apart: ['books'] }),
  build: ({ books, chat }) => ({
    name: both(
      `Salarisruns uit Nmbrs zonder loonjournaalpost in ${books.app.label} opsporen`,
      `Find Nmbrs payroll runs without a wage journal entry in ${books.app.label}`,
    ),
    description: both(
      `Op de vijfde en de twintigste vergelijkt hij de afgesloten runs in Nmbrs met de memorialen in ${books.app.label}. Een run zonder journaalpost of met twee staat in ${chat.app.label}; klopt alles, dan zegt hij dat ook.`,
      `On the fifth and the twentieth it compares closed runs in Nmbrs with the journal entries in ${books.app.label}. A run without an entry, or an entry that is there twice, is told in ${chat.app.label}; where all is well it says so too.`,
    ),
    benefit: both(
      'De loonkosten staan in de goede maand, en maar één keer.',
      'Wage costs are in the right month, and once only.',
    ),
    uses: [
      [{ app: nmbrsApp }, both('geeft de salarisruns', 'gives the payroll runs')],
      [books, both('geeft de memoriaalboekingen', 'gives the journal entries')],
      [chat, both('krijgt de uitkomst', 'receives the outcome')],
    ],
    setup: [
      both(
        'Zet in het kenmerk van elke loonjournaalpost het jaar en het runnummer, zoals “Loon 2026-11”; daarop wordt vergeleken.',
        'Put year and run number into the reference of each wage entry, such as “Wages 2026-11”; that is what is compared.',
      ),
      both(
        'De abonnementssleutel van Nmbrs staat in de stap Instellingen; deel deze workflow alleen met wie hem mag zien.',
        'The subscription key of Nmbrs stands in the step Settings; share this workflow only with people who may see it.',
      ),
    ],
    names: {
      'Vijfde en twintigste': 'Fifth and twentieth',
      'Runs van dit jaar': 'Runs of this year',
      'Memorialen van dit jaar': 'Journal entries of this year',
      'Zijn er memorialen gelezen?': 'Were entries read?',
      'Vergelijk runs met boekingen': 'Compare runs with entries',
      'Klopt alles?': 'Is all well?',
      'Meld dat alles is geboekt': 'Report that all is booked',
      'Meld wat ontbreekt of dubbel is': 'Report what is missing or double',
      'Meld dat vergelijken niet lukte': 'Report that comparing failed',
    },
    nodes: [
      cron('Vijfde en twintigste', '0 9 5,20 * *'),
      withErrorBranch(
        nmbrsList('Runs van dit jaar', 'runs', {
          year: "={{ $now.minus({ days: 20 }).toFormat('yyyy') }}",
        }),
      ),
      goOnAfterError(onlyOnce(evenWhenEmpty(books.step('Memorialen van dit jaar')))),
      when('Zijn er memorialen gelezen?', [["={{ $json.error ? 'nee' : '' }}", 'empty']]),
      code(
        'Vergelijk runs met boekingen',
        `
${books.found}
const runs = $('Runs van dit jaar').all().flatMap(({ json }) => json.data ?? []).filter((een) => een.locked === true && Number(een.number) > 0);
const regels = runs.flatMap((run) => {
  const past = new RegExp('(^|\\\\D)' + run.year + '[-/ ]0?' + run.number + '(\\\\D|$)');
  const keer = geboekt.filter((tekst) => past.test(tekst)).length;
  const naam = run.year + '-' + run.number + (run.description ? ' (' + run.description + ')' : '');
  if (keer === 0) return ['- ' + naam + ': ${say('geen journaalpost', 'no journal entry')}'];
  return keer > 1 ? ['- ' + naam + ': ${say('staat er', 'is there')} ' + keer + ' ${say('keer in', 'times')}'] : [];
});
return [{ json: { goed: regels.length === 0, runs: runs.length, lijst: regels.join('\\n') } }];`,
      ),
      when('Klopt alles?', [['={{ $json.goed }}', 'yes']]),
      chat.post(
        'Meld dat alles is geboekt',
        say(
          '=Alle {{ $json.runs }} afgesloten salarisruns hebben een journaalpost.',
          '=All {{ $json.runs }} closed payroll runs have a journal entry.',
        ),
      ),
      chat.post(
        'Meld wat ontbreekt of dubbel is',
        say(
          '=Salarisruns die niet goed in de boekhouding staan:\n{{ $json.lijst }}\nHaal de journaalpost uit Nmbrs en boek haar met jaar en runnummer in het kenmerk.',
          '=Payroll runs that are not right in the books:\n{{ $json.lijst }}\nGet the journal entry from Nmbrs and book it with year and run number in its reference.',
        ),
      ),
      chat.post(
        'Meld dat vergelijken niet lukte',
        say(
          'De salarisruns zijn niet vergeleken: Nmbrs of de boekhouding gaf geen antwoord. Start hem later opnieuw.',
          'Payroll runs were not compared: Nmbrs or the books gave no answer. Start it again later.',
        ),
      ),
    ],
    flow: [
      'Vijfde en twintigste > Runs van dit jaar > Memorialen van dit jaar > Zijn er memorialen gelezen? > Vergelijk runs met boekingen > Klopt alles? > Meld dat alles is geboekt',
      'Klopt alles? #1 > Meld wat ontbreekt of dubbel is',
      'Runs van dit jaar #1 > Meld dat vergelijken niet lukte',
      'Zijn er memorialen gelezen? #1 > Meld dat vergelijken niet lukte',
    ],
  }),
});

export const freeSpace = recipe({
  id: 'wkr-free-space-watch',
  category: 'finance',
  tags: ['wkr', 'werkkostenregeling', 'vrije ruimte', 'loonheffing', 'personeel'],
  saves: spares(
    60,
    'Iemand zoekt elk kwartaal uit hoeveel van de vrije ruimte is gebruikt.',
    'Every quarter someone finds out how much of the free space was used.',
  ),
  variants: combine({ table: officeTables, mailer: officeMail }, { take: 2 }),
  build: ({ table, mailer }) => {
    const k = rowsOf(table, 'Lees werkkosten', say('Werkkosten', 'Work-related costs'), 'Werkkost', {
      datum: say('Datum', 'Date'),
      wat: say('Omschrijving', 'Description'),
      soort: say('Soort', 'Kind'),
      bedrag: say('Bedrag', 'Amount'),
    });
    const l = rowsOf(table, 'Lees fiscale loonsom', say('Loonsom', 'Wage sum'), 'Loonmaand', {
      maand: say('Maand', 'Month'),
      loon: say('Fiscaal loon', 'Taxable wage'),
    });
    return {
      name: both(
        `Vrije ruimte van de werkkostenregeling bewaken in ${table.app.label}, stand per mail met ${mailer.app.label}`,
        `Watch the free space of the Dutch WKR in ${table.app.label}, state by mail with ${mailer.app.label}`,
      ),
      description: both(
        `Elke maand telt hij de werkkosten in ${table.app.label} op, rekent uit de loonsom de vrije ruimte van het hele jaar uit en mailt via ${mailer.app.label} hoeveel er over is, met de eindheffing als je erover gaat en de posten zonder goede soort.`,
        `Every month it adds up work-related costs in ${table.app.label}, works out the free space of the year from the wage sum and mails through ${mailer.app.label} what is left, with the final levy once you exceed it and lines of no valid kind.`,
      ),
      benefit: both(
        'Het kerstpakket kost geen tachtig procent eindheffing extra.',
        'The Christmas gift costs no extra eighty percent of final levy.',
      ),
      uses: [
        [table, both('heeft werkkosten en loonsom', 'has the costs and the wage sum')],
        [mailer, both('mailt de stand', 'mails the state')],
      ],
      setup: [
        both(
          'Maak de tabel Werkkosten met de kolommen Datum, Omschrijving, Soort en Bedrag (inclusief btw); Soort is vrije ruimte, gericht vrijgesteld, nihil of intermediair.',
          'Make the table Work-related costs with the columns Date, Description, Kind and Amount (with VAT); Kind is free space, exempt, nil or intermediary.',
        ),
        both(
          'Maak de tabel Loonsom met de kolommen Maand (zoals 2026-11) en Fiscaal loon, en vul hem na elke salarisrun aan. Maak ook de tabel Vrije ruimte met de kolommen Maand, Ruimte, Gebruikt en Deel.',
          'Make the table Wage sum with the columns Month (such as 2026-11) and Taxable wage, and add to it after each payroll run. Make the table Free space too, with the columns Month, Space, Used and Share.',
        ),
      ],
      notes: [
        {
          over: ['Reken vrije ruimte', 'Over de ruimte?'],
          text: say(
            '## Twee schijven\nTot 400.000 euro loonsom telt een hoger percentage dan daarboven; beide vul je elk jaar in. Ontbreken er maanden, dan wordt het loon naar twaalf maanden doorgetrokken. Wat vrijgesteld, nihil of intermediair is, telt niet.',
            '## Two brackets\nUp to 400,000 euros of wages a higher percentage counts than above; you fill in both each year. Where months are missing the wage is drawn on to twelve. What is exempt, nil or intermediary does not count.',
          ),
        },
      ],
      names: {
        'Derde van de maand': 'Third of the month',
        'Lees werkkosten': 'Read the costs',
        Werkkost: 'Cost',
        'Lees fiscale loonsom': 'Read the wage sum',
        Loonmaand: 'Wage month',
        'Reken vrije ruimte': 'Work out the free space',
        'Bewaar stand': 'Keep the state',
        'Over de ruimte?': 'Over the space?',
        'Mail overschrijding': 'Mail the excess',
        'Mail wat er over is': 'Mail what is left',
      },
      nodes: [
        cron('Derde van de maand', '0 9 3 * *'),
        ...k.nodes,
        ...alsoRows(l).nodes,
        code(
          'Reken vrije ruimte',
          `
${AS_DAY}
${AS_AMOUNT}
${TO_CENT}
${asEuro()}
${SAFE_TEXT}
const jaar = $now.minus({ days: 5 }).year;
const maanden = $input.all().map(({ json }) => json).filter((een) => (String(een.maand ?? '').includes(String(jaar)) || asDay(een.maand).year === jaar) && getal(een.loon) !== null);
const loon = maanden.reduce((som, een) => som + getal(een.loon), 0);
const jaarloon = maanden.length > 0 ? loon / maanden.length * 12 : 0;
const ruimte = cent(Math.min(jaarloon, 400000) * (Number('${limitOf('wkr-first', ['Percentage eerste schijf', 'Percentage of the first bracket'], ['Over de eerste 400.000 euro loon, volgens de Belastingdienst voor dit jaar.', 'Over the first 400,000 euros of wages, by the tax office for this year.'], 2)}') || 0) / 100 + Math.max(0, jaarloon - 400000) * (Number('${limitOf('wkr-second', ['Percentage tweede schijf', 'Percentage of the second bracket'], ['Over het loon daarboven.', 'Over the wages above that.'], 1.18)}') || 0) / 100);
const SOORTEN = /vrij(e)? ?ruimte|free/i, BUITEN = /gericht|vrijgesteld|nihil|intermediair|exempt|nil|intermediary/i;
let gebruikt = 0; const onbekend = [];
for (const { json: een } of $('Werkkost').all()) {
  const bedrag = getal(een.bedrag), dag = asDay(een.datum), soort = String(een.soort ?? '');
  if (bedrag === null || !dag.isValid || dag.year !== jaar) continue;
  if (BUITEN.test(soort)) continue;
  if (SOORTEN.test(soort)) gebruikt += bedrag; else onbekend.push(cel(een.wat || '-') + ' (' + euro(bedrag) + ')');
}
gebruikt = cent(gebruikt);
const over = cent(ruimte - gebruikt);
return [{ json: { jaar, over: maanden.length > 0 && over < 0, maanden: maanden.length, ruimte: euro(ruimte), gebruikt: euro(gebruikt), rest: euro(Math.abs(over)), heffing: euro(Math.max(0, -over) * 0.8), deel: ruimte > 0 ? Math.round(gebruikt / ruimte * 100) : 0, onbekend: onbekend.join(', ') || '-' } }];`,
        ),
        table.upsert('Bewaar stand', say('Vrije ruimte', 'Free space'), say('Maand', 'Month'), {
          [say('Maand', 'Month')]: `={{ $now.toFormat("yyyy-'M'MM") }}`,
          [say('Ruimte', 'Space')]: '={{ $json.ruimte }}',
          [say('Gebruikt', 'Used')]: '={{ $json.gebruikt }}',
          [say('Deel', 'Share')]: '={{ $json.deel }}',
        }),
        when('Over de ruimte?', [["={{ $('Reken vrije ruimte').item.json.over }}", 'yes']]),
        mailer.send(
          'Mail overschrijding',
          mailOf.payroll,
          say(
            `=Vrije ruimte {{ $('Reken vrije ruimte').item.json.jaar }} is overschreden met {{ $('Reken vrije ruimte').item.json.rest }}`,
            `=Free space {{ $('Reken vrije ruimte').item.json.jaar }} exceeded by {{ $('Reken vrije ruimte').item.json.rest }}`,
          ),
          say(
            `=Gebruikt {{ $('Reken vrije ruimte').item.json.gebruikt }} van {{ $('Reken vrije ruimte').item.json.ruimte }} (loonsom uit {{ $('Reken vrije ruimte').item.json.maanden }} maanden). Eindheffing van 80%: {{ $('Reken vrije ruimte').item.json.heffing }}, aan te geven uiterlijk met de aangifte over februari. Kijk of posten gericht zijn vrijgesteld. Zonder geldige soort: {{ $('Reken vrije ruimte').item.json.onbekend }}.`,
            `=Used {{ $('Reken vrije ruimte').item.json.gebruikt }} of {{ $('Reken vrije ruimte').item.json.ruimte }} (wage sum of {{ $('Reken vrije ruimte').item.json.maanden }} months). Final levy of 80%: {{ $('Reken vrije ruimte').item.json.heffing }}, to be declared with the return for February at the latest. See whether lines are exempt. Without a valid kind: {{ $('Reken vrije ruimte').item.json.onbekend }}.`,
          ),
        ),
        mailer.send(
          'Mail wat er over is',
          mailOf.payroll,
          say(
            `=Vrije ruimte {{ $('Reken vrije ruimte').item.json.jaar }}: nog {{ $('Reken vrije ruimte').item.json.rest }}`,
            `=Free space {{ $('Reken vrije ruimte').item.json.jaar }}: {{ $('Reken vrije ruimte').item.json.rest }} left`,
          ),
          say(
            `={{ $('Reken vrije ruimte').item.json.maanden === 0 ? 'De tabel Loonsom heeft nog geen maand van dit jaar: vul haar aan, anders is er niets te rekenen. ' : '' }}Gebruikt {{ $('Reken vrije ruimte').item.json.gebruikt }} van {{ $('Reken vrije ruimte').item.json.ruimte }} ({{ $('Reken vrije ruimte').item.json.deel }}%), met de loonsom van {{ $('Reken vrije ruimte').item.json.maanden }} maanden doorgerekend naar een jaar. Zonder geldige soort en dus niet meegeteld: {{ $('Reken vrije ruimte').item.json.onbekend }}.`,
            `={{ $('Reken vrije ruimte').item.json.maanden === 0 ? 'The table Wage sum has no month of this year yet: fill it in, or nothing can be worked out. ' : '' }}Used {{ $('Reken vrije ruimte').item.json.gebruikt }} of {{ $('Reken vrije ruimte').item.json.ruimte }} ({{ $('Reken vrije ruimte').item.json.deel }}%), with the wage sum of {{ $('Reken vrije ruimte').item.json.maanden }} months drawn on to a year. Without a valid kind, so not counted: {{ $('Reken vrije ruimte').item.json.onbekend }}.`,
          ),
        ),
      ],
      flow: [
        `Derde van de maand > ${k.path} > ${l.path} > Reken vrije ruimte > Bewaar stand > Over de ruimte? > Mail overschrijding`,
        'Over de ruimte? #1 > Mail wat er over is',
      ],
    };
  },
});
