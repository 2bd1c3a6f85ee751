import type Stripe from 'stripe';
import { asked } from './asked.js';
import { intentsOfRunning, together } from './payments.js';

/** What is left of a plan that has ended, and goes back. Integer cents, VAT included. */
export interface Rest {
  /** The subscription. */
  readonly reference: string;
  readonly cents: number;
  /** What of it had become credit before, and was taken back. */
  readonly creditCents: number;
}

/** @returns what of a refund had become credit before, in integer cents */
export function creditIn({ metadata }: Pick<Stripe.Refund, 'metadata'>): number {
  const cents = Number(metadata?.rest_credit_cents ?? 0);
  return Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
}

/** The refunds of a payment that gave back the rest of a plan, those that failed too. */
async function refundsOfRest(stripe: Stripe, reference: string, intent: string): Promise<Stripe.Refund[]> {
  const { data } = await asked(stripe.refunds.list({ payment_intent: intent, limit: 100 }));
  return data.filter(({ metadata }) => metadata?.rest_of === reference);
}

const isGiven = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

/**
 * Gives the rest of a plan back, from the newest payment on; of each no more than is left of it. Safe to repeat after a crash
 * anywhere: each refund says which rest it is of, so that the next try gives only what is missing.
 * @returns integer cents that have gone back of it, by now: less than the rest where payments did not come to it
 */
export async function giveRestBack(stripe: Stripe, { reference, cents, creditCents }: Rest): Promise<number> {
  const intents = await intentsOfRunning(stripe, reference);
  const tries = new Map<string, number>();
  let [given, credit] = [0, 0];
  for (const intent of intents) {
    const refunds = await refundsOfRest(stripe, reference, intent);
    tries.set(intent, refunds.length);
    for (const refund of refunds.filter(isGiven)) {
      given += refund.amount;
      credit += creditIn(refund);
    }
  }
  for (const intent of intents) {
    const { paid, back } = await together(stripe, [intent]);
    const amount = Math.min(paid - back, cents - given);
    if (amount <= 0) continue;
    const ofCredit = Math.min(amount, Math.max(0, creditCents - credit));
    const params: Stripe.RefundCreateParams = {
      ...{ payment_intent: intent, amount, reason: 'requested_by_customer' },
      metadata: { rest_of: reference, rest_credit_cents: String(ofCredit) },
    };
    // One that failed is tried anew: the provider answers the same key with the same refund.
    const idempotencyKey = `rest-${reference}-${intent}-${tries.get(intent)}`;
    await asked(stripe.refunds.create(params, { idempotencyKey }));
    given += amount;
    credit += ofCredit;
  }
  return given;
}
