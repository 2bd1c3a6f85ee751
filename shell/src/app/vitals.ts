import type { Vitals } from './view-outcomes.js';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Watches how the page felt and tells it once, when it goes out of sight. What was not measured is left out. */
export function watchVitals(tell: (vitals: Vitals) => void): void {
  let largestPaint: number | undefined;
  let layoutShift: number | undefined;
  let slowestInput: number | undefined;
  const watch = (type: string, see: (entry: PerformanceEntry) => void): boolean => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    return true;
  };
  watch('largest-contentful-paint', (entry) => {
    largestPaint = Math.round(entry.startTime);
  });
  const sees = watch('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) layoutShift = (layoutShift ?? 0) + shift.value;
  });
  // No shift at all is the best figure, not a missing one.
  if (sees) layoutShift = 0;
  watch('event', (entry) => {
    slowestInput = Math.max(slowestInput ?? 0, Math.round(entry.duration));
  });
  const report = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    tell({
      ...(largestPaint === undefined ? {} : { lcp_ms: largestPaint }),
      ...(slowestInput === undefined ? {} : { inp_ms: slowestInput }),
      ...(layoutShift === undefined ? {} : { cls: Math.round(layoutShift * 1000) / 1000 }),
    });
  };
  document.addEventListener('visibilitychange', report);
}
