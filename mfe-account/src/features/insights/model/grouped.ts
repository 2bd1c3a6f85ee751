import type { AnalyticsDay } from '@stroomwerk/contracts/library';

/** More bars than this are no longer told apart. */
const mostDays = 92;
const week = 7;

/** A day, or the days of a week together. */
export interface Group {
  /** Its first day. */
  readonly day: string;
  readonly succeeded: number;
  readonly failed: number;
  readonly minutes: number;
}

const together = (days: readonly AnalyticsDay[]): Group => ({
  day: days[0]?.day ?? '',
  succeeded: days.reduce((all, { succeeded }) => all + succeeded, 0),
  failed: days.reduce((all, { failed }) => all + failed, 0),
  minutes: days.reduce((all, { minutes }) => all + minutes, 0),
});

/** Days, or weeks where there are too many of them; weeks end with the last day, so that the first may be shorter. */
export function grouped(days: readonly AnalyticsDay[]): { by: 'day' | 'week'; groups: Group[] } {
  if (days.length <= mostDays) return { by: 'day', groups: days.map((day) => together([day])) };
  const groups: Group[] = [];
  for (let end = days.length; end > 0; end -= week)
    groups.unshift(together(days.slice(Math.max(0, end - week), end)));
  return { by: 'week', groups };
}

/** Percent, to one decimal; null where no run succeeded or failed. */
export const successOf = ({ succeeded, failed }: Pick<Group, 'succeeded' | 'failed'>): number | null =>
  succeeded + failed === 0 ? null : Math.round((1_000 * succeeded) / (succeeded + failed)) / 10;
