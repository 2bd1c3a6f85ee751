/** What of a system decides when to ask again. */
export interface CycleState {
  readonly status: string;
  readonly last_cycle_at: string | null;
  readonly next_cycle_at: string | null;
}

/** How soon to look while a cycle is on its way. */
export const soonMs = 2_000;
/** Between the moment a cycle is due and the moment its count can have moved. */
const settleMs = 1_000;

/**
 * Milliseconds until the next look at a system. While it is active that is just after its next cycle, so that the count
 * is seen to move; never later than `base`.
 * @param base the specified pace: 30 s or 60 s (section 9)
 * @param quickUntil after a start or stop: look every two seconds until this moment (epoch ms)
 */
export function nextLook(state: CycleState | undefined, now: number, base: number, quickUntil = 0): number {
  if (state === undefined) return base;
  if (now < quickUntil) return soonMs;
  if (state.status !== 'active') return base;
  if (state.last_cycle_at === null) return soonMs;
  if (state.next_cycle_at === null) return base;
  const due = Date.parse(state.next_cycle_at) - now;
  // Long overdue: the cycles stand still, and asking faster does not help.
  if (due < -base) return base;
  return Math.min(base, Math.max(soonMs, due + settleMs));
}
