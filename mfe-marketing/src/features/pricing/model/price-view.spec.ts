import type { Price } from '@stroomwerk/contracts/billing';
import { oneTimeOffers, planOffers, theirs, wantedPlan } from './price-view.js';

const price = (price_tier: Price['price_tier'], plan: Price['plan'], interval: Price['interval']): Price => ({
  price_tier,
  plan,
  name: plan,
  kind: interval === null ? 'one_time' : 'subscription',
  interval,
  amount_cents: 100,
  amount_incl_vat_cents: 121,
  compare_at_cents: null,
  save_cents: null,
});

const prices = [
  price('lifetime_pro', 'lifetime_pro', null),
  price('enterprise_monthly', 'enterprise', 'month'),
  price('launch_special', 'launch_special', 'month'),
  price('launch_special', 'launch_special', 'year'),
  price('starter_monthly', 'starter', 'month'),
  price('starter_annual', 'starter', 'year'),
];

it('shows each plan with both its prices, in the order of the page; enterprise has none by the year', () => {
  expect(
    planOffers({ prices }).map(({ plan, month, year }) => [plan, month.price_tier, year?.price_tier ?? null]),
  ).toEqual([
    ['starter', 'starter_monthly', 'starter_annual'],
    ['launch_special', 'launch_special', 'launch_special'],
    ['enterprise', 'enterprise_monthly', null],
  ]);
});

it('lists what is bought once apart', () => {
  expect(oneTimeOffers({ prices }).map(({ plan }) => plan)).toEqual(['lifetime_pro']);
});

it('names the interval only where the tier has none', () => {
  expect(planOffers({ prices }).map(({ month, year }) => wantedPlan(year ?? month))).toEqual([
    { price_tier: 'starter_annual' },
    { price_tier: 'launch_special', interval: 'year' },
    { price_tier: 'enterprise_monthly' },
  ]);
});

/** What each card says to whoever pays this. */
const said = (own: Parameters<typeof theirs>[1]) =>
  prices.map((each) => [each.price_tier, each.interval, theirs(each, own)]);

it('offers everything to a visitor', () => {
  expect(said(undefined).every(([, , says]) => says === null)).toBe(true);
});

it('tells a subscriber which plan is theirs, by its interval where the tier has two', () => {
  const own = { price_tier: 'launch_special', interval: 'year' } as const;
  expect(said(own).filter(([, , says]) => says !== null)).toEqual([['launch_special', 'year', 'own']]);
});

it('tells who has a plan for life that it holds the others, and sells no subscription beside it', () => {
  const once = price('vip_onboarding', 'vip_onboarding', null);
  const own = { price_tier: 'lifetime_pro', interval: null } as const;
  expect(said(own)).toEqual([
    ['lifetime_pro', null, 'own'],
    ['enterprise_monthly', 'month', 'for_life'],
    ['launch_special', 'month', 'included'],
    ['launch_special', 'year', 'included'],
    ['starter_monthly', 'month', 'included'],
    ['starter_annual', 'year', 'included'],
  ]);
  expect(theirs(once, own)).toBeNull();
});
