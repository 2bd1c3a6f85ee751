import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { newId } from '../core/ids.js';
import { maybeId } from '../core/wire.js';
import { page } from './answers.js';
import type { Params } from './params.js';
import { get, post, type Route } from './route.js';

function chargeToRefund(account: Account, params: Params): Stripe.Charge {
  const chargeId = params.string('charge');
  if (chargeId !== null) return find(account, 'charges', chargeId, 'charge');
  const intentId = params.string('payment_intent');
  if (intentId === null) throw missingParam('payment_intent');
  const intent = find(account, 'paymentIntents', intentId, 'payment_intent');
  if (intent.status !== 'succeeded') {
    throw invalid(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      'payment_intent',
    );
  }
  return find(account, 'charges', maybeId(intent.latest_charge) ?? '', 'payment_intent');
}

/** Gives money back: the whole rest of the charge, or the given amount in integer cents. */
function createRefund(account: Account, params: Params): Stripe.Refund {
  const charge = chargeToRefund(account, params);
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
  const amount = params.integer('amount') ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: maybeId(charge.customer),
    customer_account: null,
    metadata: params.metadata(),
    payment_intent: maybeId(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund;
  account.state.refunds[refund.id] = refund;
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('refund.created', refund);
  account.emit('charge.refunded', charge, before);
  return refund;
}

const by = <K extends string>(params: Params, key: K) => {
  const wanted = params.string(key);
  return (row: Record<K, unknown>) => wanted === null || row[key] === wanted;
};

export const paymentRoutes: Route[] = [
  get('/payment_intents', ({ account, params }) =>
    page(
      '/v1/payment_intents',
      Object.values(account.state.paymentIntents).filter(by(params, 'customer')),
      params,
    ),
  ),
  get('/payment_intents/:id', ({ account, id }) => find(account, 'paymentIntents', id)),
  get('/charges', ({ account, params }) =>
    page(
      '/v1/charges',
      Object.values(account.state.charges)
        .filter(by(params, 'customer'))
        .filter(by(params, 'payment_intent')),
      params,
    ),
  ),
  get('/charges/:id', ({ account, id }) => find(account, 'charges', id)),
  get('/payment_methods/:id', ({ account, id }) => find(account, 'paymentMethods', id)),
  post('/refunds', ({ account, params }) => createRefund(account, params)),
  get('/refunds', ({ account, params }) =>
    page(
      '/v1/refunds',
      Object.values(account.state.refunds).filter(by(params, 'charge')).filter(by(params, 'payment_intent')),
      params,
    ),
  ),
  get('/refunds/:id', ({ account, id }) => find(account, 'refunds', id)),
];
