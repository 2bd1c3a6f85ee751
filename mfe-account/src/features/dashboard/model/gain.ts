/** Hours of a month as they are read: below one hour in minutes, from ten hours on without decimals. */
export type Shown = { readonly unit: 'minutes' | 'hours'; readonly value: number; readonly digits: 0 | 1 };

const fewestMinutes = 1;

/** @returns null for what is rounded to nothing */
export function shownHours(hours: number): Shown | null {
  const minutes = Math.round(hours * 60);
  if (minutes < fewestMinutes) return null;
  if (minutes < 60) return { unit: 'minutes', value: minutes, digits: 0 };
  return { unit: 'hours', value: hours, digits: hours < 10 ? 1 : 0 };
}
