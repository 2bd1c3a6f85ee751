import type { CohortVitals } from '@stroomwerk/contracts/releases';

export type Vital = keyof CohortVitals;
export const vitals: readonly Vital[] = ['lcp_ms', 'inp_ms', 'cls', 'fcp_ms', 'ttfb_ms'];

/** Up to where a 75th percentile counts as good (web.dev, Core Web Vitals): milliseconds; cls without a unit. */
export const vitalLimits: Readonly<Record<Vital, number>> = {
  lcp_ms: 2500,
  inp_ms: 200,
  cls: 0.1,
  fcp_ms: 1800,
  ttfb_ms: 800,
};
