// Pure: the strip of the latest runs.
import { countTicks, placeTicks, type Tick } from './strip.js';

const runs = (text: string): Tick[] =>
  [...text].map((one) => (one === 'x' ? 'error' : one === 'r' ? 'running' : 'success'));

it('has the newest at the right, and is empty where there were fewer', () => {
  const ticks = placeTicks(runs('...x'));
  expect(ticks).toHaveLength(30);
  expect(ticks.slice(-5).map(({ kind }) => kind)).toEqual(['none', 'success', 'success', 'success', 'error']);
  expect(ticks[0]).toEqual({ x: 2, kind: 'none' });
});

it('shows thirty of more', () => {
  const ticks = placeTicks(runs(`x${'.'.repeat(30)}`));
  expect(ticks.every(({ kind }) => kind === 'success')).toBe(true);
});

it('counts what failed, and how many of the latest in a row', () => {
  expect(countTicks([])).toEqual({ all: 0, failed: 0, lastFailed: 0 });
  expect(countTicks(runs('..x..'))).toEqual({ all: 5, failed: 1, lastFailed: 0 });
  expect(countTicks(runs('x..xxx'))).toEqual({ all: 6, failed: 4, lastFailed: 3 });
  // One that is still going on says nothing yet.
  expect(countTicks(runs('..xxr'))).toEqual({ all: 5, failed: 2, lastFailed: 2 });
});
