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
 * 1 / threshold while the canary is no worse than tolerated, however often and however long one looks
 * (Ramdas, Grünwald, Vovk, Shafer: Game-theoretic statistics and safe anytime-valid inference, 2023).
 *
 * A batch stays open until both cohorts have views in it, or few visitors would never be compared. When it closes
 * depends on who came and never on what became of them, so that the promise holds.
 */
export const canaryRule = {
  /** False alarms: at most four healthy canaries in a thousand, over their whole life. */
  threshold: 250,
  /** Odds ratio that is no reason to act. */
  tolerated: 1.25,
  /** Odds ratios that are looked for, from "twice as bad" to "hardly ever works". */
  worse: [2, 4, 8, 16, 32, 64],
  /** Views of each cohort before a batch closes. */
  closes: { stable: 3, canary: 1 },
  /** So many visitors must have failed, whatever the ratio: a handful of reports is no evidence. */
  leastFailures: 5,
  /** Views of the canary from which on one may call it healthy. */
  enoughViews: 100,
} as const;

/** The odds ratios of one comparison: what is tolerated, and what is looked for. */
type Odds = Pick<typeof canaryRule, 'tolerated' | 'worse'> | typeof paceRule;

/** What all batches of one trial so far add up to. */
export interface TrialSum extends ViewBatch {
  /** Views that are not compared yet: a cohort is still missing. */
  readonly open: ViewBatch;
  /** Log likelihood ratio for each odds ratio that is looked for. */
  readonly logs: readonly number[];
}

const nobody: CohortCount = { views: 0, failures: 0 };
const noViews: ViewBatch = { stable: nobody, canary: nobody };
/** A trial of which nobody has seen anything. */
export const begun = ({ worse }: Odds): TrialSum => ({ ...noViews, open: noViews, logs: worse.map(() => 0) });
export const trialBegun: TrialSum = begun(canaryRule);

const plus = (a: CohortCount, b: CohortCount): CohortCount => ({
  views: a.views + b.views,
  failures: a.failures + b.failures,
});
const both = (a: ViewBatch, b: ViewBatch): ViewBatch => ({
  stable: plus(a.stable, b.stable),
  canary: plus(a.canary, b.canary),
});

/** @param batch what came next, in order of time */
export function withBatch(before: TrialSum, batch: ViewBatch, odds: Odds = canaryRule): TrialSum {
  const open = both(before.open, batch);
  const sum = { ...before, ...both(before, batch) };
  const { closes } = canaryRule;
  if (open.stable.views < closes.stable || open.canary.views < closes.canary) return { ...sum, open };
  const tolerated = logLikelihood(open, odds.tolerated);
  return {
    ...sum,
    open: noViews,
    logs: odds.worse.map(
      (worse, index) => (before.logs[index] ?? 0) + logLikelihood(open, worse) - tolerated,
    ),
  };
}

const ratioOf = (logs: readonly number[]): number =>
  Math.min(meanOfExponentials(logs), Number.MAX_SAFE_INTEGER);

/** What the rule says of a trial. */
export function judge({ stable, canary, logs }: TrialSum): CanaryEvidence {
  return decided(stable, canary, ratioOf(logs));
}

function decided(stable: CohortCount, canary: CohortCount, ratio: number): CanaryEvidence {
  const { threshold, leastFailures, enoughViews } = canaryRule;
  const failing = ratio >= threshold && canary.failures >= leastFailures;
  const healthy = canary.views >= enoughViews && ratio < 1;
  return { stable, canary, ratio, threshold, verdict: failing ? 'failing' : healthy ? 'healthy' : 'waiting' };
}

/** @param batches of one trial, in order of time */
export const canaryEvidence = (batches: readonly ViewBatch[]): CanaryEvidence =>
  judge(batches.reduce<TrialSum>((sum, batch) => withBatch(sum, batch), trialBegun));

/**
 * The rule for a canary of a remote that has no stable release: there is nothing to compare it with, so its views are
 * held against a share of failures that no page may have. The likelihood ratio of a higher share against the tolerated
 * one is a supermartingale while the canary fails no more often than that, with the promise of `canaryRule`. Always
 * failing, it is taken back at the sixth view.
 */
export const aloneRule = { tolerated: 0.3, worse: [0.5, 0.75, 0.95, 0.99] } as const;

/** @param batches of a trial without a stable release, in any order */
export function aloneEvidence(batches: readonly ViewBatch[]): CanaryEvidence {
  const { stable, canary } = batches.reduce(both, noViews);
  const { tolerated, worse } = aloneRule;
  const stood = canary.views - canary.failures;
  const logs = worse.map(
    (rate) => canary.failures * Math.log(rate / tolerated) + stood * Math.log((1 - rate) / (1 - tolerated)),
  );
  return decided(stable, canary, ratioOf(logs));
}

/**
 * The rule for the pace: a view is slow (here: it "fails") when its largest paint took more than twice the median of
 * the stable views before it (`TrialStore.closePaces`). Counts and ranks decide, no means: one visitor on a train
 * changes nothing. The odds that are tolerated are those of a release about one and a half times as slow, so that only
 * a far slower one is taken back; otherwise it is the test of `canaryRule`, with the same promise.
 */
export const paceRule = { tolerated: 4, worse: [8, 16, 32, 64, 128] } as const;

/** @param batches views and slow views of one trial, in order of time */
export const paceEvidence = (batches: readonly ViewBatch[]): CanaryEvidence =>
  judge(batches.reduce<TrialSum>((sum, batch) => withBatch(sum, batch, paceRule), begun(paceRule)));

/**
 * Log of the probability that of all failures just these were the canary's, if its odds are `odds` times as high. Where nobody
 * failed, or everybody, it is 0 at any odds.
 */
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
