import type { OpsUser } from '@stroomwerk/contracts/auth';
import type { Price } from '@stroomwerk/contracts/billing';
import { hasPlan, planLabel, planOptions, withSubscription } from './plans.js';

const price = (
  price_tier: Price['price_tier'],
  plan: Price['plan'],
  name: string,
  interval: Price['interval'],
) => ({
  price_tier,
  plan,
  name,
  interval,
  kind: interval === null ? ('one_time' as const) : ('subscription' as const),
  amount_cents: 4900,
  amount_incl_vat_cents: 5929,
  compare_at_cents: null,
  save_cents: null,
});
const catalogue = [
  price('launch_special', 'launch_special', 'Launch Special', 'month'),
  price('launch_special', 'launch_special', 'Launch Special', 'year'),
  price('professional_annual', 'professional', 'Professional', 'year'),
  price('lifetime_pro', 'lifetime_pro', 'Lifetime Pro', null),
  price('vip_onboarding', 'vip_onboarding', 'VIP Onboarding', null),
];
const words = { noPlan: 'geen', month: 'per maand', year: 'per jaar' };
const user: OpsUser = {
  id: '3f0e6f4e-30a3-4c2b-9d30-2f8a0f4f7f10',
  full_name: 'Sanne de Wit',
  email: 'sanne@example.test',
  email_verified: true,
  role: 'user',
  subscription_status: 'none',
  price_tier: null,
  created_at: '2026-11-21T09:00:00Z',
  last_login_at: null,
};

describe('plans', () => {
  it('offers each tier once, and no services', () => {
    expect(planOptions(catalogue).map(({ tier }) => tier)).toEqual([
      'launch_special',
      'professional_annual',
      'lifetime_pro',
    ]);
  });

  it('names a tier with its interval, and without one where the tier stands for both', () => {
    const options = planOptions(catalogue);
    expect(planLabel('professional_annual', options, words)).toBe('Professional, per jaar');
    expect(planLabel('launch_special', options, words)).toBe('Launch Special');
    expect(planLabel(null, options, words)).toBe('geen');
    expect(planLabel('starter_monthly', [], words)).toBe('starter_monthly');
  });

  it('shows what billing answered, with the grace period as active', () => {
    const subscription = {
      status: 'past_due_grace' as const,
      price_tier: 'lifetime_pro' as const,
      plan_name: 'Lifetime Pro',
      interval: null,
      source: 'grant' as const,
      current_period_end: null,
      cancel_at_period_end: false,
    };
    const list = withSubscription({ users: [user], total: 1, pages: 1 }, user.id, subscription);
    expect(list.users[0]).toMatchObject({ subscription_status: 'active', price_tier: 'lifetime_pro' });
    expect(list.users.map(hasPlan)).toEqual([true]);
    expect(hasPlan(user)).toBe(false);
  });
});
