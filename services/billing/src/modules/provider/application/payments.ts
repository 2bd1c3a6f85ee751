import type Stripe from 'stripe';
import { asked, askedOrNull, unlessRefused } from './asked.js';

/** The id of what the provider names or, expanded, gives whole. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** How payments stand. Integer cents, VAT included: what came in, and what of it went back. */
export interface Standing {
  readonly paid: number;
  readonly back: number;
  /** What of that a bank has taken for good. */
  readonly lost: number;
  /** Whether a bank has taken some of it, and nobody has decided yet. */
  readonly isDisputed: boolean;
  /** Whether a debit is under way. */
  readonly isPending: boolean;
}

/** @returns the payments that an invoice was paid with */
export async function intentsOf(stripe: Stripe, invoice: string): Promise<string[]> {
  const { data } = await asked(stripe.invoicePayments.list({ invoice, limit: 100 }));
  return data.map(({ payment }) => idOf(payment.payment_intent)).filter((id) => id !== null);
}

/**
 * Whether the beginning of what paid for a running period lies at an invoice: a regular one, unless it used credit that the
 * subscription's own older invoices left. Credit is a balance below zero.
 */
const isBeginning = (
  { billing_reason, starting_balance, ending_balance }: Stripe.Invoice,
  older: readonly Stripe.Invoice[],
): boolean =>
  billing_reason !== 'subscription_update' &&
  !(
    starting_balance < 0 &&
    (ending_balance ?? starting_balance) > starting_balance &&
    older.some(({ total }) => total < 0)
  );

/**
 * @returns what the running period of a subscription was paid with, newest first: its latest regular invoice, and those of
 * the changes of plan since; where credit paid for it, the payments that left the credit too
 */
export async function intentsOfRunning(stripe: Stripe, subscription: string): Promise<string[]> {
  const { data } = await asked(stripe.invoices.list({ subscription, limit: 100 }));
  const first = data.findIndex((invoice, at) => isBeginning(invoice, data.slice(at + 1)));
  const running = first < 0 ? data : data.slice(0, first + 1);
  const found: string[] = [];
  for (const { id } of running) if (id) found.push(...(await intentsOf(stripe, id)));
  return found;
}

/** Whether a bank has taken the money of a charge back: it may, it has for good, or there is nothing of it. */
export type Dispute = 'none' | 'open' | 'lost';

const undecided = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'];

/** An inquiry (`warning_…`) takes no money and counts for nothing. */
export async function disputeOf(
  stripe: Stripe,
  charge: Pick<Stripe.Charge, 'id' | 'disputed'>,
): Promise<Dispute> {
  if (!charge.disputed) return 'none';
  const { data } = await asked(stripe.disputes.list({ charge: charge.id, limit: 100 }));
  if (data.some(({ status }) => status === 'lost')) return 'lost';
  return data.some(({ status }) => undecided.includes(status)) ? 'open' : 'none';
}

const retrieved = (stripe: Stripe, intent: string): Promise<Stripe.PaymentIntent> =>
  asked(stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }));

const chargeIn = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'object' ? charge : null;

/** What a bank has taken for good is gone as if it had been refunded. */
async function standing(stripe: Stripe, id: string): Promise<Standing> {
  const intent = await retrieved(stripe, id);
  const isPending = intent.status === 'processing';
  const charge = chargeIn(intent);
  if (!charge?.paid) return { paid: 0, back: 0, lost: 0, isDisputed: false, isPending };
  const dispute = await disputeOf(stripe, charge);
  const paid = charge.amount_captured;
  const lost = dispute === 'lost' ? paid : 0;
  return { paid, back: lost || charge.amount_refunded, lost, isDisputed: dispute === 'open', isPending };
}

/** @returns how payments stand together */
export async function together(stripe: Stripe, intents: readonly string[]): Promise<Standing> {
  let sum: Standing = { paid: 0, back: 0, lost: 0, isDisputed: false, isPending: false };
  for (const intent of intents) {
    const one = await standing(stripe, intent);
    sum = {
      paid: sum.paid + one.paid,
      back: sum.back + one.back,
      lost: sum.lost + one.lost,
      isDisputed: sum.isDisputed || one.isDisputed,
      isPending: sum.isPending || one.isPending,
    };
  }
  return sum;
}

/** Whether a plan's reference is the checkout session of one that was bought once; else it is a subscription. */
export const isSession = (reference: string): boolean => reference.startsWith('cs_');

/** What a plan was paid with, by the provider's ids. */
export interface Payments {
  readonly intents: readonly string[];
  /** Of the cards and bank accounts: the same one has the same fingerprint, whoever pays with it. */
  readonly fingerprints: readonly string[];
}

