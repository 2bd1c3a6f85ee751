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

it('changes a grant to another plan, but not to the same one', () => {
  expect(granted(given, 'starter_monthly')).toBe('billing.has_plan');
  expect(granted(given, 'enterprise_monthly')).toMatchObject({ price_tier: 'enterprise_monthly' });
});

it('takes back only what was given', () => {
  expect(revoked(given)).toMatchObject({ status: 'canceled', source: 'grant' });
  expect(revoked(paid)).toBe('billing.no_grant');
  expect(revoked(noSubscription)).toBe('billing.no_grant');
  expect(revoked({ ...given, status: 'canceled' })).toBe('billing.no_grant');
});
