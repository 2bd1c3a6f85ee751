import type { PublicUptime } from '@stroomwerk/contracts/ai-ops';

/** Days that uptime looks back. */
export const uptimeDays = 90;
/** Less than a day from first to last sample is no measurement that we show to the public. */
const leastMs = 86_400_000;

/** The guardian's samples of the last 90 days. */
export interface UptimeWindow {
  readonly samples: number;
  /** Samples in which the part answered well. */
  readonly healthy: number;
  /** Dutch days on which there was a sample: gaps are not counted as measured. */
  readonly days: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

/**
 * Percentage of samples in which a part answered well, two decimals; null without samples. Cut off, not rounded: what
 * was not wholly up never reads 100.
 */
export const uptimePercent = ({ samples, healthy }: UptimeWindow): number | null =>
  samples === 0 ? null : Math.floor((healthy * 10_000) / samples) / 100;

const hour = 3_600_000;
/** The hour of a moment: pages are drawn anew when this answer changes, and no visitor needs the second. */
const hourOf = (moment: Date | null): string | null =>
  moment && new Date(Math.floor(moment.getTime() / hour) * hour).toISOString();

/** Uptime as the landing page shows it, its moments to the hour; without a figure while less than a day was measured. */
export function publicUptime(window: UptimeWindow): PublicUptime {
  const { first, last, days } = window;
  const enough = first !== null && last !== null && last.getTime() - first.getTime() >= leastMs;
  return {
    percent: enough ? uptimePercent(window) : null,
    window_days: days,
    since: hourOf(first),
    measured_at: hourOf(last),
  };
}
