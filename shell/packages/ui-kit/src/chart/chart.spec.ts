import { areaPath, linePath } from './path.js';
import { linear, niceTicks } from './scale.js';
import { stackBars } from './stack.js';

test('ticks are round and cover the range, with zero inside', () => {
  expect(niceTicks(0, 10_000)).toEqual([0, 2000, 4000, 6000, 8000, 10_000]);
  expect(niceTicks(-3, 9)).toContain(0);
  expect(niceTicks(-3, 9)[0]).toBeLessThanOrEqual(-3);
  expect(niceTicks(0, 0.4).at(-1)).toBeGreaterThanOrEqual(0.4);
});

test('a range without extent has two ticks still, so that a line of equal values can be drawn', () => {
  expect(niceTicks(0, 0)).toEqual([0, 1]);
  expect(niceTicks(7, 7)).toEqual([7, 8]);
});

test('a range becomes pixels, upside down too', () => {
  const y = linear([0, 10], [200, 0]);
  expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
});

test('positive parts stand on each other, negative ones hang below zero, empty ones are left out', () => {
  const parts = stackBars(2, [
    { name: 'nieuw', color: 1, values: [5, 0] },
    { name: 'groei', color: 3, values: [2, 4] },
    { name: 'verlies', color: 4, values: [-3, null] },
    { name: 'krimp', color: 2, values: [-1, null] },
  ]);
  expect(parts[0]?.map(({ name, from, to }) => [name, from, to])).toEqual([
    ['nieuw', 0, 5],
    ['groei', 5, 7],
    ['verlies', 0, -3],
    ['krimp', -3, -4],
  ]);
  expect(parts[1]?.map(({ name, value }) => [name, value])).toEqual([['groei', 4]]);
});

test('a line goes through its points and leaves out gaps, and what stands alone between two', () => {
  const points = [[0, 10], [5.04, 8], null, [20, 3], null, [30, 1], [40, 2.06]] as const;
  expect(linePath(points)).toBe('M0,10L5,8M30,1L40,2.1');
  expect(areaPath(points, 12)).toBe('M0,10L5,8L5,12L0,12ZM30,1L40,2.1L40,12L30,12Z');
  expect([linePath([]), linePath([null, [1, 1]]), areaPath([[1, 1]], 0)]).toEqual(['', '', '']);
});
