import type Stripe from 'stripe';
import { askedOrNull } from './asked.js';
import { releaseSchedule } from './schedules.js';

/**
 * Ends a subscription now, unless it has ended. Safe to repeat.
 * @param credit whether what is left of its period becomes credit; without an invoice now the provider would drop it
 * @returns it as it then is; null where the provider does not know it
 */
export async function endPlan(
  stripe: Stripe,
  id: string,
  { credit }: { readonly credit: boolean },
): Promise<Stripe.Subscription | null> {
  const found = await askedOrNull(stripe.subscriptions.retrieve(id));
  if (found === null || found.status === 'canceled') return found;
  // What it would have become waits for nothing any more.
  await releaseSchedule(stripe, found);
  return askedOrNull(stripe.subscriptions.cancel(id, { prorate: credit, invoice_now: credit }));
}
