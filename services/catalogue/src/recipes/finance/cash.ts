import { collecting } from '../../apps/accounting.js';
import { chats } from '../../apps/chats.js';
import {
  closingPrices,
  coinGeckoApp,
  coinPrice,
  marketstackApp,
  wiseApp,
  wiseBalances,
} from '../../apps/money.js';
import { stripeApp } from '../../apps/payments.js';
import { tables } from '../../apps/tables.js';
import { inApp, limitOf } from '../../apps/values.js';
import {
  append,
  code,
  combine,
  cron,
  everyDay,
  goOnAfterError,
  keep,
  node,
  onlyNew,
  reads,
  recipe,
  say,
  set,
  sideBySide,
  when,
} from '../../kit/index.js';

const BUFFER = limitOf(
  'buffer-in-euros',
  ['Buffer in euro', 'Buffer in euros'],
  [
    'Het bedrag dat er altijd moet zijn; 0 waarschuwt alleen onder nul.',
    'The amount that must always be there; 0 warns below nought alone.',
  ],
  10000,
);

export const cashMorning = recipe({
  id: 'cash-position-morning',
  category: 'finance',
  tags: ['cashflow', 'liquiditeit', 'banksaldo'],
  saves: {
    minutes: 12,
    nl: 'Iemand logt in bij drie partijen en telt de standen op.',
    en: 'Someone logs in at three parties and adds up the balances.',
  },
  variants: combine({ books: collecting, table: tables, chat: chats }, { take: 10 }),
  build: ({ books, table, chat }) => {
    const { nodes, path } = reads(books.unpaid, 'Lees openstaand', 'Factuur');
    return {
      name: {
        nl: `Dagelijks banksaldo: Wise, Stripe en ${books.app.label} in ${table.app.label} en ${chat.app.label}`,
        en: `Daily cash position: Wise, Stripe and ${books.app.label} in ${table.app.label} and ${chat.app.label}`,
      },
      description: {
        nl: `Elke ochtend telt hij de saldi bij Wise en Stripe op en legt er ${books.unpaid.what.nl} naast. De stand komt in ${table.app.label}; ${chat.app.label} waarschuwt als je onder je buffer zakt.`,
        en: `Every morning it adds the Wise and Stripe balances and puts ${books.unpaid.what.en} beside them. The position goes to ${table.app.label}; ${chat.app.label} warns below your buffer.`,
      },
      benefit: {
        nl: 'Je weet elke dag hoeveel er is en hoeveel er aankomt.',
        en: 'You know every day how much there is and how much is coming.',
      },
      uses: [
        [{ app: wiseApp }, { nl: 'geeft het banksaldo', en: 'gives the bank balance' }],
        [
          { app: stripeApp },
          { nl: 'geeft het nog uit te betalen bedrag', en: 'gives the amount still to be paid out' },
        ],
        [books, { nl: 'geeft wat klanten nog moeten betalen', en: 'gives what customers still owe' }],
        [table, { nl: 'bewaart de dagstanden', en: 'keeps the daily positions' }],
        [chat, { nl: 'toont de stand', en: 'shows the position' }],
      ],
      setup: [],
      notes: [
        {
          over: ['Saldo bij Wise', 'Saldo bij Stripe'],
          text: say(
            '## Drie bronnen\nElke bron telt zelf op tot één regel; daarna komen ze naast elkaar te staan. Bij Wise en Stripe telt alleen wat er in euro staat; facturen in een andere munt tellen voor hun bedrag.',
            '## Three sources\nEach source adds itself up to one row; then they are put side by side. At Wise and Stripe only euros count; invoices in another currency count for their amount.',
          ),
        },
      ],
      names: {
        'Elke ochtend': 'Every morning',
        'Saldo bij Wise': 'Balance at Wise',
        'Tel Wise op': 'Add up Wise',
        'Saldo bij Stripe': 'Balance at Stripe',
        'Tel Stripe op': 'Add up Stripe',
        'Lees openstaand': 'Read what is unpaid',
        Factuur: 'Invoice',
        'Tel openstaand op': 'Add up what is unpaid',
        'Zet naast elkaar': 'Put side by side',
        'Bewaar dagstand': 'Keep the daily position',
        'Onder de buffer?': 'Below the buffer?',
        Waarschuw: 'Warn',
        'Toon de stand': 'Show the position',
      },
      nodes: [
        everyDay('Elke ochtend', 7),
        wiseBalances('Saldo bij Wise'),
        code(
          'Tel Wise op',
          "return [{ json: { bank: Math.round($input.all().flatMap(({ json }) => json.balances ?? [json]).filter((b) => b.amount?.currency === 'EUR').reduce((som, b) => som + b.amount.value, 0) * 100) / 100 } }];",
        ),
        node('Saldo bij Stripe', 'stripe', 1, { resource: 'balance', operation: 'get' }),
        code(
          'Tel Stripe op',
          "const som = (rijen) => (rijen ?? []).filter((r) => r.currency === 'eur').reduce((x, r) => x + r.amount, 0);\nreturn [{ json: { onderweg: (som($input.first().json.available) + som($input.first().json.pending)) / 100 } }];",
        ),
        ...nodes,
        code(
          'Tel openstaand op',
          'return [{ json: { openstaand: Math.round($input.all().reduce((som, { json }) => som + json.amount, 0)) } }];',
        ),
        sideBySide('Zet naast elkaar', 3, true),
        table.append('Bewaar dagstand', say('Dagstanden', 'Daily positions'), {
          [say('Datum', 'Date')]: "={{ $now.toFormat('yyyy-MM-dd') }}",
          Bank: '={{ $json.bank }}',
          [say('Onderweg', 'On its way')]: '={{ $json.onderweg }}',
          [say('Openstaand', 'Unpaid')]: '={{ $json.openstaand ?? 0 }}',
        }),
        when('Onder de buffer?', [["={{ $('Zet naast elkaar').first().json.bank }}", '<', `=${BUFFER}`]]),
        chat.post(
          'Waarschuw',
          say(
            "=Banksaldo {{ Number($('Zet naast elkaar').first().json.bank).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }} ligt onder de buffer. Onderweg: {{ Number($('Zet naast elkaar').first().json.onderweg).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}, openstaand: {{ Number($('Zet naast elkaar').first().json.openstaand ?? 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}.",
            "=Bank balance of {{ Number($('Zet naast elkaar').first().json.bank).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }} is below the buffer. On its way: {{ Number($('Zet naast elkaar').first().json.onderweg).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}, unpaid: {{ Number($('Zet naast elkaar').first().json.openstaand ?? 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}.",
          ),
        ),
        chat.post(
          'Toon de stand',
          say(
            "=Bank {{ Number($('Zet naast elkaar').first().json.bank).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}, onderweg {{ Number($('Zet naast elkaar').first().json.onderweg).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}, openstaand {{ Number($('Zet naast elkaar').first().json.openstaand ?? 0).toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }) }}.",
            "=Bank {{ Number($('Zet naast elkaar').first().json.bank).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}, on its way {{ Number($('Zet naast elkaar').first().json.onderweg).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}, unpaid {{ Number($('Zet naast elkaar').first().json.openstaand ?? 0).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' }) }}.",
          ),
        ),
      ],
      flow: [
        'Elke ochtend > Saldo bij Wise > Tel Wise op > Zet naast elkaar',
        'Elke ochtend > Saldo bij Stripe > Tel Stripe op > Zet naast elkaar @1',
        `Elke ochtend > ${path} > Tel openstaand op > Zet naast elkaar @2`,
        'Zet naast elkaar > Bewaar dagstand > Onder de buffer? > Waarschuw',
        'Onder de buffer? #1 > Toon de stand',
      ],
    };
  },
});

