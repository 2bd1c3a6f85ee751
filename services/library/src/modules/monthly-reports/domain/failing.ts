import type { MonthlyReport, ReportAutomation, ReportFailing } from '@stroomwerk/contracts/library';
import { daysBetween } from './calendar.js';

/** How runs of an automation ended on a day. */
export interface AutomationDay {
  readonly automation_id: string;
  readonly day: string;
  readonly succeeded: number;
  readonly failed: number;
}

/** From each first failure to the last one before a day with a success. */
function stretchesOf(days: readonly AutomationDay[]): ReportFailing[] {
  const found: ReportFailing[] = [];
  let open: ReportFailing | undefined;
  for (const { day, succeeded, failed } of days) {
    if (succeeded > 0) {
      if (open) found.push({ ...open, recovered: true });
      open = undefined;
    } else if (failed > 0) {
      const from = open?.from ?? day;
      open = { from, to: day, days: daysBetween(from, day), recovered: false };
    }
  }
  return open ? [...found, open] : found;
}

/** The longest time that an automation failed; of two as long the later. @param days of one automation */
export function failingOf(days: readonly AutomationDay[]): ReportFailing | null {
  const inOrder = days.toSorted((one, other) => one.day.localeCompare(other.day));
  return stretchesOf(inOrder).reduce<ReportFailing | null>(
    (longest, stretch) => (stretch.days >= (longest?.days ?? 0) ? stretch : longest),
    null,
  );
}

/** The automation that failed the longest; of two as long the one that did not recover, then the first by name. */
export function failedLongest(automations: readonly ReportAutomation[]): MonthlyReport['failed_longest'] {
  const [longest] = automations
    .flatMap(({ automation_id, name, failing }) => (failing ? [{ automation_id, name, ...failing }] : []))
    .sort(
      (one, other) =>
        other.days - one.days ||
        Number(one.recovered) - Number(other.recovered) ||
        one.name.localeCompare(other.name),
    );
  return longest ?? null;
}
