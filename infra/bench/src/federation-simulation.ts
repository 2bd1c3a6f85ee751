import { simulateAlone, simulateCanary, simulatePace } from '@stroomwerk/service-releases/simulation';
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

/** Visitors a day; a tenth of them get the canary. */
const fewVisitors = [1_440, 5_000, 50_000];
const stableRates = [0, 0.01, 0.05, 0.2];
const fewTrials = 200;
const lastOf = (values: readonly number[]): number => percentile(values, 1);

/** A canary that always fails where few come: after how many of its views, and hours, it is gone. */
function whereFewCome() {
  return fewVisitors.flatMap((visitors) => {
    const perBatch = (visitors * secondsPerBatch) / 86_400;
    return stableRates.map((stable, group) => {
      const ends = Array.from({ length: fewTrials }, (_, at) =>
        simulateCanary({
          ...{ seed: 10_000 * group + at, stableRate: stable, canaryRate: 1, share: traffic.share, perBatch },
          batches: 2 * 17_280,
        }),
      );
      const views = ends.map((end) => (end.rolledBackAfter === null ? Number.POSITIVE_INFINITY : end.views));
      const hours = ends.map((end) => ((end.rolledBackAfter ?? Number.NaN) * secondsPerBatch) / 3_600);
      return {
        ...{
          visitors,
          stable,
          median: percentile(views, 0.5),
          p95: percentile(views, 0.95),
          most: lastOf(views),
        },
        ...{ hours: percentile(hours, 0.5), mostHours: lastOf(hours) },
      };
    });
  });
}

/** Healthy canaries of two days at 1,440 visitors a day. */
const healthyWhereFewCome = (): number =>
  stableRates
    .flatMap((rate, group) =>
      Array.from({ length: healthy / stableRates.length }, (_, at) =>
        simulateCanary({
          ...{
            seed: 500_000 + 10_000 * group + at,
            stableRate: rate,
            canaryRate: rate,
            share: traffic.share,
          },
          ...{ perBatch: (1_440 * secondsPerBatch) / 86_400, batches: 2 * 17_280 },
        }),
      ),
    )
    .filter(({ rolledBackAfter }) => rolledBackAfter !== null).length;

/** Canaries that are slower, among 5,000 visitors. */
const pace = (slower: number) => {
  const ends = Array.from({ length: bad }, (_, at) => simulatePace(at, slower, 5_000));
  const found = ends.filter((views) => views !== null);
  return { slower, found: found.length, median: found.length === 0 ? Number.NaN : percentile(found, 0.5) };
};

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
  const few = whereFewCome();
  const falseWhereFew = healthyWhereFewCome();
  say(`healthy canaries at 1,440 visitors a day: ${falseWhereFew} of ${healthy} rolled back`);
  const paces = [1, 1.2, 1.5, 2, 3].map(pace);
  const alone = {
    failing: simulateAlone(1, 1, 100) ?? Number.POSITIVE_INFINITY,
    healthy: Array.from({ length: healthy }, (_, at) => simulateAlone(at, 0.2, 300)).filter(
      (end) => end !== null,
    ).length,
  };
  const fewest = few.filter(({ visitors }) => visitors === 1_440);
  const total = falseAlarms.reduce((sum, { rolledBack }) => sum + rolledBack, 0);
  const measures: Measure[] = [
    atMost(`false rollbacks of ${healthy} simulated healthy canaries`, total, 10, ''),
    atMost(`false rollbacks of ${healthy} at 1,440 visitors a day`, falseWhereFew, 10, ''),
    atMost(
      'views until an always failing canary is gone, 1,440 visitors a day',
      Math.max(...fewest.map(({ most }) => most)),
      12,
      '',
    ),
    atMost('views until an always failing canary without a stable release is gone', alone.failing, 12, ''),
    atMost(`false rollbacks of ${healthy} without a stable release, 20 % failing`, alone.healthy, 10, ''),
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
    table([
      ['visitors a day', 'stable fails', 'views: median', '95th', 'most', 'hours: median', 'most'],
      ...few.map((row) => [
        ...[
          String(row.visitors),
          `${row.stable * 100} %`,
          String(row.median),
          String(row.p95),
          String(row.most),
        ],
        ...[row.hours.toFixed(1), row.mostHours.toFixed(1)],
      ]),
    ]),
    table([
      ['canary takes', 'rolled back', 'median views'],
      ...paces.map(({ slower, found, median }) => [
        ...[`${slower} times as long`, `${found} of ${bad}`, Number.isNaN(median) ? '–' : String(median)],
      ]),
    ]),
  ].join('\n\n');
  return { text, measures, figures: { healthy: falseAlarms, bad: detected, few, paces, alone } };
}
