import type { PriceTier } from '@stroomwerk/contracts';
import { fallenBack, noSubscription, type SubscriptionState } from '../../subscriptions/domain/state.js';
import { granted, revoked } from './grant.js';

const paid: SubscriptionState = {
  ...noSubscription,
  status: 'active',
  source: 'payment',
  reference: 'sub_1',
};
const now = new Date('2026-11-28T12:00:00Z');
const later = new Date('2026-12-31T23:00:00Z');
const give = (current: SubscriptionState, tier: PriceTier, until: Date | null = null) =>
  granted(current, { tier, until }, now);
const given = give(noSubscription, 'starter_monthly') as SubscriptionState;

it('gives a plan without a price', () =>
  expect(given).toMatchObject({
    status: 'active',
    source: 'grant',
    price_tier: 'starter_monthly',
    interval: null,
    monthly_cents: 0,
  }));

it('waits beside what is paid for, in grace included', () => {
  expect(give(paid, 'lifetime_pro')).toEqual({ ...paid, granted: 'lifetime_pro' });
  const grace: SubscriptionState = { ...paid, status: 'past_due_grace' };
  expect(give(grace, 'lifetime_pro', later)).toEqual({
    ...{ ...grace, granted: 'lifetime_pro', granted_until: later },
  });
  expect(give({ ...paid, status: 'canceled' }, 'lifetime_pro')).toMatchObject({ source: 'grant' });
});

it('has an end where it was given one, which lies ahead', () => {
  expect(give(noSubscription, 'starter_monthly', later)).toMatchObject({
    ...{ current_period_end: later, granted_until: later },
  });
  expect(give(noSubscription, 'starter_monthly', now)).toBe('billing.grant_over');
});

it('is not there again after what was bought beside it, where it is over by then', () => {
  const ended: SubscriptionState = { ...paid, status: 'canceled', granted: 'starter_monthly' };
  expect(fallenBack(ended, now)).toMatchObject({ status: 'active', source: 'grant', granted_until: null });
  expect(fallenBack({ ...ended, granted_until: later }, now)).toMatchObject({
    ...{ status: 'active', source: 'grant', current_period_end: later, granted_until: later },
  });
  expect(fallenBack({ ...ended, granted_until: later }, later)).toMatchObject({
    status: 'canceled',
    source: 'payment',
  });
});

it('keeps what is known of a plan in arrears under it', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  const arrears = { ...paid, status: 'past_due' as const, reference_created_at: at, past_due_since: at };
  expect(give({ ...arrears, disputed: true }, 'starter_monthly')).toMatchObject({
    ...{ source: 'grant', reference: 'sub_1', reference_created_at: at, past_due_since: at, disputed: true },
  });
  expect(give({ ...arrears, status: 'canceled' }, 'starter_monthly')).toMatchObject({ reference: null });
});

it('changes a grant to another plan or another end, but not to the same one', () => {
  expect(give(given, 'starter_monthly')).toBe('billing.has_plan');
  expect(give(given, 'starter_monthly', later)).toMatchObject({ granted_until: later });
  expect(give(given, 'enterprise_monthly')).toMatchObject({ price_tier: 'enterprise_monthly' });
});

it('takes back only what was given', () => {
  expect(revoked(given)).toMatchObject({ status: 'canceled', source: 'grant', granted: null });
  // Beside what is paid for.
  expect(revoked({ ...paid, granted: 'starter_monthly' })).toEqual(paid);
  expect(revoked(paid)).toBe('billing.no_grant');
  expect(revoked(noSubscription)).toBe('billing.no_grant');
  const back = revoked(given) as SubscriptionState;
  expect(revoked(back)).toBe('billing.no_grant');
});
