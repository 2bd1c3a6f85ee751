// This function runs in the page.
/// <reference lib="dom" />
import type { Shift } from './moments.js';

/** What `watch` leaves in the page as `benchSeen`; times in milliseconds since the page was set out for. */
export interface Seen {
  largestPaint: number;
  shifts: Shift[];
  answers: number;
  /** Controls of the first view that were the last to answer, the first few. */
  last: string[];
  hydrated: number;
  complete: number;
  /** Controls of `main` that answer. */
  answering: number;
  /** Those that do not, the first few. */
  waiting: string[];
  /** Set by whoever has seen enough. */
  over: boolean;
}

/**
 * In the page, before anything of it: notes paints, layout shifts and the three moments by which every benchmark says
 * how far a page is. React writes its props (`__reactProps$`) on an element when it takes it over; that is the sign.
 *
 * - `answers`: the first frame after first contentful paint in which every control in the first view answers. What the
 *   edge drew answers by itself where the browser does the work: a link leads somewhere, a summary or a popover's
 *   button opens, the submit button of a form with an address sends it, a choice that the style sheet reads is made
 *   (`data-alone`). Any other button, field or custom control must have been taken by React.
 * - `hydrated`: the first such frame in which React has taken every link, button and field in the first view.
 * - `complete`: the frame, hydrated, since which all of `main` answers as well, however far below, the last control that
 *   came included.
 *
 * None of them counts before the heading of the page stands in `main`: the frame around a page that is not there yet
 * is nothing that a visitor came for. A page that is drawn in the browser paints and answers at once by this count.
 */
export function watch(): void {
  const seen: Seen = {
    largestPaint: 0,
    shifts: [],
    answers: 0,
    last: [],
    hydrated: 0,
    complete: 0,
    answering: -1,
    waiting: ['main h1'],
    over: false,
  };
  Object.assign(window, { benchSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shifts.push({ at: entry.startTime, value: entry.value });
  }).observe({ type: 'layout-shift', buffered: true });

  const roles = ['button', 'checkbox', 'combobox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];
  const controls = [
    ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea'],
    ...roles.map((role) => `[role=${role}]`),
  ].join();
  const alone =
    'a[href], button[popovertarget], [data-alone] input, form[action] button:not([type=button]):not([type=reset])';
  const taken = (one: Element): boolean => Object.keys(one).some((key) => key.startsWith('__reactProps$'));
  const answers = (one: Element): boolean => one.matches(alone) || taken(one);
  const words = ({ tagName, textContent, id, ariaLabel }: Element): string =>
    `${tagName.toLowerCase()} "${(ariaLabel ?? textContent ?? id).trim().slice(0, 60) || id}"`;
  const inFirstView = (one: Element): boolean => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    const inside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    return inside && bottom > top && right > left && one.checkVisibility({ visibilityProperty: true });
  };
  const lookAtView = (): void => {
    const here = [...document.querySelectorAll(controls)].filter(inFirstView);
    const now = performance.now();
    const mute = here.filter((one) => !answers(one));
    if (mute.length > 0) seen.last = mute.slice(0, 3).map(words);
    else if (seen.answers === 0) seen.answers = now;
    if (here.every(taken)) seen.hydrated = now;
  };
  const lookAtMain = (): void => {
    const all = [...document.querySelectorAll('main')].flatMap((main) => [
      ...main.querySelectorAll(controls),
    ]);
    const waiting = all.filter((one) => !answers(one));
    if (all.length - waiting.length !== seen.answering) seen.complete = performance.now();
    seen.answering = all.length - waiting.length;
    seen.waiting = waiting.slice(0, 3).map(words);
  };
  const look = (): void => {
    if (seen.over) return;
    requestAnimationFrame(look);
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!painted || document.querySelector('main h1') === null) return;
    // Asking where things are costs a layout: no longer than needed.
    if (seen.hydrated === 0) lookAtView();
    if (seen.hydrated > 0) lookAtMain();
  };
  requestAnimationFrame(look);
}
