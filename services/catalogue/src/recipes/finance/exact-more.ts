import { EXACT_DAY, exactApp, exactList, exactSend } from '../../apps/dutch-books.js';
import { askingChats, officeChats, officeTables, officeTasks } from '../../apps/office.js';
import { stripeApp } from '../../apps/payments.js';
import { picqerAll, picqerApp } from '../../apps/picqer.js';
import { inApp, limitOf } from '../../apps/values.js';
import {
  answeredWithin,
  appTrigger,
  asDayText,
  asEuro,
  both,
  code,
  combine,
  cron,
  evenWhenEmpty,
  http,
  onlyNew,
  onlyOnce,
  recipe,
  say,
  spares,
  TO_CENT,
  tryAgain,
  when,
  withErrorBranch,
} from '../../kit/index.js';

const GUID = '^[0-9a-f-]{36}$';
const ledger = (nl: string, en: string, example: string) =>
  inApp(
    'Exact Online',
    [`grootboekrekening voor ${nl}`, `ledger account for ${en}`],
    ['Het id (GUID) van de grootboekrekening.', 'The id (GUID) of the ledger account.'],
    example,
    GUID,
  );
const JOURNAL = inApp(
  'Exact Online',
  ['memoriaaldagboek', 'general journal'],
  ['Het nummer van je memoriaaldagboek.', 'The number of your general journal.'],
  '90',
);

