import { simulateAlone, simulateCanary, simulatePace } from './simulation.js';

it('plays the same trial for the same seed: the figures of the benchmark can be had again', () => {
  const trial = { stableRate: 0.02, canaryRate: 0.3, share: 0.1, perBatch: 5, batches: 200 };
  expect([1, 2, 3].map((seed) => simulateCanary({ ...trial, seed }))).toEqual([
    { rolledBackAfter: 62, views: 38 },
    { rolledBackAfter: 8, views: 9 },
    { rolledBackAfter: 31, views: 15 },
  ]);
  expect([1, 2, 3].map((seed) => simulateAlone(seed, 0.7, 300))).toEqual([9, 29, 29]);
  expect([1, 2, 3].map((seed) => simulatePace(seed, 3, 1_440))).toEqual([31, 22, 30]);
});
