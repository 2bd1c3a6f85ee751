import { RunCause } from '@stroomwerk/contracts/library';
import type { AutomationFact, Candidate, Facts } from './facts.js';
import { monthlyHours } from './hours.js';
import { type IdleWhy, keyOf } from './key.js';
import { type Missing, missingOf } from './missing.js';

/** Something that an account could gain. */
export type Found =
  | {
      readonly key: string;
      readonly kind: 'failing';
      readonly of: AutomationFact;
      readonly hours: number | null;
    }
  | {
      readonly key: string;
      readonly kind: 'idle';
      readonly of: AutomationFact;
      readonly why: IdleWhy;
      readonly hours: number | null;
    }
  | { readonly key: string; readonly kind: 'missing'; readonly of: Candidate; readonly why: Missing['why'] };

const day = 24 * 60 * 60 * 1000;
/** So long what is switched off is its owner's own affair. */
const offFor = 7 * day;
/** So long without a run is idle, whatever starts it. */
const quietFor = 30 * day;
/** Of each kind; more is a list that nobody works through. */
export const most = 5;

/** Why it is idle; undefined where it is not, or where nobody can know. */
function idleness(it: AutomationFact, now: Date): IdleWhy | undefined {
  if (!it.watched || it.archived || it.onTrial || it.byHand) return undefined;
  if (it.trouble !== null && !['silent', 'not_started', 'update'].includes(it.trouble.kind)) return undefined;
  const quiet = now.getTime() - (it.lastRun ?? it.createdAt).getTime();
  if (it.status === 'running')
    return it.trouble?.kind === 'silent' || quiet > quietFor ? 'silent' : undefined;
  if (quiet <= offFor) return undefined;
  const begun = it.status === 'paused' || (it.kind === 'reported' && it.lastRun !== null);
  return begun ? 'paused' : 'not_started';
}

/**
 * Whether an account said that it wants to hear no more of this failing: of this cause, or of any while it has gone on failing
 * since. What went well meanwhile and fails for another cause is news.
 */
function isFailingDismissed(
  id: string,
  cause: RunCause,
  since: Date,
  dismissed: Facts['dismissed'],
): boolean {
  return RunCause.options.some((why) => {
    const said = dismissed.get(keyOf({ kind: 'failing', automationId: id, why }));
    return said !== undefined && (why === cause || said >= since);
  });
}

const byHours = (a: { hours: number | null }, b: { hours: number | null }): number =>
  (b.hours ?? -1) - (a.hours ?? -1);

/**
 * What an account could gain, the most urgent first: what fails, what is idle, what is missing; of what fails or is idle, what
 * would save most first. Nothing that it dismissed, and of a recipe nothing that it has in whatever variant.
 * @returns at most five of each kind, and how many more fail or are idle
 */
export function advise(facts: Facts, now: Date): { found: Found[]; more: number } {
  const { automations, dismissed } = facts;
  const failing = automations.flatMap((of) => {
    const { id: automationId, failing: fails, trouble, watched, measured, minutes } = of;
    if (!watched || trouble?.kind !== 'failing' || fails === null) return [];
    if (isFailingDismissed(automationId, fails.cause, fails.since, dismissed)) return [];
    const key = keyOf({ kind: 'failing', automationId, why: fails.cause });
    return [{ key, kind: 'failing' as const, of, hours: monthlyHours(measured.runs, measured, minutes) }];
  });
  const idle = automations.flatMap((of) => {
    const why = idleness(of, now);
    if (why === undefined) return [];
    const key = keyOf({ kind: 'idle', automationId: of.id, why });
    if (dismissed.has(key)) return [];
    const hours = monthlyHours(of.measured.succeeded, of.measured, of.minutes);
    return [{ key, kind: 'idle' as const, of, why, hours }];
  });
  const first = [failing.sort(byHours).slice(0, most), idle.sort(byHours).slice(0, most)].flat();
  const missing = missingOf(facts, most).map(({ key, of, why }) => ({
    key,
    kind: 'missing' as const,
    of,
    why,
  }));
  return { found: [...first, ...missing], more: failing.length + idle.length - first.length };
}
