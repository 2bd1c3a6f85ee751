import {
  append,
  appTrigger,
  code,
  everyDay,
  everyWeek,
  gmailSend,
  goOnAfterError,
  http,
  needs,
  node,
  sheetUpsert,
  slack,
  splitOut,
  sql,
  when,
  workflow,
} from '../../dsl/index.js';

export const kasstroom = workflow({
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
    needs('xero', 'geeft wat er binnenkomt en uitgaat'),
    needs('sheets', 'toont de prognose'),
    needs('gmail', 'waarschuwt bij een tekort'),
  ],
  setup_steps: [
    'Kies je organisatie in beide Xero-stappen.',
    'Maak een blad Kasstroom met de kolommen Week, In, Uit en Saldo.',
    'Zet je banksaldo en je ondergrens bovenin "Reken per week".',
  ],
  en: {
    name: 'Thirteen-week cash flow',
    description:
      'Every Monday it sets open sales and purchase invoices from Xero against each other per week in Google Sheets. If the balance drops below your limit you get a mail naming the week and the amount.',
    short_benefit: 'You see a tight week coming while you can still act.',
  },
  nodes: [
    everyWeek('Maandag om 7 uur', [1], 7),
    node('Te ontvangen', 'xero', 1, {
      resource: 'invoice',
      operation: 'getAll',
      organizationId: 'KIES_JE_ORGANISATIE',
      returnAll: true,
      options: { statuses: ['AUTHORISED'], where: 'Type=="ACCREC" AND AmountDue>0' },
    }),
    node('Te betalen', 'xero', 1, {
      resource: 'invoice',
      operation: 'getAll',
      organizationId: 'KIES_JE_ORGANISATIE',
      returnAll: true,
      options: { statuses: ['AUTHORISED'], where: 'Type=="ACCPAY" AND AmountDue>0' },
    }),
    append('Alles bij elkaar'),
    code(
      'Reken per week',
      `
const BANKSALDO = 25000;
const ONDERGRENS = 5000;
const start = $now.startOf('week');
const weken = Array.from({ length: 13 }, (_, i) => ({ week: start.plus({ weeks: i }), in: 0, uit: 0 }));
for (const { json: factuur } of $input.all()) {
  const vervalt = DateTime.fromISO(factuur.DueDateString);
  // Wat al te laat is, telt in de eerste week.
  const i = Math.max(0, Math.floor(vervalt.diff(start, 'weeks').weeks));
  if (i > 12) continue;
  if (factuur.Type === 'ACCREC') weken[i].in += Number(factuur.AmountDue);
  else weken[i].uit += Number(factuur.AmountDue);
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
    sheetUpsert('Werk prognose bij', 'Kasstroom', 'Week', {
      Week: '={{ $json.week }}',
      In: '={{ $json.in }}',
      Uit: '={{ $json.uit }}',
      Saldo: '={{ $json.saldo }}',
    }),
    code(
      'Eerste krappe week',
      `
const krap = $('Reken per week').all().find(({ json }) => json.krap);
return krap ? [{ json: krap.json }] : [];`,
    ),
    gmailSend(
      'Waarschuw',
      'directie@example.com',
      '=Let op: krap in {{ $json.week }}',
      '=In {{ $json.week }} verwachten we een saldo van {{ $json.saldo }} euro: er komt {{ $json.in }} euro binnen en er gaat {{ $json.uit }} euro uit.',
    ),
  ],
  flow: [
    'Maandag om 7 uur > Te ontvangen > Alles bij elkaar > Reken per week > Werk prognose bij > Eerste krappe week > Waarschuw',
    'Maandag om 7 uur > Te betalen > Alles bij elkaar @1',
  ],
});

export const stripeUitbetaling = workflow({
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
    needs('stripe', 'meldt de uitbetaling en haar onderdelen'),
    needs('moneybird', 'krijgt de boeking'),
    needs('slack', 'krijgt bericht over verschillen'),
  ],
  setup_steps: [
    'Vul in "Boek memoriaal" het nummer van je administratie in.',
    'Vervang in "Splits de uitbetaling" de drie grootboekrekeningen door je eigen id’s uit Moneybird.',
    'Geef de Stripe-sleutel leesrecht op balansmutaties.',
  ],
  en: {
    name: 'Reconcile a Stripe payout',
    description:
      'When Stripe pays out it splits the amount into sales, fees and refunds, compares the sum with the payout and adds a journal entry in Moneybird. A difference is reported in Slack.',
    short_benefit: 'Every payout is explained to the cent and booked.',
  },
  nodes: [
    appTrigger('Uitbetaald', 'stripeTrigger', 1, { events: ['payout.paid'] }),
    http('Haal mutaties op', 'https://api.stripe.com/v1/balance_transactions', {
      auth: 'stripeApi',
      query: { payout: '={{ $json.data.object.id }}', limit: '100' },
    }),
    code(
      'Splits de uitbetaling',
      `
const REKENING = { omzet: 'VUL_REKENING_OMZET_IN', kosten: 'VUL_REKENING_KOSTEN_IN', kruis: 'VUL_REKENING_KRUISPOSTEN_IN' };
const uitbetaling = $('Uitbetaald').first().json.data.object;
let omzet = 0, terug = 0, kosten = 0;
for (const mutatie of $input.first().json.data) {
  if (mutatie.type === 'payout') continue;
  kosten += mutatie.fee;
  if (mutatie.amount >= 0) omzet += mutatie.amount; else terug += mutatie.amount;
}
const verwacht = omzet + terug - kosten;
const euro = (centen) => (centen / 100).toFixed(2);
return [{ json: {
  id: uitbetaling.id,
  datum: DateTime.fromSeconds(uitbetaling.arrival_date).toFormat('yyyy-MM-dd'),
  verschil: uitbetaling.amount - verwacht,
  omschrijving: \`Stripe \${uitbetaling.id}\`,
  regels: [
    { ledger_account_id: REKENING.kruis, debit: euro(uitbetaling.amount), credit: '0' },
    { ledger_account_id: REKENING.kosten, debit: euro(kosten), credit: '0' },
    { ledger_account_id: REKENING.omzet, debit: '0', credit: euro(omzet + terug) },
  ],
} }];`,
    ),
    when('Sluit het aan?', [['={{ $json.verschil }}', '=', 0]]),
    http(
      'Boek memoriaal',
      'https://moneybird.com/api/v2/VUL_JE_ADMINISTRATIE_IN/documents/general_journal_documents.json',
      {
        method: 'POST',
        auth: 'header',
        json: '={{ { general_journal_document: { reference: $json.omschrijving, date: $json.datum, general_journal_document_entries_attributes: $json.regels } } }}',
      },
    ),
    slack(
      'Meld het verschil',
      '#administratie',
      '=Stripe-uitbetaling {{ $json.id }} sluit niet aan: {{ ($json.verschil / 100).toFixed(2) }} euro verschil. Er is niets geboekt.',
    ),
  ],
  flow: [
    'Uitbetaald > Haal mutaties op > Splits de uitbetaling > Sluit het aan? > Boek memoriaal',
    'Sluit het aan? #1 > Meld het verschil',
  ],
});

export const wisselkoersen = workflow({
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
  accounts: [needs('postgres', 'bewaart de koersen')],
  setup_steps: [
    'Maak de tabel: create table wisselkoers (datum date, valuta text, koers numeric, primary key (datum, valuta)).',
    'Geef de gebruiker insert en update op die tabel.',
  ],
  en: {
    name: 'Keep the ECB exchange rates',
    description:
      'Fetches the official euro reference rates of the European Central Bank after each fixing and stores them in PostgreSQL, so quotes and invoices use the rate of the day.',
    short_benefit: 'The official rate of the day, always in your own database.',
  },
  nodes: [
    everyDay('Elke dag om 17 uur', 17),
    http('Koersen van de ECB', 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml', {
      answer: 'text',
    }),
    goOnAfterError(
      node('Lees de xml', 'xml', 1, {
        mode: 'xmlToJson',
        dataPropertyName: 'data',
        options: { mergeAttrs: true, explicitArray: false },
      }),
    ),
    splitOut('Een regel per valuta', '["gesmes:Envelope"].Cube.Cube.Cube'),
    sql(
      'Bewaar koers',
      `
insert into wisselkoers (datum, valuta, koers) values ($1::date, $2, $3::numeric)
on conflict (datum, valuta) do update set koers = excluded.koers`,
      "={{ [$('Lees de xml').first().json['gesmes:Envelope'].Cube.Cube.time, $json.currency, $json.rate] }}",
    ),
  ],
  flow: ['Elke dag om 17 uur > Koersen van de ECB > Lees de xml > Een regel per valuta > Bewaar koers'],
});
