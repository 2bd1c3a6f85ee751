import { subjectOf } from './subject.js';

it.each([
  ['checkout.session.completed', 'checkout_session'],
  ['checkout.session.async_payment_succeeded', 'checkout_session'],
  ['customer.subscription.deleted', 'subscription'],
  ['invoice.paid', 'invoice'],
  ['invoice.payment_failed', 'invoice'],
  ['invoice.payment_succeeded', 'invoice'],
  ['invoice.voided', 'invoice'],
  ['invoice.marked_uncollectible', 'invoice'],
  ['charge.refunded', 'charge'],
])('%s is about a %s', (type, kind) =>
  expect(subjectOf({ type, data: { object: { id: 'x_1' } } })).toEqual({ kind, id: 'x_1' }),
);

it.each([
  ...['charge.dispute.created', 'charge.dispute.closed', 'charge.dispute.funds_reinstated'],
  ...['refund.failed', 'refund.updated', 'charge.refund.updated'],
])('%s is about its charge', (type) => {
  const about = (object: object) => subjectOf({ type, data: { object } });
  expect(about({ id: 'dp_1', charge: 'ch_1' })).toEqual({ kind: 'charge', id: 'ch_1' });
  expect(about({ id: 'dp_1', charge: null })).toBeNull();
});

it('a schedule is about the subscription that it plans for, or let go', () => {
  const about = (object: object) => subjectOf({ type: 'subscription_schedule.released', data: { object } });
  const found = { kind: 'subscription', id: 'sub_1' };
  expect(about({ id: 'sub_sched_1', subscription: 'sub_1' })).toEqual(found);
  expect(about({ id: 'sub_sched_1', subscription: null, released_subscription: 'sub_1' })).toEqual(found);
  expect(about({ id: 'sub_sched_1', subscription: null })).toBeNull();
});

it.each([
  'customer.created',
  'invoice.created',
  'price.created',
  'test.checkout.session.completed',
  'test.customer.subscription.deleted',
  'test.invoice.paid',
  'invoice.paid.again',
  'test.charge.refunded',
  'charge.refunded.again',
])('%s changes nothing here', (type) =>
  expect(subjectOf({ type, data: { object: { id: 'x_1' } } })).toBeNull(),
);

it.each([{}, { id: 7 }, { id: null }])(
  'an event about %j is about nothing that could be asked for',
  (object) => expect(subjectOf({ type: 'invoice.paid', data: { object } })).toBeNull(),
);
