import type { Counted } from './told.js';

/** Whole days that are looked at, today among them, and as many before them as they are compared with. */
export const recentDays = 7;
export const beforeDays = 30;

/** Fewer runs say nothing. */
export const fewestRuns = 20;
/** What fails with one customer alone is theirs: an account that ended, a field of their own. */
export const fewestFailing = 2;
/** Points of a hundred that the success has to have fallen by. */
export const fallPoints = 15;
/** Where nothing is known of before, a success below this counts as fallen. */
export const lowest = 70;

export interface Course {
  readonly recent: Counted;
  readonly before: Counted;
}

const rateOf = ({ runs, succeeded }: Counted): number => (100 * succeeded) / runs;

/** Success in percents, now and before; before null where too little ran. Undefined where too little ran now. */
export function ratesOf({ recent, before }: Course): { now: number; before: number | null } | undefined {
  if (recent.runs < fewestRuns) return undefined;
  return { now: rateOf(recent), before: before.runs < fewestRuns ? null : rateOf(before) };
}

/**
 * Whether a workflow's success fell, so that ops has to look: of at least twenty runs in seven days at least fifteen points
 * fewer succeeded than in the thirty days before, or, where there were not twenty then, fewer than seventy of a hundred.
 */
export function hasFallen(course: Course): boolean {
  const rates = ratesOf(course);
  if (rates === undefined) return false;
  return rates.before === null ? rates.now < lowest : rates.now <= rates.before - fallPoints;
}

/** Failed runs of one cause at one step. */
export interface FailureGroup {
  readonly cause: string | null;
  readonly step: string | null;
  readonly step_type: string | null;
  readonly runs: number;
  readonly customers: number;
}

/**
 * Groups as ops sees them: a step is named where the library calls one so. What a customer called a step of their own may be
 * about them; those are counted without a name, at the type of the step.
 * @param groups by cause, step and type @param ours names of the workflow's steps, in every language and version
 */
export function forOps(groups: readonly FailureGroup[], ours: ReadonlySet<string>): FailureGroup[] {
  const joined = new Map<string, FailureGroup>();
  for (const group of groups) {
    const step = group.step !== null && ours.has(group.step) ? group.step : null;
    const key = JSON.stringify([group.cause, step, step === null ? group.step_type : null]);
    const before = joined.get(key);
    joined.set(key, {
      ...{ cause: group.cause, step, step_type: before?.step_type ?? group.step_type },
      runs: group.runs + (before?.runs ?? 0),
      // The same customer may be in both: the larger is certain, the sum is not.
      customers: Math.max(group.customers, before?.customers ?? 0),
    });
  }
  return [...joined.values()].sort((a, b) => b.runs - a.runs);
}
