import { deployPlan, rankText, remaining } from './top12.js';

it('sells the monthly plan of a required tier, and the launch special as it is', () => {
  const tiers = (['starter', 'professional', 'enterprise', 'launch_special'] as const).map(
    (tier_required) => deployPlan({ tier_required, filename: 'a.json' }).price_tier,
  );
  expect(tiers).toEqual(['starter_monthly', 'professional_monthly', 'enterprise_monthly', 'launch_special']);
});

it('keeps the workflow with the plan', () => {
  expect(deployPlan({ tier_required: 'starter', filename: 'a.json' }).workflow).toBe('a.json');
});

it('counts what the page does not show', () => {
  expect([remaining(2053, 12), remaining(12, 12), remaining(5, 12)]).toEqual([2041, 0, 0]);
  expect([rankText(1), rankText(12)]).toEqual(['01', '12']);
});
