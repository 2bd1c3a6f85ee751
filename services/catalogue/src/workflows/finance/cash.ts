import { ownLimit } from '../../apps/limits.js';
import { inApp, mailOf, moneybirdAdministration, xeroOrganisation } from '../../apps/values.js';
import {
  append,
  appTrigger,
  code,
  cron,
  everyWeek,
  gmailSend,
  http,
  needs,
  node,
  onlyNew,
  say,
  sheetUpsert,
  slack,
  splitOut,
  sql,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';
import { euros } from '../../kit/amounts.js';

const MONEYBIRD_REVENUE = inApp(
  'Moneybird',
  ['rekening voor ontvangsten via Stripe', 'account for receipts through Stripe'],
  [
    'Het id van de tussenrekening waarop je verkopen via Stripe staan (niet de omzet: daar zit de btw niet in); in haar adres het lange nummer.',
    'The id of the clearing account that holds your sales through Stripe (not the revenue: that is without VAT); the long number in its address.',
  ],
  '345678901234567890',
);
const MONEYBIRD_COSTS = inApp(
  'Moneybird',
  ['kostenrekening', 'cost account'],
  [
    'Het id van de grootboekrekening: in haar adres het lange nummer.',
    'The id of the ledger account: the long number in its address.',
  ],
  '345678901234567891',
);
const MONEYBIRD_CLEARING = inApp(
  'Moneybird',
  ['rekening voor kruisposten', 'clearing account'],
  [
    'Het id van de grootboekrekening: in haar adres het lange nummer.',
    'The id of the ledger account: the long number in its address.',
  ],
  '345678901234567892',
);

const BALANCE = ownLimit(
  ['Banksaldo in euro', 'Bank balance in euros'],
  [
    'Wat er aan het begin van de week op de bank staat; werk het elke week bij.',
    'What is in the bank at the beginning of the week; update it every week.',
  ],
  25000,
);
const LOWEST = ownLimit(
  ['Ondergrens in euro', 'Lower limit in euros'],
  ['Onder dit saldo krijg je een mail.', 'Below this balance you get a mail.'],
  5000,
);

export const kasstroom = workflow(() => ({
  slug: 'kasstroom-dertien-weken-vooruit',
  name: 'Kasstroom dertien weken vooruit',
  description:
    'Zet elke maandag openstaande verkoop- en inkoopfacturen uit Xero per week tegenover elkaar in Google Sheets. Zakt het saldo in een week onder je grens, dan krijg je een mail met de week en het bedrag.',
  category: 'finance',
  tags: ['liquiditeit', 'prognose'],
  difficulty: 'intermediate',
  tier_required: 'professional',
  time_to_deploy: '14 min',
  short_benefit: 'Je ziet een krappe week aankomen terwijl je er nog iets aan kunt doen.',
  accounts: [
    needs('xero', say('geeft wat er binnenkomt en uitgaat', 'gives what comes in and goes out')),
    needs('sheets', say('toont de prognose', 'shows the forecast')),
    needs('gmail', say('waarschuwt bij een tekort', 'warns of a shortage')),
  ],
  setup_steps: [
    'Maak een blad Kasstroom met de kolommen Week, In, Uit en Saldo.',
    'Zet in Instellingen bij Banksaldo wat er nu op de bank staat en werk het elke week bij: daar begint de prognose mee.',
  ],
  en: {
    name: 'Thirteen-week cash flow',
    description:
      'Every Monday it sets open sales and purchase invoices from Xero against each other per week in Google Sheets. If the balance drops below your limit you get a mail naming the week and the amount.',
    short_benefit: 'You see a tight week coming while you can still act.',
    setup_steps: [
      'Make a sheet Cash flow with the columns Week, In, Out and Balance.',
      'In Settings, put what is in the bank now at Bank balance and update it every week: the forecast begins there.',
    ],
  },
  names: {
    'Maandag om 7 uur': 'Monday at 7',
    'Te ontvangen': 'To receive',
    'Te betalen': 'To pay',
    'Alles bij elkaar': 'All together',
    'Reken per week': 'Work out by week',
    'Werk prognose bij': 'Update the forecast',
    'Eerste krappe week': 'First tight week',
    Waarschuw: 'Warn',
  },
  nodes: [
    everyWeek('Maandag om 7 uur', [1], 7),
    node('Te ontvangen', 'xero', 1, {
      resource: 'invoice',
      operation: 'getAll',
      organizationId: xeroOrganisation,
      returnAll: true,
      options: { statuses: ['AUTHORISED'], where: 'Type=="ACCREC" AND AmountDue>0' },
    }),
    node('Te betalen', 'xero', 1, {
      resource: 'invoice',
      operation: 'getAll',
      organizationId: xeroOrganisation,
      returnAll: true,
      options: { statuses: ['AUTHORISED'], where: 'Type=="ACCPAY" AND AmountDue>0' },
    }),
    append('Alles bij elkaar'),
    code(
      'Reken per week',
      `
const BANKSALDO = ${BALANCE};
const ONDERGRENS = ${LOWEST};
const start = $now.startOf('week');
const weken = Array.from({ length: 13 }, (_, i) => ({ week: start.plus({ weeks: i }), in: 0, uit: 0 }));
for (const { json: factuur } of $input.all()) {
  const vervalt = DateTime.fromISO(factuur.DueDateString);
  ${say('// Wat al te laat is of geen datum heeft, telt in de eerste week.', '// What is late already or has no date counts in the first week.')}
  const i = Math.max(0, Math.floor(vervalt.diff(start, 'weeks').weeks) || 0);
  if (i > 12) continue;
  if (factuur.Type === 'ACCREC') weken[i].in += Number(factuur.AmountDue) || 0;
  else weken[i].uit += Number(factuur.AmountDue) || 0;
}
let saldo = BANKSALDO;
return weken.map(({ week, ...w }) => {
  saldo += w.in - w.uit;
  return { json: {
    week: week.toFormat("kkkk-'W'WW"), in: w.in, uit: w.uit,
    saldo: Math.round(saldo * 100) / 100, krap: saldo < ONDERGRENS,
  } };
});`,
    ),
    sheetUpsert('Werk prognose bij', say('Kasstroom', 'Cash flow'), 'Week', {
      Week: '={{ $json.week }}',
      In: '={{ $json.in }}',
      [say('Uit', 'Out')]: '={{ $json.uit }}',
      [say('Saldo', 'Balance')]: '={{ $json.saldo }}',
    }),
    code(
      'Eerste krappe week',
      `
const krap = $('Reken per week').all().find(({ json }) => json.krap);
return krap ? [{ json: krap.json }] : [];`,
    ),
    gmailSend(
      'Waarschuw',
      mailOf.management,
      say('=Let op: krap in {{ $json.week }}', '=Note: tight in {{ $json.week }}'),
      say(
        `=In {{ $json.week }} verwachten we een saldo van ${euros('$json.saldo')}: er komt die week ${euros('$json.in')} binnen en er gaat ${euros('$json.uit')} uit. De prognose begint met een banksaldo van ${euros(BALANCE)} uit Instellingen; klopt dat nog? Facturen die al te laat zijn, tellen in de eerste week.`,
        `=In {{ $json.week }} we expect a balance of ${euros('$json.saldo')}: that week ${euros('$json.in')} comes in and ${euros('$json.uit')} goes out. The forecast begins with a bank balance of ${euros(BALANCE)} of Settings; is that still right? Invoices that are late already count in the first week.`,
      ),
    ),
  ],
  flow: [
    'Maandag om 7 uur > Te ontvangen > Alles bij elkaar > Reken per week > Werk prognose bij > Eerste krappe week > Waarschuw',
    'Maandag om 7 uur > Te betalen > Alles bij elkaar @1',
  ],
}));

export const stripeUitbetaling = workflow(() => ({
  slug: 'stripe-uitbetaling-aansluiten',
  name: 'Stripe-uitbetaling aansluiten',
  description:
    'Zodra Stripe uitbetaalt, splitst hij het bedrag in omzet, kosten en terugbetalingen, vergelijkt de som met de uitbetaling en zet een memoriaalboeking in Moneybird. Een verschil komt in Slack.',
  category: 'finance',
  tags: ['stripe', 'aansluiting', 'boekhouding'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '18 min',
  short_benefit: 'Elke uitbetaling is tot op de cent verklaard en geboekt.',
  accounts: [
    needs('stripe', say('meldt de uitbetaling en haar onderdelen', 'reports the payout and its parts')),
    needs('moneybird', say('krijgt de boeking', 'receives the entry')),
    needs('slack', say('krijgt bericht over verschillen', 'is told of differences')),
  ],
  setup_steps: [
    'Geef de Stripe-sleutel leesrecht op balansmutaties.',
    'Boek je verkopen met hun btw zelf of met een koppeling op de rekening voor ontvangsten via Stripe: de uitbetaling maakt die weer leeg.',
  ],
  en: {
    name: 'Reconcile a Stripe payout',
    description:
      'When Stripe pays out it splits the amount into sales, fees and refunds, compares the sum with the payout and adds a journal entry in Moneybird. A difference is reported in Slack.',
    short_benefit: 'Every payout is explained to the cent and booked.',
    setup_steps: [
      'Give the Stripe key the right to read balance transactions.',
      'Book your sales with their VAT yourself or by a link on the account for receipts through Stripe: the payout empties it again.',
    ],
  },
  names: {
    Uitbetaald: 'Paid out',
    'Haal mutaties op': 'Fetch the transactions',
    'Splits de uitbetaling': 'Split the payout',
    'Sluit het aan?': 'Does it match?',
    'Boek memoriaal': 'Book the journal entry',
    'Meld het verschil': 'Report the difference',
    'Nog niet geboekt': 'Not booked yet',
    'Meld geboekt': 'Report as booked',
    'Meld niet geboekt': 'Report as not booked',
  },
  nodes: [
    appTrigger('Uitbetaald', 'stripeTrigger', 1, { events: ['payout.paid'] }),
    withErrorBranch(
      http('Haal mutaties op', 'https://api.stripe.com/v1/balance_transactions', {
        auth: 'stripeApi',
        query: { payout: '={{ $json.data.object.id }}', limit: '100' },
        pages: {
          next: "={{ 'https://api.stripe.com/v1/balance_transactions?starting_after=' + $response.body.data.at(-1).id }}",
          done: '={{ !$response.body.has_more }}',
        },
      }),
    ),
    code(
      'Splits de uitbetaling',
      `
const REKENING = { omzet: '${MONEYBIRD_REVENUE}', kosten: '${MONEYBIRD_COSTS}', kruis: '${MONEYBIRD_CLEARING}' };
const uitbetaling = $('Uitbetaald').first().json.data.object;
let omzet = 0, terug = 0, kosten = 0;
for (const mutatie of $input.all().flatMap(({ json }) => json.data ?? [])) {
  if (mutatie.type === 'payout') continue;
  kosten += mutatie.fee;
  if (mutatie.amount >= 0) omzet += mutatie.amount; else terug += mutatie.amount;
}
const verwacht = omzet + terug - kosten;
const euro = (centen) => (centen / 100).toFixed(2);
return [{ json: {
  id: uitbetaling.id,
  datum: DateTime.fromSeconds(Number(uitbetaling.arrival_date)).toFormat('yyyy-MM-dd'),
  verschil: uitbetaling.amount - verwacht,
  omschrijving: \`Stripe \${uitbetaling.id}\`,
  euro: uitbetaling.currency === 'eur',
  bedrag: uitbetaling.amount / 100,
  regels: [
    { ledger_account_id: REKENING.kruis, debit: euro(uitbetaling.amount), credit: '0' },
    { ledger_account_id: REKENING.kosten, debit: euro(kosten), credit: '0' },
    { ledger_account_id: REKENING.omzet, debit: '0', credit: euro(omzet + terug) },
  ].filter((regel) => Number(regel.debit) !== 0 || Number(regel.credit) !== 0),
} }];`,
    ),
    when('Sluit het aan?', [
      ['={{ $json.verschil }}', '=', 0],
      ['={{ $json.euro }}', 'yes'],
    ]),
    // Stripe may report a payout twice.
    onlyNew('Nog niet geboekt', '={{ $json.id }}'),
    withErrorBranch(
      http(
        'Boek memoriaal',
        `https://moneybird.com/api/v2/${moneybirdAdministration}/documents/general_journal_documents.json`,
        {
          method: 'POST',
          auth: 'header',
          json: '={{ { general_journal_document: { reference: $json.omschrijving, date: $json.datum, general_journal_document_entries_attributes: $json.regels } } }}',
        },
      ),
    ),
    slack(
      'Meld geboekt',
      say('#administratie', '#accounts'),
      say(
        `=Stripe betaalde ${euros("$('Splits de uitbetaling').first().json.bedrag")} uit; de uitbetaling staat als memoriaal in Moneybird.`,
        `=Stripe paid out ${euros("$('Splits de uitbetaling').first().json.bedrag")}; the payout is a journal entry in Moneybird.`,
      ),
    ),
    slack(
      'Meld niet geboekt',
      say('#administratie', '#accounts'),
      say(
        "=Stripe-uitbetaling {{ $('Uitbetaald').first().json.data.object.id }} is niet geboekt: Stripe gaf de mutaties niet of Moneybird nam de boeking niet aan. Boek haar met de hand.",
        "=Stripe payout {{ $('Uitbetaald').first().json.data.object.id }} was not booked: Stripe did not give its transactions or Moneybird did not take the entry. Book it by hand.",
      ),
    ),
    slack(
      'Meld het verschil',
      say('#administratie', '#accounts'),
      say(
        `=Stripe-uitbetaling {{ $json.id }} sluit niet aan: een verschil van ${euros('$json.verschil / 100')}, of niet in euro. Er is niets geboekt.`,
        `=Stripe payout {{ $json.id }} does not match: a difference of ${euros('$json.verschil / 100')}, or not in euros. Nothing was booked.`,
      ),
    ),
  ],
  flow: [
    'Uitbetaald > Haal mutaties op > Splits de uitbetaling > Sluit het aan? > Nog niet geboekt > Boek memoriaal > Meld geboekt',
    'Haal mutaties op #1 > Meld niet geboekt',
    'Boek memoriaal #1 > Meld niet geboekt',
    'Sluit het aan? #1 > Meld het verschil',
  ],
}));

export const wisselkoersen = workflow(() => ({
  slug: 'wisselkoersen-van-de-ecb-bijhouden',
  name: 'Wisselkoersen van de ECB bijhouden',
  description:
    'Haalt elke werkdag na de fixing de officiële eurokoersen van de Europese Centrale Bank op en bewaart ze in PostgreSQL, zodat offertes en facturen met de koers van die dag rekenen.',
  category: 'finance',
  tags: ['valuta', 'ecb', 'sql'],
  difficulty: 'beginner',
  tier_required: 'starter',
  time_to_deploy: '5 min',
  short_benefit: 'Altijd de officiële koers van de dag in je eigen database.',
  accounts: [needs('postgres', say('bewaart de koersen', 'keeps the rates'))],
  setup_steps: [
    'Maak de tabel: create table wisselkoers (datum date, valuta text, koers numeric, primary key (datum, valuta)).',
    'Geef de gebruiker insert en update op die tabel.',
  ],
  en: {
    name: 'Keep the ECB exchange rates',
    description:
      'Fetches the official euro reference rates of the European Central Bank after each fixing and stores them in PostgreSQL, so quotes and invoices use the rate of the day.',
    short_benefit: 'The official rate of the day, always in your own database.',
    setup_steps: [
      'Make the table: create table exchange_rates (rate_date date, currency text, rate numeric, primary key (rate_date, currency)).',
      'Give the user the right to insert and update on that table.',
    ],
  },
  names: {
    'Elke werkdag om 17 uur': 'Every working day at 17:00',
    'Koersen van de ECB': 'Rates of the ECB',
    'Lees de xml': 'Read the XML',
    'Een regel per valuta': 'One row a currency',
    'Bewaar koers': 'Keep the rate',
  },
  nodes: [
    cron('Elke werkdag om 17 uur', '0 17 * * 1-5'),
    http('Koersen van de ECB', 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml', {
      answer: 'text',
    }),
    node('Lees de xml', 'xml', 1, {
      mode: 'xmlToJson',
      dataPropertyName: 'data',
      options: { mergeAttrs: true, explicitArray: false },
    }),
    splitOut('Een regel per valuta', '["gesmes:Envelope"].Cube.Cube.Cube'),
    sql(
      'Bewaar koers',
      say(
        `
insert into wisselkoers (datum, valuta, koers) values ($1::date, $2, $3::numeric)
on conflict (datum, valuta) do update set koers = excluded.koers`,
        `
insert into exchange_rates (rate_date, currency, rate) values ($1::date, $2, $3::numeric)
on conflict (rate_date, currency) do update set rate = excluded.rate`,
      ),
      "={{ [$('Lees de xml').first().json['gesmes:Envelope'].Cube.Cube.time, $json.currency, $json.rate] }}",
    ),
  ],
  flow: ['Elke werkdag om 17 uur > Koersen van de ECB > Lees de xml > Een regel per valuta > Bewaar koers'],
}));
