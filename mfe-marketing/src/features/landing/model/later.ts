import { knownAuth } from '@stroomwerk/auth-store';

const idleWithin = 4_000;

/** What of the page comes later, as the edge drew it. */
const below = '[data-later]';
/** What a script answers; what the browser opens by itself (a summary, a popover) needs none. */
const control = ':is(a[href], button:not([popovertarget]), input)';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a visitor gave a sign before this script came to listen; what was pressed, the shell keeps. */
const gaveSign = (): boolean =>
  document.querySelector(`${below} [data-pressed]`) !== null ||
  isWithin(document.activeElement, `${below} ${control}`);

/** How a visitor says that something is to happen. Each tells whether an event of its kind is one. */
const signs: readonly (readonly [kind: string, isSign: (event: Event) => boolean])[] = [
  ['click', ({ target }) => isWithin(target, control)],
  ['keydown', (event) => (event as KeyboardEvent).key === 'Enter'],
  // On the way to a press. A finger that scrolls moves too.
  [
    'pointermove',
    (event) =>
      (event as PointerEvent).pointerType === 'mouse' && isWithin(event.target, `${below} ${control}`),
  ],
  ['focusin', ({ target }) => isWithin(target, `${below} ${control}`)],
  ['popstate', () => true],
  // Another tab chose a language or a session.
  ['storage', () => true],
];

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
 * Resolves when a visitor presses something, or is about to press something below the first view. Until then what the
 * edge drew stands there, read and scrolled as any page; the shell keeps a press until the script is there. Members do
 * not wait for it, since the edge draws for visitors.
 * @param whole whether the edge drew all of it: else it comes without a sign
 */
export function whenWanted(whole: boolean): Promise<void> {
  if (gaveSign()) return Promise.resolve();
  return new Promise((resolve) => {
    const given = new AbortController();
    const done = (): void => {
      given.abort();
      resolve();
    };
    for (const [kind, isSign] of signs)
      addEventListener(
        kind,
        (event) => {
          if (isSign(event)) done();
        },
        { capture: true, passive: true, signal: given.signal },
      );
    if (!whole) return whenIdle(done);
    void knownAuth().then(({ status }) => {
      if (status === 'authenticated') done();
    });
  });
}
