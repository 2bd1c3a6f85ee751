const hour = 3_600_000;
/** Fewer runs than this tell no rhythm. */
const fewest = 6;
const times = 3;
const shortest = 24 * hour;

/**
 * Since when an automation that runs by itself has been silent: longer than three times its longest wait of late, and a day
 * at the least.
 * @param starts of its latest runs, the oldest first
 * @returns undefined where it is not, or ran too seldom to say
 */
export function silentSince(starts: readonly Date[], now: Date): Date | undefined {
  const last = starts.at(-1);
  if (last === undefined || starts.length < fewest) return undefined;
  const waits = starts.slice(1).map((start, at) => start.getTime() - (starts[at]?.getTime() ?? 0));
  const patience = Math.max(times * Math.max(...waits), shortest);
  return now.getTime() - last.getTime() > patience ? last : undefined;
}
