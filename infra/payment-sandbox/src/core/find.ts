import type Stripe from 'stripe';
import type { Account } from './account.js';
import { noSuch } from './errors.js';
import type { State } from './state.js';

type Tables = {
  [K in keyof State as State[K] extends Record<string, { id: string }> ? K : never]: State[K] extends Record<
    string,
    infer Row
  >
    ? Row
    : never;
};
export type TableName = keyof Tables;

const kinds: Record<TableName, string> = {
  products: 'product',
  prices: 'price',
  taxRates: 'tax rate',
  customers: 'customer',
  balanceTransactions: 'customer_balance_transaction',
  taxIds: 'tax_id',
  paymentMethods: 'PaymentMethod',
  sessions: 'checkout.session',
  subscriptions: 'subscription',
  schedules: 'subscription schedule',
  invoices: 'invoice',
  paymentIntents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  portals: 'billing_portal.session',
  testClocks: 'test clock',
  endpoints: 'webhook endpoint',
  events: 'event',
  deliveries: 'delivery',
};

/** The row, or Stripe's resource_missing error that names the parameter. */
export function find<K extends TableName>(account: Account, table: K, id: string, param = 'id'): Tables[K] {
  const rows = account.state[table] as unknown as Record<string, Tables[K]>;
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
  if (row === undefined) throw noSuch(kinds[table], id, param);
  return row;
}

const prefixes: readonly (readonly [string, TableName])[] = [
  ['prod_', 'products'],
  ['price_', 'prices'],
  ['txr_', 'taxRates'],
  ['cus_', 'customers'],
  ['cbtxn_', 'balanceTransactions'],
  ['txi_', 'taxIds'],
  ['pm_', 'paymentMethods'],
  ['cs_', 'sessions'],
  ['sub_sched_', 'schedules'],
  ['sub_', 'subscriptions'],
  ['in_', 'invoices'],
  ['pi_', 'paymentIntents'],
  ['ch_', 'charges'],
  ['re_', 'refunds'],
  ['dp_', 'disputes'],
  ['clock_', 'testClocks'],
  ['evt_', 'events'],
];

/** Whatever an id stands for, by its prefix; used to expand. */
export function anything(account: Account, id: string): object | undefined {
  const table = prefixes.find(([prefix]) => id.startsWith(prefix))?.[1];
  return table === undefined ? undefined : (account.state[table] as Record<string, object>)[id];
}

export const subscriptionsOf = (account: Account, customer: string): Stripe.Subscription[] =>
  Object.values(account.state.subscriptions).filter((subscription) => subscription.customer === customer);
