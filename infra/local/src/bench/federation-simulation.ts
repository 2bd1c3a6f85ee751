import { simulateCanary } from '@stroomwerk/service-releases/simulation';
import { percentile, table } from './figures.js';
import { atMost, type Measure } from './limits.js';
import type { BenchOptions } from './types.js';

/** Five visitors a second, a tenth of them with the canary, a look every five seconds, an hour. */
const traffic = { share: 0.1, perBatch: 25, batches: 720 };
const secondsPerBatch = 5;
const healthy = 1_000;
/** How often pages fail for reasons that are not the release: networks, extensions, old browsers. */
const baseRates = [0, 0.005, 0.02, 0.1];
const bad = 200;
const stableRate = 0.01;
const badRates = [0.5, 0.2, 0.05];

/** The rule of services/releases on canaries whose truth is known. Seeded: every run plays the same trials. */
export async function simulation({ say }: BenchOptions) {
  const falseAlarms = baseRates.map((rate, group) => {
    const trials = healthy / baseRates.length;
    let rolledBack = 0;
    for (let at = 0; at < trials; at += 1) {
      const trial = { ...traffic, seed: group * trials + at, stableRate: rate, canaryRate: rate };
      if (simulateCanary(trial).rolledBackAfter !== null) rolledBack += 1;
    }
    say(`healthy canaries at ${rate * 100} % failures: ${rolledBack} of ${trials} rolled back`);
    return { rate, trials, rolledBack };
  });
  const detected = badRates.map((rate, group) => {
    const after = Array.from({ length: bad }, (_, at) => {
      const seed = 1_000_000 * (group + 1) + at;
      const found = simulateCanary({ ...traffic, seed, stableRate, canaryRate: rate }).rolledBackAfter;
      return found === null ? Number.POSITIVE_INFINITY : found * secondsPerBatch;
    });
    return {
      rate,
      trials: bad,
      missed: after.filter((seconds) => !Number.isFinite(seconds)).length,
      median: percentile(after, 0.5),
      p95: percentile(after, 0.95),
    };
  });
  const total = falseAlarms.reduce((sum, { rolledBack }) => sum + rolledBack, 0);
  const measures: Measure[] = [
    atMost(`false rollbacks of ${healthy} simulated healthy canaries`, total, 10, ''),
  ];
  const seconds = (value: number): string => (Number.isFinite(value) ? `${value} s` : 'not in the hour');
  const text = [
    `Simulated with the rule itself: 5 visitors a second, 10 % canary, an hour, a look every ${secondsPerBatch} s`,
    table([
      ['healthy, both cohorts fail', 'trials', 'rolled back'],
      ...falseAlarms.map(({ rate, trials, rolledBack }) => [
        `${rate * 100} %`,
        String(trials),
        String(rolledBack),
      ]),
    ]),
    table([
      [`bad, beside ${stableRate * 100} % stable failures`, 'trials', 'median', '95th percentile', 'missed'],
      ...detected.map(({ rate, trials, missed, median, p95 }) => [
        `${rate * 100} %`,
        String(trials),
        seconds(median),
        seconds(p95),
        String(missed),
      ]),
    ]),
  ].join('\n\n');
  return { text, measures, figures: { healthy: falseAlarms, bad: detected } };
}
