import { track } from '@stroomwerk/mfe-runtime';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Watches how the page felt and records it once, when it goes out of sight. Only sent after consent, as any event. */
export function watchVitals(): void {
  let largestPaint = 0;
  let layoutShift = 0;
  let slowestInput = 0;
  const watch = (type: string, see: (entry: PerformanceEntry) => void): void => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', (entry) => {
    largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) layoutShift += shift.value;
  });
  watch('event', (entry) => {
    slowestInput = Math.max(slowestInput, entry.duration);
  });
  const report = (): void => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    track('web_vitals', {
      lcp_ms: Math.round(largestPaint),
      cls: Math.round(layoutShift * 1000) / 1000,
      inp_ms: Math.round(slowestInput),
    });
  };
  document.addEventListener('visibilitychange', report);
}
