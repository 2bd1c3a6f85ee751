import { reportError } from './telemetry.js';

const firstWait = 1_000;
const mostWait = 16_000;

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Asking {
  /** Ends it: the page that it is for was left. */
  readonly signal?: AbortSignal;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/**
 * Repeats what fails (a file of a page that comes later than the page), each time after twice the wait. Gives up only
 * when nobody waits for it any more: what stands in its place works meanwhile. The first failure is reported.
 * @throws the signal's reason
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  { signal, pause = passed }: Asking = {},
): Promise<T> {
  for (let wait = firstWait; ; wait = Math.min(mostWait, wait * 2)) {
    try {
      return await load();
    } catch (error) {
      if (wait === firstWait) void reportError(error);
    }
    await pause(wait);
    signal?.throwIfAborted();
  }
}
