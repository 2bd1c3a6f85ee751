import {
  calculatorDefaults,
  chartedMonths,
  financialStatus,
  milestones,
  milestoneTargets,
  nextMilestone,
  projection,
  projectionMonths,
  reachedIn,
  references,
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

it('shows how far the next milestone is', () => {
  expect(nextMilestone(5_000)).toEqual({ target: 10_000, done: 0.5 });
  expect(nextMilestone(10_000)).toEqual({ target: 25_000, done: 0.4 });
  expect(nextMilestone(0)).toEqual({ target: 10_000, done: 0 });
  expect(nextMilestone(100_000)).toBeNull();
});

it('draws the milestones that the chart has room for, and the own goal once', () => {
  expect(references(36_634, 25_000)).toEqual([
    { value: 10_000, status: 'Comfort' },
    { value: 25_000, status: null },
    { value: 50_000, status: 'Wealth' },
  ]);
  expect(references(1_000, 25_000)).toEqual([]);
  expect(references(7_000, 0)).toEqual([{ value: 10_000, status: 'Comfort' }]);
  expect(references(36_634, 26_000).map(({ value }) => value)).toEqual([10_000, 26_000, 50_000]);
  expect(references(40_000_000_000, 25_000)).toEqual([]);
});

it('never reaches anything from nothing, nor by shrinking', () => {
  const nothing = projection({ mrr: 0, growth: 100 });
  expect(nothing.every(({ profit }) => profit === 0)).toBe(true);
  expect(milestones(nothing).every(({ month }) => month === null)).toBe(true);
  expect(milestones(projection({ mrr: 12_000, growth: -10 })).every(({ month }) => month === null)).toBe(
    true,
  );
});

it('holds the figures of the specification: 75 percent, 24 months of which 12 are drawn', () => {
  expect([projectionMonths, chartedMonths]).toEqual([24, 12]);
  expect(milestoneTargets).toEqual([10_000, 25_000, 50_000, 100_000]);
  const [careful, own, bold] = scenarios(calculatorDefaults);
  expect([careful, own, bold].map((each) => Math.round(each?.after.profit ?? 0))).toEqual([
    12_931, 27_475, 74_728,
  ]);
  expect(own?.months).toHaveLength(13);
});
