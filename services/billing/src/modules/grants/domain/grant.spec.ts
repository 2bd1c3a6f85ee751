import { noSubscription, type SubscriptionState } from '../../subscriptions/domain/state.js';
import { granted, revoked } from './grant.js';

const paid: SubscriptionState = {
  ...noSubscription,
  status: 'active',
  source: 'payment',
  reference: 'sub_1',
};
const given = granted(noSubscription, 'starter_monthly') as SubscriptionState;

it('gives a plan without a price', () =>
  expect(given).toMatchObject({
    status: 'active',
    source: 'grant',
    price_tier: 'starter_monthly',
    interval: null,
    monthly_cents: 0,
  }));

it('overrides nothing that is paid for, in grace included', () => {
  expect(granted(paid, 'lifetime_pro')).toBe('billing.has_plan');
  expect(granted({ ...paid, status: 'past_due_grace' }, 'lifetime_pro')).toBe('billing.has_plan');
  expect(granted({ ...paid, status: 'canceled' }, 'lifetime_pro')).toMatchObject({ source: 'grant' });
});

it('keeps what is known of a plan in arrears under it', () => {
  const at = new Date('2026-11-01T00:00:00Z');
  const arrears = { ...paid, status: 'past_due' as const, reference_created_at: at, past_due_since: at };
  expect(granted({ ...arrears, disputed: true }, 'starter_monthly')).toMatchObject({
    ...{ source: 'grant', reference: 'sub_1', reference_created_at: at, past_due_since: at, disputed: true },
  });
  expect(granted({ ...arrears, status: 'canceled' }, 'starter_monthly')).toMatchObject({ reference: null });
});

it('changes a grant to another plan, but not to the same one', () => {
  expect(granted(given, 'starter_monthly')).toBe('billing.has_plan');
  expect(granted(given, 'enterprise_monthly')).toMatchObject({ price_tier: 'enterprise_monthly' });
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
