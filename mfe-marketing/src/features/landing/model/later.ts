import { knownAuth } from '@stroomwerk/auth-store';

/** `storage`: another tab chose a language or a session. */
const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'storage'] as const;
const idleWithin = 4_000;
const mostWait = 16_000;

/** What of the page comes later, as the edge drew it. */
const isBelow = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-later]') !== null;

/** Whether a visitor gave a sign before this script came to listen: a pointer that rests would give no other. */
const gaveSign = (): boolean =>
  document.querySelector('[data-later]:hover') !== null ||
  window.scrollY > 0 ||
  (document.activeElement !== null && document.activeElement !== document.body);

/** What the edge drew without a gap works by itself; anything else is put right as soon as the browser has time. */
function whenIdle(run: () => void): void {
  // Not in every browser.
  const idle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: idleWithin });
    else setTimeout(run, idleWithin / 4);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/**
 * Resolves at the first sign of a visitor who goes on from what is seen first: a press, a key, a scroll, a pointer over
 * what lies below. Until then what the edge drew stands there, with links and forms that work by themselves. Members do
 * not wait for it, since the edge draws for visitors.
 * @param whole whether the edge drew all of it: else it comes without a sign
 */
export function whenWanted(whole: boolean): Promise<void> {
  if (gaveSign()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      for (const sign of signs) removeEventListener(sign, done, true);
      removeEventListener('pointerover', over, true);
      resolve();
    };
    const over = ({ target }: Event): void => {
      if (isBelow(target)) done();
    };
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
    addEventListener('pointerover', over, { capture: true, passive: true });
    if (!whole) return whenIdle(done);
    void knownAuth().then(({ status }) => {
      if (status === 'authenticated') done();
    });
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
