const dayMs = 86_400_000;

/** Easter Sunday by the Gregorian rule (Meeus, Jones, Butcher). @returns a moment of its day in UTC */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

/** Days on which the euro area's payment system is closed, beside weekends (ECB, T2 calendar). */
function isHoliday(at: Date): boolean {
  const year = at.getUTCFullYear();
  const day = Date.UTC(year, at.getUTCMonth(), at.getUTCDate());
  const fixed = [
    [0, 1],
    [4, 1],
    [11, 25],
    [11, 26],
  ] as const;
  if (fixed.some(([month, date]) => day === Date.UTC(year, month, date))) return true;
  return day === easter(year) - 2 * dayMs || day === easter(year) + dayMs;
}

/** Whether banks of the euro area move money on the day of a moment, in UTC. */
export const isBusinessDay = (at: Date): boolean => ![0, 6].includes(at.getUTCDay()) && !isHoliday(at);

/** @returns the same time of day, so many business days later */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + dayMs);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}
