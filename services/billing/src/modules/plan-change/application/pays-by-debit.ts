import type Stripe from 'stripe';
import { asked } from '../../provider/application/asked.js';
import { idOf } from '../../provider/application/payments.js';

/** The subscription's own method, else its customer's. @returns null where neither has one */
async function methodOf(stripe: Stripe, found: Stripe.Subscription): Promise<string | null> {
  const own = idOf(found.default_payment_method);
  if (own !== null) return own;
  const customer = await asked(stripe.customers.retrieve(idOf(found.customer) ?? ''));
  return customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
}

/** Whether what a subscription costs is taken from a bank account, which answers days later; iDEAL leaves such a debit. */
export async function paysByDebit(stripe: Stripe, found: Stripe.Subscription): Promise<boolean> {
  const id = await methodOf(stripe, found);
  if (id === null) return false;
  return (await asked(stripe.paymentMethods.retrieve(id))).type.endsWith('_debit');
}
