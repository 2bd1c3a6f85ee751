import type { CohortCount, ReleaseHealth } from '@stroomwerk/contracts/releases';
import { failureRate } from './evidence.js';

export interface HealthSeries {
  /** Begin of each stretch of time, oldest first. */
  readonly at: readonly string[];
  /** Error rates in percent; null where nobody came. */
  readonly stable: ReadonlyArray<number | null>;
  readonly canary: ReadonlyArray<number | null>;
  readonly total: { readonly stable: CohortCount; readonly canary: CohortCount };
}

const none: CohortCount = { views: 0, failures: 0 };
const plus = (a: CohortCount, b: CohortCount): CohortCount => ({
  views: a.views + b.views,
  failures: a.failures + b.failures,
});

/**
 * Error rates of both cohorts over the whole period. The service leaves out the stretches without a visit; here they
 * are gaps, so that the time axis is even.
 * @param nowMs end of the period, epoch milliseconds
 */
export function healthSeries(health: ReleaseHealth, hours: number, nowMs: number): HealthSeries {
  const step = Math.max(1, health.bucket_seconds) * 1000;
  const starts = health.buckets.map(({ at }) => Date.parse(at));
  // The service decides where its stretches begin; ours begin at the same moments.
  const last = Math.max(...starts, nowMs);
  const phase = (starts[0] ?? 0) % step;
  const end = Math.floor((last - phase) / step) * step + phase;
  const count = Math.max(1, Math.ceil((hours * 3_600_000) / step));
  const begin = end - (count - 1) * step;
  const stable: Array<number | null> = new Array(count).fill(null);
  const canary: Array<number | null> = new Array(count).fill(null);
  let total = { stable: none, canary: none };
  health.buckets.forEach((bucket, index) => {
    total = { stable: plus(total.stable, bucket.stable), canary: plus(total.canary, bucket.canary) };
    const place = Math.round(((starts[index] ?? 0) - begin) / step);
    if (place < 0 || place >= count) return;
    stable[place] = failureRate(bucket.stable);
    canary[place] = failureRate(bucket.canary);
  });
  const at = stable.map((_, index) => new Date(begin + index * step).toISOString());
  return { at, stable, canary, total };
}
