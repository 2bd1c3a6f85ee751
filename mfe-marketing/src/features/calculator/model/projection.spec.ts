import {
  calculatorDefaults,
  financialStatus,
  milestones,
  projection,
  reachedIn,
  readAmount,
  scenarios,
} from './projection.js';

it('starts today and compounds, unrounded, with three quarters as profit', () => {
  const months = projection(calculatorDefaults);
  expect(months).toHaveLength(25);
  expect(months[0]).toEqual({ month: 0, mrr: 6847, profit: 5135.25 });
  expect(months[12]?.mrr).toBeCloseTo(6847 * 1.15 ** 12, 6);
});

it('reaches a milestone in the first month whose profit is enough', () => {
  expect(milestones(projection(calculatorDefaults))).toEqual([
    { target: 10_000, month: 5 },
    { target: 25_000, month: 12 },
    { target: 50_000, month: 17 },
    { target: 100_000, month: 22 },
  ]);
  expect(reachedIn(projection({ mrr: 1000, growth: 0 }), 10_000)).toBeNull();
  expect(reachedIn(projection({ mrr: 20_000, growth: -5 }), 10_000)).toBe(0);
});

it('has a careful, the visitor’s own and a bold scenario', () => {
  const [careful, own, bold] = scenarios(calculatorDefaults);
  expect(
    [careful, own, bold].map((scenario) => [scenario?.name, scenario?.growth, scenario?.chance]),
  ).toEqual([
    ['Conservatief', 8, 90],
    ['Realistisch', 15, 70],
    ['Agressief', 25, 30],
  ]);
  expect(careful?.after.mrr).toBeCloseTo(6847 * 1.08 ** 12, 6);
});

it('names the status at its bounds', () => {
  expect([9_999.99, 10_000, 25_000, 50_000, 100_000].map(financialStatus)).toEqual([
    'Building',
    'Comfort',
    'Freedom',
    'Wealth',
    'Empire',
  ]);
});

it('reads thousands in both languages, and a real minus sign', () => {
  const bounds = { min: -50, max: 1_000_000 };
  expect(['6,847', '6,847.50', '10.000', '\u22125'].map((text) => readAmount(text, bounds))).toEqual([
    6847, 6847.5, 10_000, -5,
  ]);
});

it('reads numbers as people type them, and refuses the rest', () => {
  const bounds = { min: 0, max: 1_000_000 };
  expect(
    ['6847', '6.847', '6.847,50', '6847,5', '€ 6 847', '6847.5'].map((text) => readAmount(text, bounds)),
  ).toEqual([6847, 6847, 6847.5, 6847.5, 6847, 6847.5]);
  expect(['', 'abc', '-1', '9999999', '1,2,3'].map((text) => readAmount(text, bounds))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
