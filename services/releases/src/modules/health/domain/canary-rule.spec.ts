import {
  aloneEvidence,
  aloneRule,
  canaryEvidence,
  canaryRule,
  paceEvidence,
  type ViewBatch,
} from './canary-rule.js';
import { simulateAlone, simulateCanary, simulatePace } from './simulation.js';

const batch = (stable: [number, number], canary: [number, number]): ViewBatch => ({
  stable: { views: stable[0], failures: stable[1] },
  canary: { views: canary[0], failures: canary[1] },
});
const repeat = (times: number, one: ViewBatch): ViewBatch[] => Array.from({ length: times }, () => one);

it('begins at one: no evidence for anything', () => {
  expect(canaryEvidence([])).toEqual({
    stable: { views: 0, failures: 0 },
    canary: { views: 0, failures: 0 },
    ratio: 1,
    threshold: 250,
    verdict: 'waiting',
  });
});

it('has the ratio that a count by hand gives', () => {
  // One failure among one view of the canary and three stable ones: with odds w it is the canary's with w / (w + 3).
  const tolerated = canaryRule.tolerated / (canaryRule.tolerated + 3);
  const mean =
    canaryRule.worse.reduce((total, worse) => total + worse / (worse + 3) / tolerated, 0) /
    canaryRule.worse.length;
  expect(canaryEvidence([batch([3, 0], [1, 1])]).ratio).toBeCloseTo(mean, 10);
});

it('finds a canary of which every second view fails within a few batches', () => {
  const found = canaryEvidence(repeat(5, batch([22, 0], [3, 1])));
  expect(found).toMatchObject({ verdict: 'failing', canary: { views: 15, failures: 5 } });
});

it('does not act on fewer failures than visitors it takes, however telling they are', () => {
  const found = canaryEvidence(repeat(4, batch([99, 0], [1, 1])));
  expect(found.ratio).toBeGreaterThan(canaryRule.threshold);
  expect(found.verdict).toBe('waiting');
});

it.each([
  ['an outage that hits both cohorts', repeat(20, batch([22, 11], [2, 1]))],
  ['everything failing', repeat(50, batch([22, 22], [3, 3]))],
  ['no stable visitor to compare with', repeat(50, batch([0, 0], [3, 2]))],
  ['failures of the stable release only', repeat(50, batch([22, 3], [3, 0]))],
])('says nothing against the canary in %s', (_, batches) => {
  expect(canaryEvidence(batches).verdict).not.toBe('failing');
  expect(canaryEvidence(batches).ratio).toBeLessThan(10);
});

it('compares nobody with nobody: a batch stays open until both cohorts have views', () => {
  const apart = [batch([2, 0], [0, 0]), batch([0, 0], [1, 1]), batch([1, 0], [0, 0])];
  expect(canaryEvidence(apart.slice(0, 2))).toMatchObject({ ratio: 1, canary: { views: 1, failures: 1 } });
  expect(canaryEvidence(apart).ratio).toBe(canaryEvidence([batch([3, 0], [1, 1])]).ratio);
  // One view at a time, nine of ten of the stable release, as on a small site.
  const few = repeat(9, batch([1, 0], [0, 0])).concat(batch([0, 0], [1, 1]));
  const seen = Array.from({ length: 5 }, () => few).flat();
  expect(canaryEvidence(seen)).toMatchObject({ verdict: 'failing', canary: { views: 5 } });
  expect(canaryEvidence(seen.slice(0, -1)).verdict).toBe('waiting');
});

it('calls a canary healthy that was seen often enough', () => {
  const seen = [...repeat(40, batch([22, 0], [3, 0])), ...repeat(5, batch([22, 1], [3, 0]))];
  expect(canaryEvidence(seen).verdict).toBe('healthy');
});

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

describe('a canary of a remote without a stable release', () => {
  const failing = (views: number, failures: number) =>
    aloneEvidence([batch([0, 0], [views, failures])]).verdict;

  it('goes at its sixth view when it always fails', () => {
    expect([failing(5, 5), failing(6, 6)]).toEqual(['waiting', 'failing']);
    expect(simulateAlone(1, 1, 100)).toBe(6);
  });

  it('stays while it fails no more often than any page may', () => {
    const ends = Array.from({ length: 300 }, (_, seed) => simulateAlone(seed, aloneRule.tolerated, 300));
    expect(ends.filter((end) => end !== null).length).toBeLessThanOrEqual(3);
    expect(failing(200, 40)).toBe('healthy');
  });
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

  it('says nothing while everybody is slow', () => {
    expect(paceEvidence(repeat(50, batch([9, 8], [1, 1]))).verdict).not.toBe('failing');
  });
});
