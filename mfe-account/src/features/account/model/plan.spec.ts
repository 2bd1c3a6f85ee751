// Real: which plans can be cancelled and paid back here, and what is said below each.
import type { Subscription } from '@stroomwerk/contracts/billing';
import { helpFor, isCancellable, isPaid, offerOf } from './plan.js';

const monthly: Subscription = {
  status: 'active',
  price_tier: 'starter_monthly',
  plan_name: 'Starter',
  interval: 'month',
  source: 'payment',
  current_period_end: '2026-12-28T09:00:00.000Z',
  cancel_at_period_end: false,
};

it.each([
  ['active', true, true, 'here'],
  ['past_due_grace', true, true, 'here'],
  ['past_due', true, false, 'byMail'],
  ['suspended', true, false, 'byMail'],
  ['canceled', false, false, 'question'],
] as const)('knows of a plan that is %s whether it is paid for and can be cancelled', (status, ...known) => {
  const plan = { ...monthly, status };
  expect([isPaid(plan), isCancellable(plan), helpFor(plan)]).toEqual(known);
});

it('has nothing to cancel for what was bought once or given', () => {
  const forLife: Subscription = { ...monthly, price_tier: 'lifetime_pro', interval: null };
  expect([isPaid(forLife), isCancellable(forLife), helpFor(forLife)]).toEqual([true, false, 'forLife']);
  expect(helpFor({ ...forLife, status: 'canceled' })).toBe('question');
  const given: Subscription = { ...monthly, source: 'grant', interval: null };
  expect([isPaid(given), isCancellable(given), helpFor(given)]).toEqual([false, false, 'question']);
});

it('offers money back only where all of it is known', () => {
  const until = '2026-12-11T12:00:00.000Z';
  expect(offerOf({ basis: 'withdrawal', until, amount_cents: 3509 })).toEqual({
    ...{ basis: 'withdrawal', until, cents: 3509, creditCents: 0 },
  });
  // All of it was paid with credit.
  expect(offerOf({ basis: 'withdrawal', until, amount_cents: 0, credit_cents: 3509 })).toEqual({
    ...{ basis: 'withdrawal', until, cents: 0, creditCents: 3509 },
  });
  expect(offerOf({ basis: null, until: null, amount_cents: null })).toBeNull();
  expect(offerOf({ basis: 'guarantee', until, amount_cents: null })).toBeNull();
});
