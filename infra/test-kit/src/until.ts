import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition: asks again every few milliseconds until the answer is neither undefined nor false.
 * @param what named in the error @param limit milliseconds before it gives up
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  limit = 180_000,
): Promise<T> {
  const end = performance.now() + limit;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end)
      throw new Error(`not within ${limit} ms: ${what}${last instanceof Error ? ` (${last.message})` : ''}`);
    await pause(20);
  }
}
