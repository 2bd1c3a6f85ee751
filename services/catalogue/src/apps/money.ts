import type { Listing, NodeSpec, Source } from '../kit/index.js';
import { appTrigger, node, say } from '../kit/index.js';
import { app } from './app.js';
import { inApp } from './values.js';

const PROFILE_ID = inApp(
  'Wise',
  ['profiel', 'profile'],
  ['Het nummer van je zakelijke profiel.', 'The number of your business profile.'],
  '12345678',
);
const WISE_ACCOUNT = inApp(
  'Wise',
  ['rekening', 'account'],
  ['Het nummer van de rekening die je wilt lezen.', 'The number of the account that you want to read.'],
  '64',
);

export const wiseApp = app(
  'wise',
  'Wise',
  'wiseApi',
  ['Maak in Wise onder Instellingen, API-tokens een token.'],
  ['In Wise, create a token under Settings, API tokens.'],
  3,
);
const PROFILE = PROFILE_ID;
/** Money that comes in on a Wise account; Wise does not name the payer. */
export const wiseCredit: Source<'payment'> = {
  app: wiseApp,
  event: { nl: 'er geld op je Wise-rekening binnenkomt', en: 'money arrives in your Wise account' },
  nodes: (name) => [appTrigger(name, 'wiseTrigger', 1, { profileId: PROFILE, event: 'balanceCredit' })],
  get fields() {
    return {
      id: '$json.data.resource.id',
      email: "''",
      name: `'${say('onbekend', 'unknown')}'`,
      amount: 'Number($json.data.amount)',
      currency: '$json.data.currency',
      reason: '$json.data.transaction_type',
    };
  },
};
export const wiseBalances = (name: string): NodeSpec =>
  node(name, 'wise', 1, { resource: 'account', operation: 'getBalances', profileId: PROFILE });
export const wiseRate = (name: string, source: string, target: string): NodeSpec =>
  node(name, 'wise', 1, {
    resource: 'exchangeRate',
    operation: 'get',
    source,
    target,
    additionalFields: {},
  });
export const wiseStatement = (name: string, days: number): NodeSpec =>
  node(name, 'wise', 1, {
    resource: 'account',
    operation: 'getStatement',
    profileId: PROFILE,
    borderlessAccountId: WISE_ACCOUNT,
    currency: 'EUR',
    format: 'json',
    additionalFields: {
      lineStyle: 'COMPACT',
      range: {
        rangeProperties: {
          intervalStart: `={{ $now.minus({ days: ${days} }).toISO() }}`,
          intervalEnd: '={{ $now.toISO() }}',
        },
      },
    },
  });

const paddleApp = app(
  'paddle',
  'Paddle',
  'paddleApi',
  [
    'Open in Paddle onder Developer Tools, Authentication je leverancier-id.',
    'Maak daar een sleutel en vul beide in n8n in.',
  ],
  [
    'In Paddle, look up your vendor id under Developer Tools, Authentication.',
    'Create a key there and fill in both in n8n.',
  ],
);
/** Payments of subscribers that are behind. */
export const paddlePastDue: Listing<'payment'> = {
  app: paddleApp,
  what: { nl: 'de achterstallige abonnees in Paddle', en: 'the past-due subscribers in Paddle' },
  nodes: (name) => [
    node(name, 'paddle', 1, {
      resource: 'user',
      operation: 'getAll',
      returnAll: true,
      jsonParameters: false,
      additionalFields: { state: 'past_due' },
    }),
  ],
  fields: {
    id: '$json.subscription_id',
    email: '$json.user_email',
    name: "$json.user_email.split('@')[0]",
    amount: 'Number($json.next_payment?.amount ?? $json.last_payment?.amount ?? 0)',
    currency: "$json.next_payment?.currency ?? $json.last_payment?.currency ?? 'EUR'",
    reason: '$json.state',
  },
};
export const paddleCoupon = (name: string, prefix: string, percentage: number): NodeSpec =>
  node(name, 'paddle', 1, {
    resource: 'coupon',
    operation: 'create',
    couponType: 'checkout',
    discountType: 'percentage',
    discountAmount: percentage,
    currency: 'EUR',
    jsonParameters: false,
    additionalFields: {
      allowedUses: 1,
      couponPrefix: prefix,
      expires: '={{ $now.plus({ days: 14 }).toISO() }}',
    },
  });

export const profitWellApp = app(
  'profitWell',
  'ProfitWell',
  'profitWellApi',
  ['Maak in ProfitWell onder Account Settings, Integrations, API Keys een sleutel.', 'Plak hem in n8n.'],
  ['In ProfitWell, create a key under Account Settings, Integrations, API Keys.', 'Paste it into n8n.'],
);
export const profitWellMonthly = (name: string): NodeSpec =>
  node(name, 'profitWell', 1, {
    resource: 'metric',
    operation: 'get',
    type: 'monthly',
    simple: true,
    options: {},
  });
export const profitWellDaily = (name: string): NodeSpec =>
  node(name, 'profitWell', 1, {
    resource: 'metric',
    operation: 'get',
    type: 'daily',
    // The month of yesterday, so that the first of a month still reads its last day.
    month: "={{ $now.minus({ days: 1 }).toFormat('yyyy-MM') }}",
    simple: true,
    options: {},
  });

export const coinGeckoApp = app(
  'coinGecko',
  'CoinGecko',
  '',
  ['CoinGecko vraagt geen account.'],
  ['CoinGecko needs no account.'],
  1,
);
export const coinPrice = (name: string, coin: string): NodeSpec =>
  node(name, 'coinGecko', 1, {
    resource: 'coin',
    operation: 'market',
    baseCurrency: 'eur',
    returnAll: false,
    limit: 1,
    options: { ids: coin },
  });
export const marketstackApp = app(
  'marketstack',
  'Marketstack',
  'marketstackApi',
  ['Maak op marketstack.com een account en kopieer de toegangssleutel.', 'Plak hem in n8n.'],
  ['Create an account at marketstack.com and copy the access key.', 'Paste it into n8n.'],
  1,
);
export const closingPrices = (name: string, symbols: string): NodeSpec =>
  node(name, 'marketstack', 1, {
    resource: 'endOfDayData',
    operation: 'getAll',
    symbols,
    returnAll: true,
    filters: { latest: true },
  });
