import { slowestOf } from './cold-pages.js';
import { kilobytes, percentile, spread, table } from './figures.js';

it('takes percentiles from what was measured', () => {
  const values = [5, 1, 4, 2, 3];
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile(values, 0)]).toEqual([3, 5, 1]);
  expect(spread(values)).toEqual({ median: 3, min: 1, max: 5 });
  expect(percentile([], 0.5)).toBeNaN();
});

it('aligns words left and figures right', () => {
  expect(
    table([
      ['', 'ms'],
      ['now', '7'],
      ['before', '123'],
    ]),
  ).toBe('         ms\nnow       7\nbefore  123');
});

it('counts a kilobyte as 1000 bytes', () => {
  expect(kilobytes(9_999)).toBe('10.0');
});

it('tells the slowest run from the others', () => {
  const run = (complete: number) => ({ answers: 1, hydrated: 2, complete });
  expect(slowestOf([run(2_600), run(14_500), run(2_700)])).toEqual({ ...run(14_500), run: 2 });
});
