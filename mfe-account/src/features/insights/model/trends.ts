import type { Analytics } from '@stroomwerk/contracts/library';
import type { Format } from '@stroomwerk/mfe-runtime';
import { type Change, difference, growth } from './change.js';
import { grouped, successOf } from './grouped.js';

/** What stands below the figure of a tile. */
export interface Trend extends Partial<Change> {
  readonly note?: string;
  readonly sparkline?: readonly number[];
}

interface Words {
  readonly inDays: (days: number) => string;
  readonly hoursIn: (hours: string, days: number) => string;
}

const drawn = (values: readonly number[]): Pick<Trend, 'sparkline'> =>
  values.some((value) => value > 0) ? { sparkline: values } : {};

/** How runs, saved time and success went lately; nothing of what is not known, and no line where nothing ran. */
export function trendsOf(
  lately: Analytics | undefined,
  format: Format,
  words: Words,
): { runs: Trend; saved: Trend; success: Trend } {
  if (lately === undefined || lately.total.runs === 0) return { runs: {}, saved: {}, success: {} };
  const { days, total, before, by_day } = lately;
  const { groups } = grouped(by_day);
  const compared = (change: Change | undefined): Trend =>
    change === undefined ? {} : { ...change, note: words.inDays(days) };
  return {
    runs: { ...compared(growth(total.runs, before?.runs, format)), ...drawn(by_day.map(({ runs }) => runs)) },
    saved: {
      note: words.hoursIn(format.number(total.minutes / 60), days),
      ...drawn(by_day.map(({ minutes }) => minutes)),
    },
    success: {
      ...compared(difference(total.success, before?.success, format)),
      ...drawn(groups.map(successOf).filter((value) => value !== null)),
    },
  };
}
