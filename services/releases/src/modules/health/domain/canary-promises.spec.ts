// The promises of the rule, played through; what it counts is in canary-rule.spec.ts.
import { aloneRule } from './canary-rule.js';
import { simulateAlone, simulateCanary, simulatePace } from './simulation.js';

it('keeps its promise on false alarms, and sees bad canaries soon', () => {
  const healthy = Array.from({ length: 200 }, (_, seed) =>
    simulateCanary({ seed, stableRate: 0.02, canaryRate: 0.02, share: 0.1, perBatch: 25, batches: 240 }),
  );
  expect(healthy.filter(({ rolledBackAfter }) => rolledBackAfter !== null).length).toBeLessThanOrEqual(2);
  const bad = Array.from({ length: 50 }, (_, seed) =>
    simulateCanary({ seed, stableRate: 0.01, canaryRate: 0.5, share: 0.1, perBatch: 25, batches: 240 }),
  );
  const found = bad.map(({ rolledBackAfter }) => rolledBackAfter ?? Number.POSITIVE_INFINITY);
  // Twelve batches of five seconds: a minute at five visitors a second.
  expect(found.filter((after) => after <= 12).length).toBeGreaterThanOrEqual(48);
});

describe('where a visitor comes a minute, and a tenth of them get the canary', () => {
  // Half a day.
  const trial = { share: 0.1, perBatch: 1 / 12, batches: 8_640 };

  it.each([0, 0.01, 0.05, 0.2])(
    'one that always fails goes after at most twelve views (stable: %d)',
    (stableRate) => {
      const ends = Array.from({ length: 200 }, (_, seed) =>
        simulateCanary({ ...trial, seed, stableRate, canaryRate: 1 }),
      );
      expect(ends.filter(({ rolledBackAfter, views }) => rolledBackAfter === null || views > 12)).toEqual([]);
    },
  );

  it.each([0, 0.01, 0.05, 0.2])('one that is healthy stays (both: %d)', (rate) => {
    const ends = Array.from({ length: 100 }, (_, seed) =>
      simulateCanary({ ...trial, seed, stableRate: rate, canaryRate: rate }),
    );
    expect(ends.filter(({ rolledBackAfter }) => rolledBackAfter !== null).length).toBeLessThanOrEqual(1);
  });
});

it('takes a canary without a stable release at its sixth view when it always fails', () => {
  expect(simulateAlone(1, 1, 100)).toBe(6);
});

it('leaves one that fails no more often than any page may', () => {
  const ends = Array.from({ length: 300 }, (_, seed) => simulateAlone(seed, aloneRule.tolerated, 300));
  expect(ends.filter((end) => end !== null).length).toBeLessThanOrEqual(3);
});

describe('the pace of a canary', () => {
  const ends = (slower: number, seeds = 60) =>
    Array.from({ length: seeds }, (_, seed) => simulatePace(seed, slower, 1_440));

  it('leads to its rollback when it is three times as slow', () => {
    expect(ends(3).filter((views) => views === null || views > 100)).toEqual([]);
  });

  it.each([1, 1.2])('leads to nothing when it takes %d times as long', (slower) => {
    expect(ends(slower).filter((views) => views !== null).length).toBeLessThanOrEqual(1);
  });
});
