import { planIn } from './visit.js';

it('reads the plan that an order button without script sends', () => {
  expect(planIn('?plan=starter_annual')).toEqual({ price_tier: 'starter_annual' });
  for (const interval of ['month', 'year'])
    expect(planIn(`?plan=launch_special&interval=${interval}`)).toEqual({
      ...{ price_tier: 'launch_special', interval },
    });
});

it('takes an interval only where the tier has none, and no plan that is not sold', () => {
  expect(planIn('?plan=starter_monthly&interval=year')).toEqual({ price_tier: 'starter_monthly' });
  expect(planIn('?plan=launch_special&interval=week')).toEqual({ price_tier: 'launch_special' });
  expect(['', '?plan=', '?plan=gold', '?plan=toString'].map(planIn)).toEqual([null, null, null, null]);
});

it('takes the workflow along that the plan is for, and nothing that is no file of the library', () => {
  expect(planIn('?plan=starter_monthly&workflow=facturen%20boeken.json')).toEqual({
    price_tier: 'starter_monthly',
    workflow: 'facturen boeken.json',
  });
  for (const workflow of ['', '..%2Faccount', 'a%3Fb', 'a%23b', 'x'.repeat(201)])
    expect(planIn(`?plan=starter_monthly&workflow=${workflow}`)).toEqual({ price_tier: 'starter_monthly' });
});
