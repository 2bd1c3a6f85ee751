import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { maybeId } from '../core/wire.js';

/**
 * Takes what the customer has in credit off an invoice; credit is a balance below zero. An invoice below zero adds to it.
 * @returns the balance that is left, which `takeCredit` gives the customer: a preview changes nothing
 */
export function withCredit(account: Account, invoice: Stripe.Invoice): number {
  const balance = account.state.customers[maybeId(invoice.customer) ?? '']?.balance ?? 0;
  const sum = invoice.total + Math.min(0, balance);
  invoice.amount_due = Math.max(0, sum);
  invoice.amount_remaining = invoice.amount_due;
  invoice.starting_balance = balance;
  invoice.ending_balance = balance > 0 ? balance : Math.min(0, sum);
  return invoice.ending_balance;
}

/** Settles an open invoice with the customer's credit. */
export function takeCredit(account: Account, invoice: Stripe.Invoice): void {
  const customer = account.state.customers[maybeId(invoice.customer) ?? ''];
  if (customer === undefined) return;
  const { balance } = customer;
  customer.balance = withCredit(account, invoice);
  if (customer.balance === balance) account.changed();
  else account.emit('customer.updated', customer, { balance });
}
