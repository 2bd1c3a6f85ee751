import type {
  AnalyticsApp,
  AnalyticsAutomation,
  AnalyticsDay,
  AnalyticsTotal,
} from '@stroomwerk/contracts/library';
import { type Day, daysBetween } from '../domain/days.js';
import { centsOf, minutesPerRun, successOf } from '../domain/saved.js';
import type { AppRow, AutomationPeriod, Counted, DayRow } from '../persistence/days.js';

const none: Counted = { runs: 0, succeeded: 0, failed: 0, minutes: 0 };

/** @param rate cents an hour, null where the customer named none */
export function totalOf(rows: readonly Counted[], rate: number | null): AnalyticsTotal {
  const { runs, succeeded, failed, minutes } = rows.reduce(
    (all, row) => ({
      runs: all.runs + row.runs,
      succeeded: all.succeeded + row.succeeded,
      failed: all.failed + row.failed,
      minutes: all.minutes + row.minutes,
    }),
    none,
  );
  return {
    ...{ runs, succeeded, failed, minutes },
    success: successOf({ succeeded, failed }),
    cents: centsOf(minutes, rate),
  };
}

/** Each day of the period, those without a run too. */
export function dayViews(rows: readonly DayRow[], from: Day, to: Day): AnalyticsDay[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return daysBetween(from, to).map((day) => ({ ...none, ...known.get(day), day }));
}

export const automationView = (row: AutomationPeriod): AnalyticsAutomation => ({
  ...{ id: row.id, name: row.name, removed: row.removed },
  ...{ runs: row.runs, succeeded: row.succeeded, failed: row.failed, success: successOf(row) },
  ...{ minutes: row.minutes, minutes_per_run: minutesPerRun(row), declared: row.declared, own: row.own },
});

export const appView = (row: AppRow): AnalyticsApp => ({
  ...{ app: row.app, automations: row.automations },
  ...{ runs: row.runs, succeeded: row.succeeded, failed: row.failed, success: successOf(row) },
});
