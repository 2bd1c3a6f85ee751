import { reportError } from './telemetry.js';

const firstWait = 1_000;
const mostWait = 16_000;

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Repeats what fails (a file of a page that comes later than the page), each time after twice the wait. Never gives up:
 * what stands in its place works meanwhile. The first failure is reported.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void> = passed,
): Promise<T> {
  for (let wait = firstWait; ; wait = Math.min(mostWait, wait * 2)) {
    try {
      return await load();
    } catch (error) {
      if (wait === firstWait) void reportError(error);
    }
    await pause(wait);
  }
}
