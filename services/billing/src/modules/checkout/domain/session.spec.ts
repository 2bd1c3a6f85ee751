import { nextCheck, paymentState } from './session.js';

it.each([
  ['open', 'unpaid', 'open'],
  ['complete', 'paid', 'paid'],
  ['complete', 'no_payment_required', 'paid'],
  ['complete', 'unpaid', 'processing'],
  ['expired', 'unpaid', 'expired'],
  [null, 'unpaid', 'open'],
])('%s and %s is %s', (status, payment, expected) => expect(paymentState(status, payment)).toBe(expected));

it('asks less and less often', () => {
  const now = new Date(0);
  expect([0, 1, 2, 5, 6, 60].map((checks) => nextCheck(checks, now).getTime() / 60_000)).toEqual([
    1, 2, 4, 32, 60, 60,
  ]);
});
