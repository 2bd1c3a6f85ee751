import type { QuietHours } from '@stroomwerk/contracts/library';

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Minutes since midnight on a clock of that zone. */
function localMinutes(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}

/** Whether a name is one of a time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * When the quiet hours that a moment lies in are over; the moment itself outside of them. They may pass midnight, and a night in
 * which the clock is put forward or back ends at the hour on the clock.
 */
export function afterQuiet(at: Date, { on, from, to, zone }: QuietHours): Date {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  if (!on || begin === end) return at;
  const now = localMinutes(at, zone);
  const inside = begin < end ? now >= begin && now < end : now >= begin || now < end;
  if (!inside) return at;
  const whole = Math.floor(at.getTime() / minuteMs) * minuteMs;
  const guess = new Date(whole + ((end - now + dayMinutes) % dayMinutes) * minuteMs);
  const off = ((end - localMinutes(guess, zone) + dayMinutes * 1.5) % dayMinutes) - dayMinutes / 2;
  return new Date(guess.getTime() + off * minuteMs);
}
