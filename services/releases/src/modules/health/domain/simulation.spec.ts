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

it('plays as many batches, views and visitors as were asked for, and says when nothing was taken back', () => {
  const trial = { seed: 2, stableRate: 0.02, canaryRate: 0.3, share: 0.1, perBatch: 5 };
  expect(simulateCanary({ ...trial, batches: 8 })).toEqual({ rolledBackAfter: 8, views: 9 });
  expect(simulateCanary({ ...trial, batches: 7 })).toEqual({ rolledBackAfter: null, views: 7 });
  expect([simulateAlone(1, 0.7, 9), simulateAlone(1, 0.7, 8)]).toEqual([9, null]);
  expect([simulatePace(1, 3, 317), simulatePace(1, 3, 316)]).toEqual([31, null]);
});