const SYMBOLS = inApp(
  'Marketstack',
  ['aandelen', 'shares'],
  [
    'De symbolen met hun beurs, met komma’s ertussen; Amsterdam is XAMS.',
    'The symbols with their exchange, with commas between; Amsterdam is XAMS.',
  ],
  'ASML.XAMS,INGA.XAMS',
);

export const portfolio = recipe({
  id: 'portfolio-evening',
  category: 'finance',
  tags: ['beleggen', 'crypto', 'overzicht'],
  saves: {
    minutes: 8,
    nl: 'Iemand noteert elke avond de slotkoersen.',
    en: 'Someone notes the closing prices every evening.',
  },
  variants: combine(
    {
      coin: [
        { key: 'bitcoin', label: 'Bitcoin' },
        { key: 'ethereum', label: 'Ethereum' },
        { key: 'solana', label: 'Solana' },
      ],
      table: tables,
    },
    { take: 10, apart: ['table'] },
  ),
  build: ({ coin, table }) => ({
    name: {
      nl: `Slotkoersen van ${coin.label} (CoinGecko) en aandelen (Marketstack) bewaren in ${table.app.label}`,
      en: `Keep closing prices of ${coin.label} (CoinGecko) and shares (Marketstack) in ${table.app.label}`,
    },
    description: {
      nl: `Op werkdagen haalt hij ’s avonds de koers van ${coin.label} bij CoinGecko en je aandelen bij Marketstack op en schrijft ze in ${table.app.label}, met hun eigen dag, de munt en de beweging van die dag in procenten.`,
      en: `On weekday evenings it fetches ${coin.label} from CoinGecko and your shares from Marketstack and writes them to ${table.app.label}, with their own day, the currency and the move of that day in percent.`,
    },
    benefit: {
      nl: 'Een koersgeschiedenis van je eigen beleggingen.',
      en: 'A price history of your own investments.',
    },
    uses: [
      [{ app: coinGeckoApp }, { nl: 'geeft de cryptokoers', en: 'gives the crypto price' }],
      [{ app: marketstackApp }, { nl: 'geeft de aandelenkoersen', en: 'gives the share prices' }],
      [table, { nl: 'bewaart de koersen', en: 'keeps the prices' }],
    ],
    setup: [],
    notes: [
      {
        over: ['Onder elkaar', 'Maak koersregel'],
        text: say(
          '## De dag van de koers\nEen aandeel houdt de dag van zijn laatste slotkoers: op een beursvrije dag staat er dus niet een nieuwe dag met de koers van gisteren. Zwijgt een van de twee bronnen, dan komt de andere er toch in.',
          '## The day of the price\nA share keeps the day of its last close: on a day without trading there is no new day with the price of yesterday. When one of the two sources is silent, the other is still kept.',
        ),
      },
    ],
    names: {
      'Elke werkdagavond': 'Every weekday evening',
      'Koers van munt': 'Price of the coin',
      'Koers van aandelen': 'Prices of shares',
      'Onder elkaar': 'One below the other',
      'Alleen met koers': 'Only with a price',
      'Maak koersregel': 'Make the price row',
      'Nog niet bewaard': 'Not kept yet',
      'Bewaar koers': 'Keep the price',
    },
    nodes: [
      cron('Elke werkdagavond', '15 22 * * 1-5'),
      goOnAfterError(coinPrice('Koers van munt', coin.key)),
      goOnAfterError(closingPrices('Koers van aandelen', SYMBOLS)),
      append('Onder elkaar'),
      keep('Alleen met koers', [['={{ Number($json.current_price ?? $json.close) || 0 }}', '>', 0]]),
      set('Maak koersregel', {
        datum: "={{ $json.date ? String($json.date).slice(0, 10) : $now.toFormat('yyyy-MM-dd') }}",
        naam: "={{ String($json.symbol ?? '').toUpperCase() }}",
        koers: ['number', '={{ Number($json.current_price ?? $json.close) || 0 }}'],
        munt: "={{ String($json.price_currency ?? 'EUR').toUpperCase() }}",
        beweging: [
          'number',
          '={{ Math.round(($json.price_change_percentage_24h ?? (Number($json.open) > 0 ? ($json.close / $json.open - 1) * 100 : 0)) * 100) / 100 }}',
        ],
      }),
      onlyNew('Nog niet bewaard', "={{ $json.naam + ' ' + $json.datum }}"),
      table.append('Bewaar koers', say('Koersen', 'Prices'), {
        [say('Datum', 'Date')]: '={{ $json.datum }}',
        [say('Naam', 'Name')]: '={{ $json.naam }}',
        [say('Koers', 'Price')]: '={{ $json.koers }}',
        [say('Munt', 'Currency')]: '={{ $json.munt }}',
        [say('Beweging in procent', 'Move in percent')]: '={{ $json.beweging }}',
      }),
    ],
    flow: [
      'Elke werkdagavond > Koers van munt > Onder elkaar > Alleen met koers > Maak koersregel > Nog niet bewaard > Bewaar koers',
      'Elke werkdagavond > Koers van aandelen > Onder elkaar @1',
    ],
  }),
});
