import type { Measured } from './facts.js';

/** Fewer days than this tell nothing of a month. The smallest plan keeps seven, up to now; a last run was before that. */
const fewestDays = 6;
const month = 30;
const minutesAnHour = 60;

/**
 * Hours that a month of runs like those measured would save.
 * @param runs how many of them count: of what fails all, since mended they would go well; of what is idle those that did
 * @param minutes handwork that one run replaces
 * @returns null where nothing was measured that tells: never a guess
 */
export function monthlyHours(runs: number, { days }: Measured, minutes: number): number | null {
  if (minutes === 0 || runs === 0 || days < fewestDays) return null;
  return ((runs / days) * month * minutes) / minutesAnHour;
}
