import { afterFailure, afterSuccess, everyMs } from './rhythm.js';

const minutes = (ms: number): number => ms / 60_000;

it('comes back later the longer an n8n fails, and every hour at the least', () => {
  const waits = [1, 2, 3, 4, 7, 50].map((failures) =>
    minutes(afterFailure(failures, { problem: 'unreachable', watched: false })),
  );
  expect(waits).toEqual([1, 2, 4, 8, 60, 60]);
});

it('leaves alone what does not pass by itself, and comes back soon while its owner looks', () => {
  expect(minutes(afterFailure(1, { problem: 'wrong_key', watched: false }))).toBe(15);
  expect(afterFailure(9, { problem: 'wrong_key', watched: true })).toBe(30_000);
});

it('waits as long as an n8n asks to, also while its owner looks', () => {
  expect(afterFailure(1, { problem: 'busy', watched: true, retryAfter: 90 })).toBe(90_000);
});

it('spreads looks and keeps each within five minutes', () => {
  for (const chance of [0, 0.5, 0.999]) {
    expect(afterSuccess(false, chance)).toBeLessThanOrEqual(everyMs);
    expect(afterSuccess(false, chance)).toBeGreaterThanOrEqual(0.9 * everyMs);
  }
  expect(afterSuccess(true, 0.5)).toBe(4_000);
});
