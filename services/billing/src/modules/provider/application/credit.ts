import type Stripe from 'stripe';
import { asked } from './asked.js';
import { idOf } from './payments.js';

interface Credit {
  /** Null before there is an invoice. */
  readonly customer: string | null;
  /** Integer cents, VAT included. */
  readonly left: number;
}

/** What a subscription's own invoices left in credit; below zero where they used credit of before. */
async function creditOf(stripe: Stripe, subscription: string): Promise<Credit> {
  const { data } = await asked(stripe.invoices.list({ subscription, limit: 100 }));
  let left = 0;
  for (const { starting_balance, ending_balance } of data)
    if (ending_balance !== null) left += starting_balance - ending_balance;
  return { customer: idOf(data[0]?.customer), left };
}

/** What of it we have taken back already; below zero where we gave some. The provider forgets a key after a day, never this. */
async function settledOf(stripe: Stripe, customer: string, subscription: string): Promise<number> {
  let sum = 0;
  for (let after: string | undefined; ; ) {
    const { data, has_more } = await asked(
      stripe.customers.listBalanceTransactions(customer, {
        limit: 100,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    for (const { amount, metadata } of data) if (metadata?.credit_of === subscription) sum += amount;
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return sum;
  }
}

/** Moves a customer's balance by what is missing: above zero credit is taken, below it is given. */
async function settle(
  stripe: Stripe,
  subscription: string,
  customer: string,
  missing: { readonly cents: number; readonly after: number },
): Promise<void> {
  const description = `Credit of ${subscription}, ${missing.cents > 0 ? 'paid back' : 'given back'}`;
  await asked(
    stripe.customers.createBalanceTransaction(
      customer,
      { amount: missing.cents, currency: 'eur', description, metadata: { credit_of: subscription } },
      { idempotencyKey: `credit-of-${subscription}-${missing.after}` },
    ),
  );
}

/**
 * Takes back what a subscription's own invoices left in credit, as after a change from a year to a month: its owner gets, or
 * got, the money instead. Safe to repeat, whenever.
 * @param most integer cents: no more than this, all in all
 * @returns integer cents that are taken back by now, VAT included
 */
export async function takeCreditBack(
  stripe: Stripe,
  subscription: string,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { customer, left } = await creditOf(stripe, subscription);
  const due = Math.min(left, most);
  if (customer === null || due <= 0) return 0;
  const after = await settledOf(stripe, customer, subscription);
  if (due > after) await settle(stripe, subscription, customer, { cents: due - after, after });
  return due;
}

/** @returns integer cents of earlier credit that a subscription's invoices were paid with, VAT included */
export async function creditUsed(stripe: Stripe, subscription: string): Promise<number> {
  return Math.max(0, -(await creditOf(stripe, subscription)).left);
}

/** Gives back the earlier credit that a subscription's invoices were paid with. Safe to repeat, whenever. */
export async function giveCreditBack(stripe: Stripe, subscription: string): Promise<void> {
  const { customer, left } = await creditOf(stripe, subscription);
  if (customer === null || left >= 0) return;
  const after = await settledOf(stripe, customer, subscription);
  if (left < after) await settle(stripe, subscription, customer, { cents: left - after, after });
}
