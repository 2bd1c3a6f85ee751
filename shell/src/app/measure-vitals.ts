import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vitals } from './view-outcomes.js';

/**
 * Measures by the definitions of the Core Web Vitals: interaction to next paint is the slowest of an interaction's
 * events, at the 98th percentile of the view's interactions; layout shift is the worst window of a session.
 * @param tell called once, when the page goes out of sight for the first time
 */
export function measureVitals(tell: (vitals: Vitals) => void): void {
  const seen: { -readonly [Name in keyof Vitals]: Vitals[Name] } = {};
  // Each change, so that nothing is missing at the moment that counts.
  const keep =
    (name: keyof Vitals, digits = 0) =>
    ({ value }: { value: number }): void => {
      seen[name] = Math.round(value * 10 ** digits) / 10 ** digits;
    };
  const all = { reportAllChanges: true };
  onLCP(keep('lcp_ms'), all);
  onINP(keep('inp_ms'), all);
  onCLS(keep('cls', 3), all);
  onFCP(keep('fcp_ms'), all);
  onTTFB(keep('ttfb_ms'), all);
  // After theirs, which first take what is still under way.
  const report = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    tell({ ...seen });
  };
  document.addEventListener('visibilitychange', report);
}
