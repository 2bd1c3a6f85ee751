const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const dayMinutes = 24 * 60;

/** Hours from one time to another, over midnight where the second is earlier. @example 09:00 to 17:30: 8.5 */
export const hoursBetween = (from: string, to: string): number =>
  ((minutesOf(to) - minutesOf(from) + dayMinutes) % dayMinutes) / 60;

/** What is taken for working hours until the customer says theirs; nothing is counted with it before. */
export const usualHours = { works_from: '09:00', works_to: '17:00', work_days: [1, 2, 3, 4, 5] };
