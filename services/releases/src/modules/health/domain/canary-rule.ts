import type { CanaryEvidence, CohortCount } from '@stroomwerk/contracts/releases';

/** What arrived of both cohorts between two looks of the rule. */
export interface ViewBatch {
  readonly stable: CohortCount;
  readonly canary: CohortCount;
}

/**
 * The rule (infra/docs/adr/0006): a sequential test of the canary against the stable cohort.
 *
 * Of the views in one batch, some failed. If the canary were as good as the stable release, the failed ones would be
 * spread over both cohorts by chance alone (hypergeometric, as in Fisher's exact test): whatever breaks both cohorts at
 * once, a service that is down for instance, says nothing against the canary. Each batch multiplies a likelihood ratio
 * of "the canary's odds of failing are `worse` times the stable ones" against "at most `tolerated` times"; their mean
 * over `worse` is a test martingale. By Ville's inequality it ever reaches `threshold` with a probability of at most
 * 1 / threshold while the canary is no worse than tolerated, however often and however long one looks.
 */
export const canaryRule = {
  /** False alarms: at most one healthy canary in a thousand, over its whole life. */
  threshold: 1_000,
  /** Odds ratio that is no reason to act. */
  tolerated: 1.25,
  /** Odds ratios that are looked for, from "twice as bad" to "hardly ever works". */
  worse: [2, 4, 8, 16, 32, 64],
  /** So many visitors must have failed, whatever the ratio: a handful of reports is no evidence. */
  leastFailures: 5,
  /** Views of the canary from which on one may call it healthy. */
  enoughViews: 100,
} as const;

/** What all batches of one trial so far add up to. */
export interface TrialSum extends ViewBatch {
  /** Log likelihood ratio for each odds ratio of `canaryRule.worse`. */
  readonly logs: readonly number[];
}

const nobody: CohortCount = { views: 0, failures: 0 };
export const trialBegun: TrialSum = {
  ...{ stable: nobody, canary: nobody },
  logs: canaryRule.worse.map(() => 0),
};

const plus = (a: CohortCount, b: CohortCount): CohortCount => ({
  views: a.views + b.views,
  failures: a.failures + b.failures,
});

export function withBatch(before: TrialSum, batch: ViewBatch): TrialSum {
  const tolerated = isTelling(batch) ? logLikelihood(batch, canaryRule.tolerated) : null;
  return {
    stable: plus(before.stable, batch.stable),
    canary: plus(before.canary, batch.canary),
    logs:
      tolerated === null
        ? before.logs
        : canaryRule.worse.map(
            (worse, index) => (before.logs[index] ?? 0) + logLikelihood(batch, worse) - tolerated,
          ),
  };
}

/** What the rule says of a trial. */
export function judge({ stable, canary, logs }: TrialSum): CanaryEvidence {
  const ratio = Math.min(meanOfExponentials(logs), Number.MAX_SAFE_INTEGER);
  const failing = ratio >= canaryRule.threshold && canary.failures >= canaryRule.leastFailures;
  const healthy = canary.views >= canaryRule.enoughViews && ratio < 1;
  return {
    stable,
    canary,
    ratio,
    threshold: canaryRule.threshold,
    verdict: failing ? 'failing' : healthy ? 'healthy' : 'waiting',
  };
}

/** @param batches of one trial, in any order */
export const canaryEvidence = (batches: readonly ViewBatch[]): CanaryEvidence =>
  judge(batches.reduce(withBatch, trialBegun));

/** Without views of both cohorts, or without a failure, or where all failed, both hypotheses say the same. */
function isTelling({ stable, canary }: ViewBatch): boolean {
  const failures = stable.failures + canary.failures;
  return stable.views > 0 && canary.views > 0 && failures > 0 && failures < stable.views + canary.views;
}

/** Log of the probability that of all failures just these were the canary's, if its odds are `odds` times as high. */
function logLikelihood({ stable, canary }: ViewBatch, odds: number): number {
  const failures = stable.failures + canary.failures;
  const least = Math.max(0, failures - stable.views);
  const most = Math.min(failures, canary.views);
  const weights: number[] = [];
  for (let mine = least; mine <= most; mine += 1)
    weights.push(
      logChoose(canary.views, mine) + logChoose(stable.views, failures - mine) + mine * Math.log(odds),
    );
  return (weights[canary.failures - least] ?? Number.NEGATIVE_INFINITY) - logSumOfExponentials(weights);
}

function logSumOfExponentials(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  return largest + Math.log(logs.reduce((total, log) => total + Math.exp(log - largest), 0));
}

const meanOfExponentials = (logs: readonly number[]): number =>
  Math.exp(logSumOfExponentials(logs)) / logs.length;

const logFactorials = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
