/** A day on the calendar of Europe/Amsterdam, as YYYY-MM-DD: days of runs are those of our customers' clocks. */
export type Day = string;

const zone = 'Europe/Amsterdam';
const inZone = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
});

/** The day that a moment is on. */
export const dayOf = (moment: Date): Day => inZone.format(moment);

/** Counted on the calendar: a day on which the clock is put forward or back is a day. */
export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Every day of a period, the first and the last included; none where it ends before it begins. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