export const stripePayoutToExact = recipe({
  id: 'stripe-payout-journal-exact',
  category: 'finance',
  tags: ['stripe', 'exact online', 'uitbetaling', 'memoriaal', 'aansluiting'],
  saves: spares(
    20,
    'Iemand splitst een uitbetaling van Stripe in verkopen, terugbetalingen en kosten en boekt die.',
    'Someone splits a Stripe payout into sales, refunds and fees and books it.',
  ),
  variants: combine({ chat: officeChats }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Stripe-uitbetaling als memoriaal in Exact Online boeken, verschillen in ${chat.app.label}`,
      `Book a Stripe payout as a journal entry in Exact Online, differences in ${chat.app.label}`,
    ),
    description: both(
      `Zodra Stripe uitbetaalt, haalt hij alle mutaties daarvan op, telt ontvangsten, terugbetalingen, storneringen en kosten op en boekt ze in Exact Online. Sluit de som niet op de cent, dan boekt hij niets en meldt het in ${chat.app.label}.`,
      `As soon as Stripe pays out, it fetches all transactions of it, adds up receipts, refunds, disputes and fees and books them in Exact Online. Where the sum is off by a cent, it books nothing and reports it in ${chat.app.label}.`,
    ),
    benefit: both(
      'De tussenrekening van Stripe staat na elke uitbetaling weer op nul.',
      'The clearing account of Stripe is back at zero after each payout.',
    ),
    uses: [
      [
        { app: stripeApp },
        both('meldt de uitbetaling en haar mutaties', 'reports the payout and its transactions'),
      ],
      [{ app: exactApp }, both('krijgt de memoriaalboeking', 'receives the journal entry')],
      [chat, both('krijgt wat niet klopt', 'is told what is off')],
    ],
    setup: [
      both(
        'Geef de sleutel van Stripe leesrecht op uitbetalingen en balansmutaties.',
        'Give the Stripe key the right to read payouts and balance transactions.',
      ),
      both(
        'Boek de maandelijkse factuur van Stripe als inkoopfactuur met verlegde btw en letter haar af op de rekening voor kosten.',
        'Book the monthly invoice of Stripe as a purchase invoice with reverse-charged VAT and settle it on the account for fees.',
      ),
    ],
    notes: [
      {
        over: ['Splits uitbetaling', 'Sluit hij aan?'],
        text: say(
          '## Debet positief, credit negatief\nDe bank krijgt het uitbetaalde bedrag debet, de kosten ook; ontvangsten gaan credit van de tussenrekening en terugbetalingen weer debet. Alleen uitbetalingen in euro worden geboekt, en elke uitbetaling één keer: Stripe kan een melding herhalen.',
          '## Debit positive, credit negative\nThe bank gets the amount paid out as a debit, the fees as well; receipts are a credit of the clearing account and refunds a debit again. Only payouts in euros are booked, and each of them once: Stripe may repeat a message.',
        ),
      },
    ],
    names: {
      'Stripe betaalt uit': 'Stripe pays out',
      'Haal mutaties van uitbetaling': 'Fetch the transactions of the payout',
      'Splits uitbetaling': 'Split the payout',
      'Sluit hij aan?': 'Does it match?',
      'Nog niet geboekt': 'Not booked yet',
      'Meld dat Stripe zweeg': 'Report that Stripe was silent',
      'Boek in Exact': 'Book in Exact',
      'Meld geboekt': 'Report as booked',
      'Meld dat het niet sluit': 'Report that it does not match',
      'Meld dat Exact weigert': 'Report that Exact refuses',
    },
    nodes: [
      appTrigger('Stripe betaalt uit', 'stripeTrigger', 1, { events: ['payout.paid'] }),
      withErrorBranch(
        http('Haal mutaties van uitbetaling', 'https://api.stripe.com/v1/balance_transactions', {
          auth: 'stripeApi',
          query: { payout: '={{ $json.data.object.id }}', limit: '100' },
          pages: {
            next: "={{ 'https://api.stripe.com/v1/balance_transactions?starting_after=' + $response.body.data.at(-1).id }}",
            done: '={{ !$response.body.has_more }}',
          },
        }),
      ),
      chat.post(
        'Meld dat Stripe zweeg',
        say(
          "=De mutaties van uitbetaling {{ $('Stripe betaalt uit').first().json.data.object.id }} kwamen niet uit Stripe. Er is niets geboekt; splits haar met de hand.",
          "=The transactions of payout {{ $('Stripe betaalt uit').first().json.data.object.id }} did not come from Stripe. Nothing was booked; split it by hand.",
        ),
      ),
      code(
        'Splits uitbetaling',
        `
${TO_CENT}
${asEuro()}
const uit = $('Stripe betaalt uit').first().json.data.object;
const mutaties = $input.all().flatMap(({ json }) => json.data ?? []).filter((een) => een.type !== 'payout');
const som = (past, veld) => mutaties.filter(past).reduce((totaal, een) => totaal + (Number(een[veld]) || 0), 0) / 100;
const ontvangen = cent(som((een) => een.amount >= 0, 'amount'));
const terug = cent(som((een) => een.amount < 0, 'amount'));
const kosten = cent(som(() => true, 'fee'));
const uitbetaald = cent((Number(uit.amount) || 0) / 100);
const verschil = cent(ontvangen + terug - kosten - uitbetaald);
const dag = DateTime.fromSeconds(Number(uit.arrival_date) || 0, { zone: 'Europe/Amsterdam' }).toFormat('yyyy-MM-dd');
const omschrijving = 'Stripe ' + uit.id;
const regel = (rekening, bedrag) => ({ Date: dag, GLAccount: rekening, AmountFC: cent(bedrag), Description: omschrijving });
const regels = [
  regel('${ledger('geld onderweg naar de bank', 'money on its way to the bank', '3c4d5e6f-7a8b-4c9d-8e0f-1a2b3c4d5e6f')}', uitbetaald),
  regel('${ledger('kosten van Stripe', 'fees of Stripe', '4d5e6f70-8b9c-4dae-9f10-2b3c4d5e6f70')}', kosten),
  regel('${ledger('ontvangsten via Stripe', 'receipts through Stripe', '5e6f7081-9cad-4ebf-a021-3c4d5e6f7081')}', -(ontvangen + terug)),
].filter((een) => een.AmountFC !== 0);
return [{ json: { id: uit.id, bedrag: euro(uitbetaald), verschil: euro(verschil), munt: String(uit.currency ?? '').toUpperCase(), klopt: mutaties.length > 0 && verschil === 0 && uit.currency === 'eur', regels } }];`,
      ),
      when('Sluit hij aan?', [['={{ $json.klopt }}', 'yes']]),
      onlyNew('Nog niet geboekt', '={{ $json.id }}'),
      withErrorBranch(
        exactSend(
          'Boek in Exact',
          'generaljournalentry/GeneralJournalEntries',
          `{ JournalCode: '${JOURNAL}', GeneralJournalEntryLines: $json.regels }`,
        ),
      ),
      chat.post(
        'Meld geboekt',
        say(
          "=Stripe betaalde {{ $('Sluit hij aan?').item.json.bedrag }} uit; de uitbetaling is geboekt.",
          "=Stripe paid out {{ $('Sluit hij aan?').item.json.bedrag }}; the payout is booked.",
        ),
      ),
      chat.post(
        'Meld dat het niet sluit',
        say(
          '=Uitbetaling {{ $json.id }} van Stripe ({{ $json.bedrag }}, {{ $json.munt }}) is niet geboekt: verschil {{ $json.verschil }}, of geen euro. Splits haar met de hand.',
          '=Payout {{ $json.id }} of Stripe ({{ $json.bedrag }}, {{ $json.munt }}) was not booked: a difference of {{ $json.verschil }}, or not in euros. Split it by hand.',
        ),
      ),
      chat.post(
        'Meld dat Exact weigert',
        say(
          "=Exact Online weigerde de boeking van Stripe {{ $('Sluit hij aan?').item.json.id }} ({{ $('Sluit hij aan?').item.json.bedrag }}). Kijk of de periode open is en boek haar met de hand.",
          "=Exact Online refused the entry of Stripe {{ $('Sluit hij aan?').item.json.id }} ({{ $('Sluit hij aan?').item.json.bedrag }}). See whether the period is open and book it by hand.",
        ),
      ),
    ],
    flow: [
      'Stripe betaalt uit > Haal mutaties van uitbetaling > Splits uitbetaling > Sluit hij aan? > Nog niet geboekt > Boek in Exact > Meld geboekt',
      'Haal mutaties van uitbetaling #1 > Meld dat Stripe zweeg',
      'Sluit hij aan? #1 > Meld dat het niet sluit',
      'Boek in Exact #1 > Meld dat Exact weigert',
    ],
  }),
});

const STOCK_CODE = inApp(
  'Exact Online',
  ['nummer van de voorraadrekening', 'number of the stock account'],
  ['Het nummer in je rekeningschema.', 'Its number in your chart of accounts.'],
  '3000',
  '^\\d+$',
);

export const picqerStockValue = recipe({
  id: 'picqer-stock-value-in-exact',
  category: 'finance',
  tags: ['picqer', 'exact online', 'voorraadwaarde', 'maandafsluiting'],
  saves: spares(
    60,
    'Iemand exporteert de voorraad, rekent de waarde uit en boekt het verschil.',
    'Someone exports the stock, works out its value and books the difference.',
  ),
  variants: combine({ chat: askingChats }, { take: 2 }),
  build: ({ chat }) => ({
    name: both(
      `Voorraadwaarde uit Picqer maandelijks in Exact Online bijstellen na akkoord in ${chat.app.label}`,
      `Adjust the stock value of Picqer in Exact Online each month after approval in ${chat.app.label}`,
    ),
    description: both(
      `In de nacht na de laatste dag van de maand waardeert hij de voorraad in Picqer tegen inkoopprijs en legt die naast de voorraadrekening in Exact Online. Het verschil wordt geboekt als iemand in ${chat.app.label} akkoord geeft.`,
      `In the night after the last day of the month it values the stock in Picqer at purchase price and puts it next to the stock account in Exact Online. The difference is booked once somebody approves in ${chat.app.label}.`,
    ),
    benefit: both(
      'Je marge klopt elke maand, niet pas bij de jaarrekening.',
      'Your margin is right each month, not only in the annual accounts.',
    ),
    uses: [
      [{ app: picqerApp }, both('geeft voorraad en inkoopprijzen', 'gives stock and purchase prices')],
      [
        { app: exactApp },
        both('geeft het saldo en krijgt de boeking', 'gives the balance and receives the entry'),
      ],
      [chat, both('vraagt akkoord', 'asks for approval')],
    ],
    setup: [
      both(
        'Vul in Picqer bij artikelen de vaste inkoopprijs in; wat er geen heeft, staat als aantal in de vraag en telt voor nul.',
        'In Picqer, fill in the fixed purchase price of items; what has none stands in the question as a count, and counts as zero.',
      ),
    ],
    notes: [
      {
        over: ['Reken voorraadwaarde', 'Boek het verschil?'],
        text: say(
          '## Waarom een mens kijkt\nEen groot verschil is vaak een ontvangst zonder inkoopfactuur of een verkeerde prijs: zoek dat eerst uit. Zonder antwoord binnen drie dagen wordt er niets geboekt.',
          '## Why somebody looks\nA large difference is often a delivery without a purchase invoice, or a wrong price: find that first. Without an answer within three days nothing is booked.',
        ),
      },
    ],
    names: {
      'Eerste van de maand om 1 uur': 'First of the month at 1 am',
      'Artikelen in Picqer': 'Items in Picqer',
      'Artikel voor artikel': 'Item by item',
      'Saldo van de voorraadrekening': 'Balance of the stock account',
      'Reken voorraadwaarde': 'Work out the stock value',
      'Is er verschil?': 'Any difference?',
      'Vraag akkoord voor boeking': 'Ask to approve the entry',
      'Boek het verschil?': 'Book the difference?',
      'Boek voorraadmutatie': 'Book the stock change',
      'Meld wat er nu staat': 'Report what it is now',
      'Meld niet geboekt': 'Report that nothing was booked',
    },
    nodes: [
      cron('Eerste van de maand om 1 uur', '0 1 1 * *'),
      ...picqerAll('Artikelen in Picqer', 'products', 'Artikel voor artikel'),
      onlyOnce(
        evenWhenEmpty(
          exactList(
            'Saldo van de voorraadrekening',
            'financial/ReportingBalance',
            'Amount,GLAccountCode,ReportingYear,ReportingPeriod',
            `={{ "GLAccountCode eq '" + '${STOCK_CODE}' + "'" }}`,
          ),
        ),
      ),
      code(
        'Reken voorraadwaarde',
        `
${TO_CENT}
${asEuro()}
const maand = $now.minus({ days: 1 });
let waarde = 0, zonder = 0;
for (const { json: artikel } of $('Artikel voor artikel').all()) {
  if (artikel.unlimitedstock === true || !Array.isArray(artikel.stock)) continue;
  const aantal = artikel.stock.map((plek) => Number(plek.stock)).filter(Number.isFinite).reduce((som, deel) => som + deel, 0);
  const prijs = Number(artikel.fixedstockprice) || 0;
  if (aantal > 0 && prijs <= 0) zonder += 1;
  waarde += Math.max(0, aantal) * Math.max(0, prijs);
}
waarde = cent(waarde);
const saldo = cent($input.all().flatMap(({ json }) => json.d?.results ?? []).filter((een) => String(een.GLAccountCode ?? '').trim() === '${STOCK_CODE}' && Number(een.ReportingYear) * 100 + Number(een.ReportingPeriod) <= maand.year * 100 + maand.month).reduce((som, een) => som + (Number(een.Amount) || 0), 0));
const verschil = cent(waarde - saldo);
const regel = (rekening, bedrag) => ({ Date: maand.toFormat('yyyy-MM-dd'), GLAccount: rekening, AmountFC: bedrag, Description: '${say('Voorraadmutatie', 'Stock change')} ' + maand.toFormat('yyyy-MM') });
return [{ json: { maand: maand.toFormat('yyyy-MM'), waarde: euro(waarde), saldo: euro(saldo), verschil: euro(verschil), bedrag: verschil, zonder, regels: [
  regel('${ledger('voorraad', 'stock', '6f708192-adbe-4fc0-b132-4d5e6f708192')}', verschil),
  regel('${ledger('voorraadmutatie in de kostprijs', 'stock changes in the cost of sales', '708192a3-becf-4ad1-8243-5e6f708192a3')}', -verschil),
] } }];`,
      ),
      when('Is er verschil?', [['={{ Math.abs($json.bedrag) }}', '>=', 1]]),
      answeredWithin(
        chat.approve(
          'Vraag akkoord voor boeking',
          say(
            '=Voorraad per eind {{ $json.maand }}: Picqer {{ $json.waarde }}, Exact {{ $json.saldo }}, verschil {{ $json.verschil }}. Artikelen met voorraad zonder inkoopprijs: {{ $json.zonder }}. Verschil boeken?',
            '=Stock at the end of {{ $json.maand }}: Picqer {{ $json.waarde }}, Exact {{ $json.saldo }}, difference {{ $json.verschil }}. Items with stock and no purchase price: {{ $json.zonder }}. Book the difference?',
          ),
        ),
        3,
        'days',
      ),
      when('Boek het verschil?', [['={{ $json.data?.approved }}', 'yes']]),
      withErrorBranch(
        exactSend(
          'Boek voorraadmutatie',
          'generaljournalentry/GeneralJournalEntries',
          `{ JournalCode: '${JOURNAL}', GeneralJournalEntryLines: $('Reken voorraadwaarde').item.json.regels }`,
        ),
      ),
      chat.post(
        'Meld wat er nu staat',
        say(
          "=De voorraadrekening staat nu op {{ $('Reken voorraadwaarde').item.json.waarde }}.",
          "=The stock account is at {{ $('Reken voorraadwaarde').item.json.waarde }} now.",
        ),
      ),
      chat.post(
        'Meld niet geboekt',
        say(
          "=De voorraadmutatie van {{ $('Reken voorraadwaarde').item.json.verschil }} is niet geboekt: afgewezen, geen antwoord, of Exact weigerde.",
          "=The stock change of {{ $('Reken voorraadwaarde').item.json.verschil }} was not booked: rejected, no answer, or Exact refused.",
        ),
      ),
    ],
    flow: [
      'Eerste van de maand om 1 uur > Artikelen in Picqer > Artikel voor artikel > Saldo van de voorraadrekening > Reken voorraadwaarde > Is er verschil? > Vraag akkoord voor boeking > Boek het verschil? > Boek voorraadmutatie > Meld wat er nu staat',
      'Boek het verschil? #1 > Meld niet geboekt',
      'Boek voorraadmutatie #1 > Meld niet geboekt',
    ],
  }),
});

export const exactOpenPeriods = recipe({
  id: 'exact-open-periods-check',
  category: 'finance',
  tags: ['exact online', 'periode afsluiten', 'maandafsluiting', 'dagboeken'],
  saves: spares(
    15,
    'Iemand loopt in elke administratie na welke dagboeken nog open staan.',
    'Someone goes through the books to see which journals are still open.',
  ),
  variants: combine({ tasks: officeTasks, table: officeTables }, { take: 2, apart: ['tasks'] }),
  build: ({ tasks, table }) => ({
    name: both(
      `Niet afgesloten perioden in Exact Online als taak in ${tasks.app.label}`,
      `Periods left open in Exact Online as a task in ${tasks.app.label}`,
    ),
    description: both(
      `Op de vijftiende kijkt hij in Exact Online welke dagboeken van eerdere maanden nog open staan, schrijft de stand in ${table.app.label} en maakt voor elke open maand één taak in ${tasks.app.label}. Zo boekt niemand meer in een aangegeven periode.`,
      `On the fifteenth it looks in Exact Online which journals of earlier months are still open, writes the state to ${table.app.label} and makes one task for each open month in ${tasks.app.label}. So nobody books in a period that was declared.`,
    ),
    benefit: both(
      'Een ingediende btw-periode verandert niet meer ongemerkt.',
      'A VAT period that was filed does not change unnoticed any more.',
    ),
    uses: [
      [{ app: exactApp }, both('geeft de status van de dagboeken', 'gives the state of the journals')],
      [table, both('bewaart de stand', 'keeps the state')],
      [tasks, both('krijgt de taken', 'receives the tasks')],
    ],
    setup: [
      both(
        'Maak de tabel Perioden met de kolommen Periode, Open dagboeken en Gekeken op.',
        'Make the table Periods with the columns Period, Open journals and Looked on.',
      ),
    ],
    names: {
      'Vijftiende van de maand': 'Fifteenth of the month',
      'Haal status van dagboeken': 'Fetch the state of journals',
      'Open maanden': 'Open months',
      'Schrijf stand op': 'Write the state down',
      'Staat er iets open?': 'Anything open?',
      'Nog geen taak voor de maand': 'No task for the month yet',
      'Maak taak om af te sluiten': 'Make a task to close',
    },
    nodes: [
      cron('Vijftiende van de maand', '0 9 15 * *'),
      exactList(
        'Haal status van dagboeken',
        'read/financial/JournalStatusList',
        'JournalDescription,JournalType,Period,Year,Status',
        "={{ 'Year eq ' + $now.minus({ months: 1 }).toFormat('yyyy') }}",
      ),
      code(
        'Open maanden',
        `
const vorige = $now.minus({ months: 1 });
const maanden = new Map();
for (const rij of $input.all().flatMap(({ json }) => json.d?.results ?? [])) {
  const periode = Number(rij.Period);
  if (!(periode >= 1) || periode > Math.min(12, vorige.month)) continue;
  const maand = maanden.get(periode) ?? { periode: rij.Year + '-P' + String(periode).padStart(2, '0'), open: [] };
  if (Number(rij.Status) === 0) maand.open.push(rij.JournalDescription || '-');
  maanden.set(periode, maand);
}
return [...maanden.values()].map((maand) => ({ json: { periode: maand.periode, aantal: maand.open.length, lijst: [...new Set(maand.open)].sort().join(', ') } }));`,
      ),
      table.upsert('Schrijf stand op', say('Perioden', 'Periods'), say('Periode', 'Period'), {
        [say('Periode', 'Period')]: '={{ $json.periode }}',
        [say('Open dagboeken', 'Open journals')]: "={{ $json.lijst || '-' }}",
        [say('Gekeken op', 'Looked on')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
      }),
      when('Staat er iets open?', [["={{ $('Open maanden').item.json.aantal }}", '>', 0]]),
      onlyNew('Nog geen taak voor de maand', "={{ $('Open maanden').item.json.periode }}"),
      tryAgain(
        tasks.create('Maak taak om af te sluiten', {
          title: say(
            "=Sluit {{ $('Open maanden').item.json.periode }} af in Exact Online",
            "=Close {{ $('Open maanden').item.json.periode }} in Exact Online",
          ),
          description: say(
            "=Nog open: {{ $('Open maanden').item.json.lijst }}. Kijk eerst of alle inkoopfacturen en bankafschriften erin staan.",
            "=Still open: {{ $('Open maanden').item.json.lijst }}. See first whether all purchase invoices and bank statements are in.",
          ),
          due: "={{ $now.plus({ days: 5 }).toFormat('yyyy-MM-dd') }}",
        }),
      ),
    ],
    flow: [
      'Vijftiende van de maand > Haal status van dagboeken > Open maanden > Schrijf stand op > Staat er iets open? > Nog geen taak voor de maand > Maak taak om af te sluiten',
    ],
  }),
});

const NOTICE = limitOf(
  'days-before-end',
  ['Dagen vooruit', 'Days ahead'],
  [
    'Hoeveel dagen voor het einde een abonnement op de lijst komt.',
    'How many days before its end a subscription comes up.',
  ],
  75,
);

export const exactSubscriptions = recipe({
  id: 'exact-subscriptions-ending',
  category: 'finance',
  tags: ['exact online', 'abonnementen', 'verlenging', 'terugkerende omzet'],
  saves: spares(
    30,
    'Iemand zoekt elke maand uit welke abonnementen aflopen of niet zijn gefactureerd.',
    'Every month someone finds out which subscriptions end or were not invoiced.',
  ),
  variants: combine({ tasks: officeTasks, chat: officeChats }, { take: 2 }),
  build: ({ tasks, chat }) => ({
    name: both(
      `Aflopende en vergeten abonnementen in Exact Online: taak in ${tasks.app.label}, seintje in ${chat.app.label}`,
      `Ending and forgotten subscriptions in Exact Online: a task in ${tasks.app.label}, a note in ${chat.app.label}`,
    ),
    description: both(
      `Elke woensdag leest hij de abonnementen in Exact Online. Loopt er een af, dan komt er één verlengtaak in ${tasks.app.label}; is een lopend abonnement langer dan een maand niet gefactureerd, dan staat het in ${chat.app.label}.`,
      `Every Wednesday it reads the subscriptions in Exact Online. Where one ends, one task to renew it comes in ${tasks.app.label}; where a running one was not invoiced for over a month, it is told in ${chat.app.label}.`,
    ),
    benefit: both(
      'Geen klant die stilletjes afloopt, geen maand die je vergeet te factureren.',
      'No customer that ends silently, no month that you forget to invoice.',
    ),
    uses: [
      [{ app: exactApp }, both('geeft de abonnementen', 'gives the subscriptions')],
      [tasks, both('krijgt de verlengtaken', 'receives the tasks to renew')],
      [chat, both('krijgt wat niet is gefactureerd', 'is told what was not invoiced')],
    ],
    setup: [
      both(
        'Abonnementen die per jaar vooraf gefactureerd zijn, slaat hij over tot hun periode om is.',
        'Subscriptions that were invoiced for a year ahead are passed over until that year is over.',
      ),
    ],
    names: {
      'Elke woensdag om 9 uur': 'Every Wednesday at 9',
      'Haal abonnementen': 'Fetch the subscriptions',
      'Deel abonnementen in': 'Sort the subscriptions',
      'Deze maand nog niet gezegd': 'Not told this month',
      'Loopt het af?': 'Does it end?',
      'Maak verlengtaak': 'Make a task to renew',
      'Meld vergeten factuur': 'Report a forgotten invoice',
    },
    nodes: [
      cron('Elke woensdag om 9 uur', '0 9 * * 3'),
      exactList(
        'Haal abonnementen',
        'subscription/Subscriptions',
        'Number,Description,OrderedByName,StartDate,EndDate,CancellationDate,InvoicedTo',
      ),
      code(
        'Deel abonnementen in',
        `
${EXACT_DAY}
${asDayText()}
const vandaag = $now.startOf('day');
return $input.all().flatMap(({ json }) => json.d?.results ?? []).flatMap((een) => {
  const [begin, eind, opgezegd, tot] = [een.StartDate, een.EndDate, een.CancellationDate, een.InvoicedTo].map(exactDag);
  if (begin.isValid && begin > vandaag) return [];
  const klant = een.OrderedByName || '-';
  const wat = een.Description || String(een.Number ?? '');
  if (!opgezegd.isValid && eind.isValid && eind >= vandaag && eind <= vandaag.plus({ days: Number('${NOTICE}') || 75 }))
    return [{ json: { soort: 'eind', klant, wat, dag: dagtekst(eind), klaar: vandaag.plus({ days: 7 }).toFormat('yyyy-MM-dd'), sleutel: 'eind' + een.Number + eind.toFormat('yyyy-MM') } }];
  const loopt = (!eind.isValid || eind >= vandaag) && !opgezegd.isValid;
  if (loopt && tot.isValid && tot < vandaag.minus({ months: 1 }))
    return [{ json: { soort: 'vergeten', klant, wat, dag: dagtekst(tot), sleutel: 'vergeten' + een.Number + vandaag.toFormat('yyyy-MM') } }];
  return [];
});`,
      ),
      onlyNew('Deze maand nog niet gezegd', '={{ $json.sleutel }}'),
      when('Loopt het af?', [['={{ $json.soort }}', 'is', 'eind']]),
      tryAgain(
        tasks.create('Maak verlengtaak', {
          title: say(
            '=Verleng {{ $json.wat }} van {{ $json.klant }} (loopt tot {{ $json.dag }})',
            '=Renew {{ $json.wat }} of {{ $json.klant }} (runs until {{ $json.dag }})',
          ),
          description: say(
            '=Bel of mail {{ $json.klant }} over de verlenging, spreek de prijs af en pas de einddatum in Exact Online aan.',
            '=Call or mail {{ $json.klant }} about the renewal, agree on the price and change the end date in Exact Online.',
          ),
          due: '={{ $json.klaar }}',
        }),
      ),
      chat.post(
        'Meld vergeten factuur',
        say(
          '={{ $json.wat }} van {{ $json.klant }} is gefactureerd tot {{ $json.dag }} en loopt nog. Factureer de maanden erna, of zeg het abonnement op.',
          '={{ $json.wat }} of {{ $json.klant }} was invoiced until {{ $json.dag }} and still runs. Invoice the months after that, or cancel the subscription.',
        ),
      ),
    ],
    flow: [
      'Elke woensdag om 9 uur > Haal abonnementen > Deel abonnementen in > Deze maand nog niet gezegd > Loopt het af? > Maak verlengtaak',
      'Loopt het af? #1 > Meld vergeten factuur',
    ],
  }),
});
