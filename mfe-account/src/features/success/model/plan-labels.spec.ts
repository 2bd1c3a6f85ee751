import { opensLibrary, planLabel } from './plan-labels.js';

it('labels a tier of the address, professional by default', () => {
  expect(planLabel('launch_special')).toEqual({ name: 'Launch Special', euros: 49 });
  expect(planLabel('lifetime_pro')).toEqual({ name: 'Lifetime Pro', euros: 1999 });
  expect(planLabel('enterprise_monthly')).toEqual({ name: 'Enterprise', euros: 499 });
  expect(planLabel('anything')).toEqual({ name: 'Professional', euros: 199 });
  expect(planLabel(null)).toEqual({ name: 'Professional', euros: 199 });
});

it('knows which tiers open the library', () => {
  expect(opensLibrary('starter_monthly')).toBe(true);
  expect(opensLibrary('vip_onboarding')).toBe(false);
});