async function allIntents(stripe: Stripe, reference: string): Promise<string[]> {
  if (isSession(reference)) {
    const session = await askedOrNull(stripe.checkout.sessions.retrieve(reference));
    const intent = idOf(session?.payment_intent);
    return intent === null ? [] : [intent];
  }
  // Open ones too: a renewal by debit may be under way.
  const { data } = await asked(stripe.invoices.list({ subscription: reference, limit: 100 }));
  const found: string[] = [];
  for (const { id } of data) if (id) found.push(...(await intentsOf(stripe, id)));
  return found;
}

/** The account behind an iDEAL payment has one only by the debit that later periods are paid with. */
async function fingerprintsIn(stripe: Stripe, charge: Stripe.Charge | null): Promise<string[]> {
  const { card, ideal, sepa_debit } = charge?.payment_method_details ?? {};
  const debit = idOf(ideal?.generated_sepa_debit);
  const later = debit === null ? null : await askedOrNull(stripe.paymentMethods.retrieve(debit));
  const found = [card?.fingerprint, sepa_debit?.fingerprint, later?.sepa_debit?.fingerprint];
  return found.filter((one) => typeof one === 'string');
}

/** @returns every payment of a plan @param reference its subscription, or its checkout session */
export async function paymentsOf(stripe: Stripe, reference: string): Promise<Payments> {
  const intents = await allIntents(stripe, reference);
  const fingerprints = new Set<string>();
  for (const intent of intents) {
    const charge = chargeIn(await retrieved(stripe, intent));
    for (const one of await fingerprintsIn(stripe, charge)) fingerprints.add(one);
  }
  return { intents, fingerprints: [...fingerprints] };
}

/** @returns those of every card and bank account that a customer has paid with */
export async function fingerprintsOfCustomer(stripe: Stripe, customer: string): Promise<string[]> {
  const found = new Set<string>();
  for (let after: string | undefined; ; ) {
    const { data, has_more } = await asked(
      stripe.charges.list({
        customer,
        limit: 100,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    for (const charge of data)
      if (charge.paid) for (const one of await fingerprintsIn(stripe, charge)) found.add(one);
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return [...found];
  }
}

/** What became of giving payments back. */
export interface GivenBack {
  /** Integer cents that have gone back of them, by now. */
  readonly cents: number;
  /** False while a debit or a refund is under way, a bank has the money, or a refund was refused or failed: to be tried again. */
  readonly isDone: boolean;
}

/** So often the refund of a payment is made anew after it failed, as to an account that was closed; then somebody has to look. */
const mostFailed = 5;

/** The refunds of a payment. Integer cents: what has arrived, and what is under way; one that failed is neither. */
async function refundsOf(stripe: Stripe, intent: string) {
  const { data } = await asked(stripe.refunds.list({ payment_intent: intent, limit: 100 }));
  const sumOf = (...of: string[]) =>
    data.reduce((sum, { amount, status }) => sum + (of.includes(status ?? '') ? amount : 0), 0);
  return {
    arrived: sumOf('succeeded'),
    underWay: sumOf('pending', 'requires_action'),
    failed: data.filter(({ status }) => status === 'failed').length,
    count: data.length,
  };
}

/** @returns whether all of a payment has gone back, and the integer cents that have; what a bank has taken for good is gone */
async function goneOf(stripe: Stripe, intent: string): Promise<GivenBack> {
  const { paid, lost, isDisputed, isPending } = await standing(stripe, intent);
  const cents = lost || (paid === 0 ? 0 : (await refundsOf(stripe, intent)).arrived);
  return { cents, isDone: cents >= paid && !isDisputed && !isPending };
}

/**
 * Refunds what is left of payments. Safe to repeat: each goes back once, and again where that failed. One that is refused
 * holds up no other.
 * @param reason as the provider notes it: nobody had meant to pay, or who paid asked for it
 */
export async function giveBack(
  stripe: Stripe,
  intents: readonly string[],
  reason: 'duplicate' | 'requested_by_customer',
): Promise<GivenBack> {
  for (const intent of intents) {
    const { paid, lost, isDisputed } = await standing(stripe, intent);
    if (paid === lost || isDisputed) continue;
    const { arrived, underWay, failed, count } = await refundsOf(stripe, intent);
    if (arrived + underWay >= paid || failed >= mostFailed) continue;
    // One that failed is over: the next is another one.
    const idempotencyKey = `give-back-${intent}-${reason}-${count}`;
    const params = { payment_intent: intent, reason };
    await asked(stripe.refunds.create(params, { idempotencyKey })).catch(unlessRefused);
  }
  let all: GivenBack = { cents: 0, isDone: true };
  for (const intent of intents) {
    const { cents, isDone } = await goneOf(stripe, intent);
    all = { cents: all.cents + cents, isDone: all.isDone && isDone };
  }
  return all;
}
