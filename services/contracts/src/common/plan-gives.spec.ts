import { planGives, planOf, planWithMore } from './plan-gives.js';
import { PriceTier } from './plans.js';

it('knows the plan of each price tier, and none of what is bought beside one', () => {
  expect(PriceTier.options.filter((tier) => planOf(tier) === null)).toEqual([
    'vip_onboarding',
    'custom_workflow',
  ]);
  expect(planOf('professional_annual')).toBe('professional');
  expect(planOf(null)).toBeNull();
});

it.each([
  ['instances', 1, 'launch_special'],
  ['instances', 2, 'professional'],
  ['instances', 5, 'enterprise'],
  ['instances', 50, null],
  ['automations', 20, 'professional'],
  ['automations', 2_000, null],
  ['history_days', 89, 'professional'],
] as const)('more %s than %s comes with %s', (what, than, plan) => {
  expect(planWithMore(what, than)).toBe(plan);
});

it('gives no plan less than a smaller one', () => {
  const { starter, launch_special: launch, professional, enterprise } = planGives;
  for (const what of ['instances', 'automations', 'history_days', 'seats'] as const) {
    const row = [starter[what], launch[what], professional[what], enterprise[what]];
    expect([...row].sort((one, other) => one - other)).toEqual(row);
  }
});
