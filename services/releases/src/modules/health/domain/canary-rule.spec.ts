import { canaryEvidence, canaryRule, type ViewBatch } from './canary-rule.js';
import { simulateCanary } from './simulation.js';

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
    threshold: 1_000,
    verdict: 'waiting',
  });
});

it('has the ratio that a count by hand gives', () => {
  // One failure among one view of the canary and one stable view: with odds w it is the canary's with w / (w + 1).
  const tolerated = canaryRule.tolerated / (canaryRule.tolerated + 1);
  const mean =
    canaryRule.worse.reduce((total, worse) => total + worse / (worse + 1) / tolerated, 0) /
    canaryRule.worse.length;
  expect(canaryEvidence([batch([1, 0], [1, 1])]).ratio).toBeCloseTo(mean, 10);
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
