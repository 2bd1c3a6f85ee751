import type { Vitals } from './view-outcomes.js';
import { whenIdle } from './when-idle.js';

/**
 * Watches how the page felt and tells it once, when it goes out of sight. What was not measured is left out. The
 * measuring itself comes when the page is idle: the browser keeps what happened before.
 */
export function watchVitals(tell: (vitals: Vitals) => void): void {
  whenIdle(() =>
    import(/* webpackChunkName: "aftercare" */ './measure-vitals.js').then(
      ({ measureVitals }) => measureVitals(tell),
      (error: unknown) => console.warn('How the page felt is not measured', error),
    ),
  );
}
