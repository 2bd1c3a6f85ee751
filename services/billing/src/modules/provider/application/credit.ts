import type Stripe from 'stripe';
import { asked } from './asked.js';
import { idOf } from './payments.js';

/**
 * Takes back what a subscription's own invoices left in credit, as after a change from a year to a month: its owner gets the
 * money instead. Safe to repeat.
 * @returns integer cents, VAT included
 */
export async function takeCreditBack(stripe: Stripe, subscription: string): Promise<number> {
  const { data } = await asked(stripe.invoices.list({ subscription, limit: 100 }));
  let left = 0;
  for (const { starting_balance, ending_balance } of data)
    if (ending_balance !== null) left += starting_balance - ending_balance;
  const customer = idOf(data[0]?.customer);
  if (customer === null || left <= 0) return 0;
  await asked(
    stripe.customers.createBalanceTransaction(
      customer,
      { amount: left, currency: 'eur', description: `Credit of ${subscription}, paid back` },
      { idempotencyKey: `credit-back-${subscription}` },
    ),
  );
  return left;
}
