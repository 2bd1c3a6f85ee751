import type { Run } from '@stroomwerk/contracts/library';

export interface Day {
  /** As `dayOf` writes it. */
  readonly date: string;
  readonly runs: readonly Run[];
}

/** Runs by the day that they began on, in their order. @param dayOf the day of a moment, as it is shown */
export function daysOf(runs: readonly Run[], dayOf: (iso: string) => string): Day[] {
  const days = new Map<string, Run[]>();
  for (const run of runs) {
    const date = dayOf(run.started_at);
    days.set(date, [...(days.get(date) ?? []), run]);
  }
  return [...days].map(([date, its]) => ({ date, runs: its }));
}

const day = 24 * 60 * 60 * 1000;

/** Whether a day is today or yesterday. @param nowMs milliseconds since 1970 */
export function nearDay(
  date: string,
  dayOf: (iso: string) => string,
  nowMs: number,
): 'today' | 'yesterday' | null {
  const at = (ms: number) => dayOf(new Date(ms).toISOString());
  if (date === at(nowMs)) return 'today';
  return date === at(nowMs - day) ? 'yesterday' : null;
}
