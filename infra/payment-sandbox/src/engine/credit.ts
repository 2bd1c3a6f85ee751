import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { idOf, maybeId } from '../core/wire.js';

/**
 * What is left of the period that a subscription has paid, by the second, VAT included. A final invoice over it is below
 * zero, and so becomes the customer's credit. @returns integer cents
 */
function unused(account: Account, { latest_invoice, items }: Stripe.Subscription): number {
  const invoice = account.state.invoices[maybeId(latest_invoice) ?? ''];
  const { current_period_start: start = 0, current_period_end: end = 0 } = items.data[0] ?? {};
  const left = Math.min(end - account.now(), end - start);
  return invoice?.status !== 'paid' || left <= 0 ? 0 : Math.round((invoice.total * left) / (end - start));
}

/** Turns the unused time of a subscription that ends now into credit. */
export function creditUnused(account: Account, subscription: Stripe.Subscription): void {
  const customer = account.state.customers[idOf(subscription.customer)];
  const cents = unused(account, subscription);
  if (customer === undefined || cents === 0) return;
  const { balance } = customer;
  customer.balance -= cents;
  account.emit('customer.updated', customer, { balance });
}

/** Takes what the customer has in credit off an open invoice; credit is a balance below zero. */
export function takeCredit(account: Account, invoice: Stripe.Invoice): void {
  const customer = account.state.customers[maybeId(invoice.customer) ?? ''];
  if (customer === undefined || customer.balance >= 0) return;
  const taken = Math.min(-customer.balance, invoice.amount_due);
  invoice.starting_balance = customer.balance;
  customer.balance += taken;
  invoice.amount_due -= taken;
  invoice.amount_remaining -= taken;
  invoice.ending_balance = customer.balance;
  account.changed();
}
