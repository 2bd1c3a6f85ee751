import { subjectOf } from './subject.js';

it.each([
  ['checkout.session.completed', 'checkout_session'],
  ['checkout.session.async_payment_succeeded', 'checkout_session'],
  ['customer.subscription.deleted', 'subscription'],
  ['invoice.paid', 'invoice'],
  ['charge.refunded', 'charge'],
])('%s is about a %s', (type, kind) =>
  expect(subjectOf({ type, data: { object: { id: 'x_1' } } })).toEqual({ kind, id: 'x_1' }),
);

it.each(['customer.created', 'invoice.created', 'price.created'])('%s changes nothing here', (type) =>
  expect(subjectOf({ type, data: { object: { id: 'x_1' } } })).toBeNull(),
);
