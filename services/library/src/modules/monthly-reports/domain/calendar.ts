/** Reports are of months as the customers' calendar has them (issue: months end in Amsterdam). */
const zone = 'Europe/Amsterdam';

/** So late on the first of a month, what ran in the night before has been read. */
const dueHour = 8;

const parts = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' },
});

function localTime(at: Date): { readonly day: string; readonly hour: number } {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${found.year}-${found.month}-${found.day}`, hour: Number(found.hour) };
}

/** The day of a moment in Amsterdam, e.g. 2026-11-30. */
export const dayOf = (at: Date): string => localTime(at).day;

/** @param day e.g. 2026-11-30 @returns e.g. 2026-11 */
export const monthOf = (day: string): string => day.slice(0, 7);

/** @param month e.g. 2027-01 @returns e.g. 2026-12 */
export function monthBefore(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 7);
}

/** Every day of a month, in order. */
export function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** From one day to another, both counted. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The latest month whose report may be made. */
export function dueMonth(now: Date): string {
  const { day, hour } = localTime(now);
  const before = monthBefore(monthOf(day));
  return day.endsWith('-01') && hour < dueHour ? monthBefore(before) : before;
}
