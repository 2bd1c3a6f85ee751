import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import { invalid, missingParam } from '../core/errors.js';
import { find } from '../core/find.js';
import { maybeId } from '../core/wire.js';
import { refund } from '../engine/refunds.js';
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
  post('/refunds', ({ account, params }) =>
    refund(account, chargeToRefund(account, params), {
      amount: params.integer('amount'),
      metadata: params.metadata(),
      reason: params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
    }),
  ),
  get('/refunds', ({ account, params }) =>
    page(
      '/v1/refunds',
      Object.values(account.state.refunds).filter(by(params, 'charge')).filter(by(params, 'payment_intent')),
      params,
    ),
  ),
  get('/refunds/:id', ({ account, id }) => find(account, 'refunds', id)),
];
