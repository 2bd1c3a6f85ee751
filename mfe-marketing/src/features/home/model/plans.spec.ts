import type { Price } from '@stroomwerk/contracts/billing';
import { planOfTier, priceOf, same, wanted } from './plans.js';

const price = (over: Partial<Price>): Price => ({
  price_tier: 'launch_special',
  plan: 'launch_special',
  name: 'Launch Special',
  kind: 'subscription',
  interval: 'month',
  amount_cents: 4900,
  amount_incl_vat_cents: 5929,
  compare_at_cents: null,
  save_cents: null,
  ...over,
});
const prices = [
  price({}),
  price({ interval: 'year', amount_cents: 49_000 }),
  price({ plan: 'enterprise', price_tier: 'enterprise_monthly' }),
];

it('leads a tier to its monthly plan, launch special as it is', () => {
  expect(planOfTier('professional')).toEqual({ price_tier: 'professional_monthly' });
  expect(planOfTier('launch_special')).toEqual({ price_tier: 'launch_special', interval: 'month' });
});

it('takes the price of the period, or the only one there is', () => {
  expect(priceOf(prices, 'launch_special', 'year')?.amount_cents).toBe(49_000);
  expect(priceOf(prices, 'enterprise', 'year')?.price_tier).toBe('enterprise_monthly');
  expect(priceOf([], 'starter', 'year')).toBeUndefined();
});

it('asks the checkout for an interval only where the tier does not say it', () => {
  expect(wanted(price({ interval: 'year' }))).toEqual({ price_tier: 'launch_special', interval: 'year' });
  expect(wanted(price({ price_tier: 'starter_annual', interval: 'year' }))).toEqual({
    price_tier: 'starter_annual',
  });
  expect(
    same(
      { price_tier: 'launch_special', interval: 'month' },
      { price_tier: 'launch_special', interval: 'year' },
    ),
  ).toBe(false);
});
