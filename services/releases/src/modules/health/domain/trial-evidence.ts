import type { CanaryEvidence } from '@stroomwerk/contracts/releases';
import { aloneEvidence, canaryEvidence, paceEvidence, type ViewBatch } from './canary-rule.js';

/**
 * All that is known of a trial: whether the canary stands, and whether it is there as soon as the stable release.
 * @param batches in order of time @param alone there is no stable release to compare it with
 */
export function trialEvidence(
  { views, paces }: { readonly views: readonly ViewBatch[]; readonly paces: readonly ViewBatch[] },
  alone: boolean,
): CanaryEvidence {
  if (alone) return aloneEvidence(views);
  const evidence = canaryEvidence(views);
  const { stable, canary, ratio, verdict } = paceEvidence(paces);
  if (canary.views === 0) return evidence;
  const pace = {
    stable: { views: stable.views, slow: stable.failures },
    canary: { views: canary.views, slow: canary.failures },
    ratio,
  };
  return { ...evidence, pace, verdict: verdict === 'failing' ? 'failing' : evidence.verdict };
}

/** Why a canary is taken back, for the history. */
export function reasonOf({ stable, canary, ratio, threshold, pace }: CanaryEvidence): string {
  if (pace !== undefined && ratio < threshold)
    return `${pace.canary.slow} of ${pace.canary.views} page views were more than twice as slow as is usual, stable ${pace.stable.slow} of ${pace.stable.views}`;
  const failed = `${canary.failures} of ${canary.views} page views failed`;
  return `${failed}, ${stable.views === 0 ? 'and there is no stable release' : `stable ${stable.failures} of ${stable.views}`}`;
}
