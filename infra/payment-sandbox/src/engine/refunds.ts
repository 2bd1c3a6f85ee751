import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { maybeId } from '../core/wire.js';

export interface RefundInput {
  /** Integer cents; null for all that is left. */
  readonly amount: number | null;
  readonly metadata: Stripe.Metadata;
  readonly reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
}

const moveBack = (charge: Stripe.Charge, cents: number): void => {
  charge.amount_refunded += cents;
  charge.refunded = charge.amount_refunded === charge.amount;
};

/** Gives money of a charge back; a bank that is slow has it pending first. */
export function refund(
  account: Account,
  charge: Stripe.Charge,
  { amount: wanted, metadata, reason }: RefundInput,
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge');
  if (Object.values(account.state.disputes).some((one) => one.charge === charge.id && one.status !== 'won'))
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = wanted ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const isSlow = account.state.slowRefunds.includes(charge.id);
  const made = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: maybeId(charge.customer),
    customer_account: null,
    metadata,
    payment_intent: maybeId(charge.payment_intent),
    payment_method: charge.payment_method,
    ...(isSlow ? { pending_reason: 'processing' as const } : {}),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isSlow ? 'pending' : 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  account.state.refunds[made.id] = made;
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  moveBack(charge, amount);
  account.emit('refund.created', made);
  account.emit('charge.refunded', charge, before);
  return made;
}

/** From now on the refunds of a charge wait for its payer's bank. */
export function slowRefunds(account: Account, id: string): Stripe.Charge {
  const charge = find(account, 'charges', id, 'charge');
  if (!account.state.slowRefunds.includes(id)) account.state.slowRefunds.push(id);
  account.changed();
  return charge;
}

/** The payer's bank answers, after days, or weeks after all seemed well: the money has arrived, or comes back to us. */
export function endRefund(account: Account, id: string, status: 'succeeded' | 'failed'): Stripe.Refund {
  const found = find(account, 'refunds', id);
  const before = { status: found.status };
  if (before.status === 'failed' || before.status === status)
    throw invalid(`Refund ${id} is over: ${before.status}.`, 'id');
  found.status = status;
  Reflect.deleteProperty(found, 'pending_reason');
  if (status === 'failed') {
    found.failure_reason = 'unknown';
    moveBack(find(account, 'charges', maybeId(found.charge) ?? '', 'charge'), -found.amount);
    account.emit('refund.failed', found);
  }
  account.emit('refund.updated', found, before);
  account.emit('charge.refund.updated', found, before);
  return found;
}
