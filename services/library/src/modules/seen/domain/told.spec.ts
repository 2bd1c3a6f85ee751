import { toldOf } from './told.js';

it.each([
  [
    { runs: 5, succeeded: 5 },
    { runs: 5, success: 100 },
  ],
  [
    { runs: 9, succeeded: 8 },
    { runs: 5, success: 85 },
  ],
  [
    { runs: 99, succeeded: 98 },
    { runs: 95, success: 95 },
  ],
  [
    { runs: 100, succeeded: 99 },
    { runs: 100, success: 99 },
  ],
  [
    { runs: 129, succeeded: 0 },
    { runs: 120, success: 0 },
  ],
  [
    { runs: 1_000, succeeded: 999 },
    { runs: 1_000, success: 99 },
  ],
  [
    { runs: 12_987, succeeded: 12_700 },
    { runs: 12_000, success: 97 },
  ],
])('of %j is told %j', (counted, told) => expect(toldOf(counted, 5)).toEqual(told));

it.each([
  ['four customers', { runs: 1_000, succeeded: 1_000 }, 4],
  ['five that hardly ran it', { runs: 4, succeeded: 4 }, 5],
  ['nobody', { runs: 0, succeeded: 0 }, 0],
])('of %s nothing is told', (_, counted, customers) => expect(toldOf(counted, customers)).toBeUndefined());

it('one run more, or one customer who leaves, is not seen in it', () => {
  const told = [1_203, 1_204, 1_280].map((runs) => toldOf({ runs, succeeded: runs - 20 }, 6)?.runs);
  expect(new Set(told)).toEqual(new Set([1_200]));
});
