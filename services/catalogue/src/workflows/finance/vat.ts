import { mailOf, moneybirdAdministration } from '../../apps/values.js';
import {
  code,
  cron,
  gmailSend,
  http,
  needs,
  node,
  say,
  slack,
  slackApproval,
  when,
  workflow,
} from '../../dsl/index.js';

export const btwAangifte = workflow(() => ({
  slug: 'btw-aangifte-voorbereiden',
  name: 'Btw-aangifte voorbereiden',
  description:
    'Haalt na elk kwartaal verkoop- en inkoopfacturen uit Moneybird, rekent per btw-tarief de rubrieken uit en mailt de opstelling na jouw akkoord in Slack naar de boekhouder.',
  category: 'finance',
  tags: ['btw', 'kwartaal', 'moneybird'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '20 min',
  short_benefit: 'De rubrieken voor de aangifte staan klaar voor je eraan denkt.',
  accounts: [
    needs('moneybird', say('geeft de facturen van het kwartaal', 'gives the invoices of the quarter')),
    needs('slack', say('vraagt jouw akkoord', 'asks for your approval')),
    needs('gmail', say('mailt de boekhouder', 'mails the accountant')),
  ],
  setup_steps: [
    'Controleer de eerste keer de bedragen met je laatste aangifte; hij rekent 1a, 1b en 5b uit, verlegde btw en buitenland vult je boekhouder aan.',
  ],
  en: {
    name: 'Prepare the VAT return',
    description:
      'After each quarter it collects sales and purchase invoices from Moneybird, computes the boxes per VAT rate and, after your approval in Slack, mails the overview to the accountant.',
    short_benefit: 'The boxes of your VAT return are ready before you think of them.',
    setup_steps: [
      'The first time, compare the amounts with your last VAT return; it works out 1a, 1b and 5b, your accountant adds reverse charge and foreign countries.',
    ],
  },
  names: {
    'Derde dag na het kwartaal': 'Third day after the quarter',
    Verkoopfacturen: 'Sales invoices',
    Inkoopfacturen: 'Purchase invoices',
    'Beide lijsten': 'Both lists',
    'Bereken rubrieken': 'Work out the boxes',
    'Klopt dit?': 'Is this right?',
    'Versturen?': 'Send it?',
    'Mail de boekhouder': 'Mail the accountant',
    'Zet op de lijst': 'Put on the list',
  },
  nodes: [
    cron('Derde dag na het kwartaal', '0 9 3 1,4,7,10 *'),
    http('Verkoopfacturen', `https://moneybird.com/api/v2/${moneybirdAdministration}/sales_invoices.json`, {
      auth: 'header',
      query: { filter: 'period:prev_quarter,state:all', per_page: '100' },
      pages: { number: 'page', done: '={{ $response.body.length < 100 }}' },
    }),
    http(
      'Inkoopfacturen',
      `https://moneybird.com/api/v2/${moneybirdAdministration}/documents/purchase_invoices.json`,
      {
        auth: 'header',
        query: { filter: 'period:prev_quarter', per_page: '100' },
        pages: { number: 'page', done: '={{ $response.body.length < 100 }}' },
      },
    ),
    node('Beide lijsten', 'merge', 3.2, { mode: 'append', numberInputs: 2 }),
    code(
      'Bereken rubrieken',
      `
const centen = (bedrag) => Math.round(Number(bedrag) * 100) || 0;
const rubriek = { '1a': { omzet: 0, btw: 0 }, '1b': { omzet: 0, btw: 0 }, voorbelasting: 0 };
for (const { json: factuur } of $input.all()) {
  ${say('// Een concept, een geplande factuur en een inkoopfactuur die nog niet is verwerkt, tellen nog niet mee.', '// A draft, a scheduled invoice and a purchase invoice that is not processed yet do not count yet.')}
  if (['draft', 'scheduled', 'new'].includes(factuur.state)) continue;
  const verkoop = factuur.invoice_date !== undefined;
  const incl = centen(factuur.total_price_incl_tax);
  const excl = centen(factuur.total_price_excl_tax);
  if (!verkoop) {
    rubriek.voorbelasting += incl - excl;
    continue;
  }
  for (const regel of factuur.details ?? []) {
    const omzet = centen(regel.total_price_excl_tax_with_discount);
    const belast = (factuur.tax_totals ?? []).find((tax) => tax.tax_rate_id === regel.tax_rate_id);
    if (!belast || Number(belast.tax_amount) === 0) continue;
    const tarief = Number(belast.tax_amount) / Number(belast.taxable_amount);
    const doel = tarief > 0.15 ? rubriek['1a'] : rubriek['1b'];
    doel.omzet += omzet;
    doel.btw += Math.round(omzet * tarief);
  }
}
const euro = (waarde) => Math.round(waarde / 100);
const kwartaal = $now.minus({ months: 1 });
return [{ json: {
  periode: \`Q\${kwartaal.quarter} \${kwartaal.year}\`,
  omzet_hoog: euro(rubriek['1a'].omzet), btw_hoog: euro(rubriek['1a'].btw),
  omzet_laag: euro(rubriek['1b'].omzet), btw_laag: euro(rubriek['1b'].btw),
  voorbelasting: euro(rubriek.voorbelasting),
  te_betalen: euro(rubriek['1a'].btw + rubriek['1b'].btw - rubriek.voorbelasting),
} }];`,
    ),
    slackApproval(
      'Klopt dit?',
      say('#administratie', '#accounts'),
      say(
        '=Btw {{ $json.periode }}: te betalen {{ $json.te_betalen }} euro (1a {{ $json.btw_hoog }}, 1b {{ $json.btw_laag }}, voorbelasting {{ $json.voorbelasting }}). Naar de boekhouder?',
        '=VAT {{ $json.periode }}: {{ $json.te_betalen }} euros to pay (1a {{ $json.btw_hoog }}, 1b {{ $json.btw_laag }}, input tax {{ $json.voorbelasting }}). Send it to the accountant?',
      ),
      say('Versturen', 'Send'),
      say('Eerst nakijken', 'Check first'),
    ),
    when('Versturen?', [['={{ $json.data.approved }}', 'yes']]),
    gmailSend(
      'Mail de boekhouder',
      mailOf.bookkeeper,
      say(
        "=Btw-opstelling {{ $('Bereken rubrieken').item.json.periode }}",
        "=VAT overview {{ $('Bereken rubrieken').item.json.periode }}",
      ),
      say(
        "=<table><tr><td>1a omzet</td><td>{{ $('Bereken rubrieken').item.json.omzet_hoog }}</td></tr><tr><td>1a btw</td><td>{{ $('Bereken rubrieken').item.json.btw_hoog }}</td></tr><tr><td>1b omzet</td><td>{{ $('Bereken rubrieken').item.json.omzet_laag }}</td></tr><tr><td>1b btw</td><td>{{ $('Bereken rubrieken').item.json.btw_laag }}</td></tr><tr><td>5b voorbelasting</td><td>{{ $('Bereken rubrieken').item.json.voorbelasting }}</td></tr><tr><td>Te betalen</td><td>{{ $('Bereken rubrieken').item.json.te_betalen }}</td></tr></table>",
        "=<table><tr><td>1a turnover</td><td>{{ $('Bereken rubrieken').item.json.omzet_hoog }}</td></tr><tr><td>1a VAT</td><td>{{ $('Bereken rubrieken').item.json.btw_hoog }}</td></tr><tr><td>1b turnover</td><td>{{ $('Bereken rubrieken').item.json.omzet_laag }}</td></tr><tr><td>1b VAT</td><td>{{ $('Bereken rubrieken').item.json.btw_laag }}</td></tr><tr><td>5b input tax (voorbelasting)</td><td>{{ $('Bereken rubrieken').item.json.voorbelasting }}</td></tr><tr><td>To pay</td><td>{{ $('Bereken rubrieken').item.json.te_betalen }}</td></tr></table>",
      ),
    ),
    slack(
      'Zet op de lijst',
      say('#administratie', '#accounts'),
      say(
        'De btw-opstelling is nog niet verstuurd. Kijk de facturen na en start de workflow daarna met de hand.',
        'The VAT overview has not been sent. Check the invoices and then start the workflow by hand.',
      ),
    ),
  ],
  flow: [
    'Derde dag na het kwartaal > Verkoopfacturen > Beide lijsten > Bereken rubrieken > Klopt dit? > Versturen? > Mail de boekhouder',
    'Derde dag na het kwartaal > Inkoopfacturen > Beide lijsten @1',
    'Versturen? #1 > Zet op de lijst',
  ],
}));
