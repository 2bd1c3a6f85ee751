const minute = 60_000;
const hour = 60 * minute;

/** Minutes before the second, third, … try; hourly after these. */
const pauses: readonly number[] = [1, 2, 5, 15, 30];
const triedMs = 24 * hour;

/** A worker that said nothing for so long is gone: another takes its message. Longer than a request may take. */
export const silentMs = 2 * minute;

/**
 * When a message is tried again.
 * @param tries that failed, one or more
 * @param wanted seconds that the other end asked for (Retry-After)
 * @returns null after a day
 */
export function nextTry(tries: number, madeAt: Date, now: Date, wanted = 0): Date | null {
  const pause = Math.max((pauses[tries - 1] ?? 60) * minute, Math.min(wanted, 3_600) * 1_000);
  const next = now.getTime() + pause;
  return next > madeAt.getTime() + triedMs ? null : new Date(next);
}
