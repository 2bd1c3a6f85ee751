const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const idleWithin = 4_000;
/** Milliseconds that a page without any sign of a visitor is left alone. */
const quiet = 12_000;
const mostWait = 16_000;

/** Whether a visitor gave a sign before this script came to listen: a pointer that rests would give no other. */
const gaveSign = (): boolean =>
  document.documentElement.matches(':hover') ||
  window.scrollY > 0 ||
  navigator.userActivation?.hasBeenActive === true ||
  (document.activeElement !== null && document.activeElement !== document.body);

/**
 * Resolves at the first sign of a visitor (a pointer, a key, a scroll), or some time after the page has loaded.
 * Until then what the edge drew stands there, with links and forms that work by themselves.
 */
export function whenWanted(): Promise<void> {
  if (gaveSign()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      for (const sign of signs) removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
    // Not in every browser.
    const idle = (): void => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(done, { timeout: idleWithin });
      else setTimeout(done, idleWithin / 4);
    };
    const wait = (): void => void setTimeout(idle, quiet);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}

/** Repeats what fails (a file that did not come), each time after twice the wait. Never gives up: the drawn page stands meanwhile. */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<T> {
  for (let wait = 1_000; ; wait = Math.min(mostWait, wait * 2)) {
    const loaded = await load().then(
      (value) => ({ value }),
      () => null,
    );
    if (loaded !== null) return loaded.value;
    await pause(wait);
  }
}
