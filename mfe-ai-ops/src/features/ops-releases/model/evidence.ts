import type { CanaryEvidence, CohortCount } from '@stroomwerk/contracts/releases';

/** Failed page views as a percentage of all (0 to 100); null where nothing was measured. */
export const failureRate = ({ views, failures }: CohortCount): number | null =>
  views === 0 ? null : (failures / views) * 100;

export interface EvidenceWords {
  readonly visits: (n: number, text: string) => string;
  readonly failed: (text: string) => string;
  readonly stable: string;
  /** Of timed visits, how many were far slower than usual. */
  readonly slow: (slow: string, timed: string) => string;
  readonly verdicts: Readonly<Record<CanaryEvidence['verdict'], string>>;
}

/** "21 bezoeken, 2 mislukt; stabiel 190, 1 mislukt; nog geen oordeel". */
export function evidenceText(
  { canary, stable, verdict, pace }: CanaryEvidence,
  words: EvidenceWords,
  number: (value: number) => string,
): string {
  return [
    `${words.visits(canary.views, number(canary.views))}, ${words.failed(number(canary.failures))}`,
    `${words.stable} ${number(stable.views)}, ${words.failed(number(stable.failures))}`,
    ...(pace === undefined ? [] : [words.slow(number(pace.canary.slow), number(pace.canary.views))]),
    words.verdicts[verdict],
  ].join('; ');
}

/**
 * How far the evidence against a canary has come, 0 to 100: the likelihood ratio on the scale on which evidence adds
 * up (its logarithm), so that every failing visitor is about the same step.
 */
export function againstCanary({ ratio, threshold }: Pick<CanaryEvidence, 'ratio' | 'threshold'>): number {
  if (ratio <= 1 || threshold <= 1) return 0;
  return Math.min(100, (Math.log(ratio) / Math.log(threshold)) * 100);
}
