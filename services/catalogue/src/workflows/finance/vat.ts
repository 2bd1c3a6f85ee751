import { mailOf, moneybirdAdministration } from '../../apps/values.js';
import {
  answeredWithin,
  code,
  cron,
  gmailSend,
  http,
  needs,
  onlyOnce,
  say,
  slack,
  slackApproval,
  when,
  withErrorBranch,
  workflow,
} from '../../dsl/index.js';

export const btwAangifte = workflow(() => ({
  slug: 'btw-aangifte-voorbereiden',
  name: 'Btw-aangifte voorbereiden',
  description:
    'Haalt na elk kwartaal de btw van elke maand uit Moneybird, bonnetjes inbegrepen, rekent per tarief de rubrieken uit en mailt de opstelling na jouw akkoord in Slack naar de boekhouder.',
  category: 'finance',
  tags: ['btw', 'kwartaal', 'moneybird'],
  difficulty: 'advanced',
  tier_required: 'enterprise',
  time_to_deploy: '20 min',
  short_benefit: 'De rubrieken voor de aangifte staan klaar voor je eraan denkt.',
  accounts: [
    needs('moneybird', say('geeft de btw van het kwartaal', 'gives the VAT of the quarter')),
    needs('slack', say('vraagt jouw akkoord', 'asks for your approval')),
    needs('gmail', say('mailt de boekhouder', 'mails the accountant')),
  ],
  setup_steps: [
    'Controleer de eerste keer de bedragen met je laatste aangifte; privégebruik, correcties en suppleties vult je boekhouder aan.',
  ],
  en: {
    name: 'Prepare the VAT return',
    description:
      'After each quarter it gets the VAT of each month from Moneybird, receipts included, computes the boxes per VAT rate and, after your approval in Slack, mails the overview to the accountant.',
    short_benefit: 'The boxes of your VAT return are ready before you think of them.',
    setup_steps: [
      'The first time, compare the amounts with your last VAT return; your accountant adds private use, corrections and supplements.',
    ],
  },
  names: {
    'Derde dag na het kwartaal': 'Third day after the quarter',
    'Maanden van het kwartaal': 'Months of the quarter',
    'Btw per maand': 'VAT by month',
    'Meld dat Moneybird zweeg': 'Report that Moneybird was silent',
    'Bereken rubrieken': 'Work out the boxes',
    'Klopt dit?': 'Is this right?',
    'Versturen?': 'Send it?',
    'Mail de boekhouder': 'Mail the accountant',
    'Zet op de lijst': 'Put on the list',
  },
  nodes: [
    cron('Derde dag na het kwartaal', '0 9 3 1,4,7,10 *'),
    code(
      'Maanden van het kwartaal',
      `
const begin = $now.minus({ months: 1 }).startOf('quarter');
return [0, 1, 2].map((nummer) => ({ json: { periode: begin.plus({ months: nummer }).toFormat('yyyyMM') } }));`,
    ),
    withErrorBranch(
      http('Btw per maand', `https://moneybird.com/api/v2/${moneybirdAdministration}/reports/tax.json`, {
        auth: 'header',
        query: { period: '={{ $json.periode }}..{{ $json.periode }}' },
      }),
    ),
    code(
      'Bereken rubrieken',
      `
const getal = (tekst) => Number(tekst) || 0;
const maanden = $input.all().map(({ json }) => json);
${say('// Een maand die ontbreekt, maakt de opstelling te laag: dan liever geen.', '// A month that is missing makes the overview too low: rather none then.')}
if (maanden.length < 3) return [];
const rubriek = {};
for (const tarief of maanden.flatMap((maand) => maand.tax_rates ?? [])) {
  const [bedrag, btw, procent] = [getal(tarief.amount), getal(tarief.tax), getal(tarief.percentage)];
  ${say('// Moneybird noemt de rubriek als NL/1a; zonder rubriek beslist het tarief.', '// Moneybird names the box as NL/1a; without a box the rate decides.')}
  const naam = String(tarief.report_reference ?? '').split('/').pop() || (tarief.type === 'purchase_invoice' ? '5b' : procent > 15 ? '1a' : procent > 0 ? '1b' : '1e');
  const een = (rubriek[naam] ??= { omzet: 0, btw: 0 });
  een.omzet += bedrag;
  een.btw += btw;
}
const van = (naam) => rubriek[naam] ?? { omzet: 0, btw: 0 };
const overig = Object.keys(rubriek).filter((naam) => !['1a', '1b', '5b'].includes(naam)).sort();
const verschuldigd = Object.entries(rubriek).reduce((som, [naam, een]) => som + (naam === '5b' ? 0 : een.btw), 0);
const euro = (waarde) => Math.round(waarde).toLocaleString('${say('nl-NL', 'en-GB')}', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const kwartaal = $now.minus({ months: 1 });
return [{ json: {
  periode: \`Q\${kwartaal.quarter} \${kwartaal.year}\`,
  omzet_hoog: euro(van('1a').omzet), btw_hoog: euro(van('1a').btw),
  omzet_laag: euro(van('1b').omzet), btw_laag: euro(van('1b').btw),
  voorbelasting: euro(van('5b').btw),
  te_betalen: euro(verschuldigd - van('5b').btw),
  rest: overig.map((naam) => naam + ': ' + euro(van(naam).omzet) + (van(naam).btw ? ', ${say('btw', 'VAT')} ' + euro(van(naam).btw) : '')).join('; ') || '${say('geen', 'none')}',
} }];`,
    ),
    answeredWithin(
      slackApproval(
        'Klopt dit?',
        say('#administratie', '#accounts'),
        say(
          '=Btw {{ $json.periode }}: te betalen {{ $json.te_betalen }} (1a {{ $json.btw_hoog }}, 1b {{ $json.btw_laag }}, voorbelasting {{ $json.voorbelasting }}). Andere rubrieken: {{ $json.rest }}. Naar de boekhouder?',
          '=VAT {{ $json.periode }}: {{ $json.te_betalen }} to pay (1a {{ $json.btw_hoog }}, 1b {{ $json.btw_laag }}, input tax {{ $json.voorbelasting }}). Other boxes: {{ $json.rest }}. Send it to the accountant?',
        ),
        say('Versturen', 'Send'),
        say('Eerst nakijken', 'Check first'),
      ),
      7,
      'days',
    ),
    when('Versturen?', [['={{ $json.data?.approved }}', 'yes']]),
    gmailSend(
      'Mail de boekhouder',
      mailOf.bookkeeper,
      say(
        "=Btw-opstelling {{ $('Bereken rubrieken').item.json.periode }}",
        "=VAT overview {{ $('Bereken rubrieken').item.json.periode }}",
      ),
      say(
        "=<table><tr><td>1a omzet</td><td>{{ $('Bereken rubrieken').item.json.omzet_hoog }}</td></tr><tr><td>1a btw</td><td>{{ $('Bereken rubrieken').item.json.btw_hoog }}</td></tr><tr><td>1b omzet</td><td>{{ $('Bereken rubrieken').item.json.omzet_laag }}</td></tr><tr><td>1b btw</td><td>{{ $('Bereken rubrieken').item.json.btw_laag }}</td></tr><tr><td>5b voorbelasting</td><td>{{ $('Bereken rubrieken').item.json.voorbelasting }}</td></tr><tr><td>Te betalen</td><td>{{ $('Bereken rubrieken').item.json.te_betalen }}</td></tr></table>Andere rubrieken: {{ $('Bereken rubrieken').item.json.rest }}.",
        "=<table><tr><td>1a turnover</td><td>{{ $('Bereken rubrieken').item.json.omzet_hoog }}</td></tr><tr><td>1a VAT</td><td>{{ $('Bereken rubrieken').item.json.btw_hoog }}</td></tr><tr><td>1b turnover</td><td>{{ $('Bereken rubrieken').item.json.omzet_laag }}</td></tr><tr><td>1b VAT</td><td>{{ $('Bereken rubrieken').item.json.btw_laag }}</td></tr><tr><td>5b input tax (voorbelasting)</td><td>{{ $('Bereken rubrieken').item.json.voorbelasting }}</td></tr><tr><td>To pay</td><td>{{ $('Bereken rubrieken').item.json.te_betalen }}</td></tr></table>Other boxes: {{ $('Bereken rubrieken').item.json.rest }}.",
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
    onlyOnce(
      slack(
        'Meld dat Moneybird zweeg',
        say('#administratie', '#accounts'),
        say(
          'Moneybird gaf de btw van een of meer maanden niet. Er is geen opstelling gemaakt; start de workflow straks met de hand.',
          'Moneybird did not give the VAT of one month or more. No overview was made; start the workflow by hand later.',
        ),
      ),
    ),
  ],
  flow: [
    'Derde dag na het kwartaal > Maanden van het kwartaal > Btw per maand > Bereken rubrieken > Klopt dit? > Versturen? > Mail de boekhouder',
    'Btw per maand #1 > Meld dat Moneybird zweeg',
    'Versturen? #1 > Zet op de lijst',
  ],
}));
