import { dayOf } from '../../invoices/domain/dates.js';

/** Hours by which the Netherlands are ahead of UTC: in summer, and in winter. */
const ahead = [2, 1];

/** @param day a day in the Netherlands, as 2026-11-28 @returns the moment at which it is over */
export function endOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + 86_400_000;
  const ends = ahead.map((hours) => new Date(midnight - hours * 3_600_000));
  const end = ends.find((at) => dayOf(at) !== day && dayOf(new Date(at.getTime() - 1)) === day);
  if (end === undefined) throw new Error(`${day} is no day`);
  return end;
}
