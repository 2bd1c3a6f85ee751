export type DayPart = 'morning' | 'afternoon' | 'evening';

/** How to greet at an hour of the day (0 to 23): morning until noon, evening from six. */
export const dayPart = (hour: number): DayPart =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
