import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid } from '../core/errors.js';
import { idOf, maybeId } from '../core/wire.js';
import type { InvoiceLine } from './invoices.js';
import { nextEnd } from './period.js';
import { linesOf, periodOf, planOf, recurringOf } from './subscriptions.js';
import { taxed } from './tax.js';

/** What a request wants of an item: another price, another quantity. */
export interface ItemChange {
  item: string;
  price: Stripe.Price;
  quantity: number;
  taxRates: Stripe.TaxRate[];
}

/** Half a cent goes away from zero, so that what is credited is rounded as what is charged. */
const cents = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

const sameCycle = (one: Stripe.Price, other: Stripe.Price): boolean => {
  const [a, b] = [recurringOf(one), recurringOf(other)];
  return a.interval === b.interval && a.interval_count === b.interval_count;
};

/**
 * Part of what items cost for a period, by the second and rounded for each line.
 * @param sign -1 credits time that was paid and not used, 1 charges what is left of the period
 */
function partly(
  account: Account,
  subscription: Stripe.Subscription,
  only: ReadonlySet<string>,
  date: number,
  sign: 1 | -1,
): InvoiceLine[] {
  const { start, end } = periodOf(subscription);
  return linesOf(account, subscription, { start: date, end })
    .filter(({ item }) => item !== null && only.has(item))
    .map((line) => ({
      ...line,
      description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${line.description.replace(/^\d+ × /, '')} after ${new Date(date * 1000).toISOString().slice(0, 10)}`,
      amount: sign * cents((line.amount * (end - date)) / (end - start)),
      proration: true,
    }));
}

/**
 * Turns the unused time of a subscription that ends now into credit: a final invoice over it is below zero. Of a period
 * that was not paid for nothing is left.
 */
export function creditUnused(account: Account, subscription: Stripe.Subscription): void {
  const customer = account.state.customers[idOf(subscription.customer)];
  const invoice = account.state.invoices[maybeId(subscription.latest_invoice) ?? ''];
  const { start, end } = periodOf(subscription);
  const date = Math.max(account.now(), start);
  if (customer === undefined || invoice?.status !== 'paid' || date >= end) return;
  const all = new Set(subscription.items.data.map(({ id }) => id));
  const { balance } = customer;
  for (const { amount, price, rate } of partly(account, subscription, all, date, -1))
    customer.balance += taxed(amount, price, rate).total;
  if (customer.balance !== balance) account.emit('customer.updated', customer, { balance });
}

/** @throws ApiFailure for a date outside the running period, as Stripe does */
export function checkedDate(
  account: Account,
  subscription: Stripe.Subscription,
  date: number | null,
): number {
  const { start, end } = periodOf(subscription);
  const at = date ?? Math.max(account.now(), start);
  if (at < start || at > end)
    throw invalid(
      'Invalid subscription_proration_date: must be within the current period.',
      'proration_date',
    );
  return at;
}

/**
 * Puts other prices into a subscription. Another interval starts a new period now; the same one keeps its period.
 * @param date from which on time is credited and charged, unix seconds; null for no proration
 * @returns the lines to be invoiced now: none where nothing is prorated and the period goes on
 */
export function changeItems(
  account: Account,
  subscription: Stripe.Subscription,
  changes: readonly ItemChange[],
  date: number | null,
): InvoiceLine[] {
  const changed = new Set(changes.map(({ item }) => item));
  const unused = date === null ? [] : partly(account, subscription, changed, date, -1);
  let restarts = false;
  for (const { item: id, price, quantity, taxRates } of changes) {
    const item = subscription.items.data.find((each) => each.id === id);
    if (item === undefined) continue;
    restarts ||= !sameCycle(item.price, price);
    Object.assign(item, { price: structuredClone(price), plan: planOf(price, recurringOf(price)), quantity });
    if (taxRates.length > 0) item.tax_rates = taxRates;
  }
  if (!restarts) return date === null ? [] : [...unused, ...partly(account, subscription, changed, date, 1)];
  const now = account.now();
  subscription.billing_cycle_anchor = now;
  for (const item of subscription.items.data) {
    item.current_period_start = now;
    item.current_period_end = nextEnd(now, recurringOf(item.price), now);
  }
  return [...unused, ...linesOf(account, subscription, periodOf(subscription))];
}
