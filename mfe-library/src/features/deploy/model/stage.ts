import type { Deployment } from '@stroomwerk/contracts/library';

/** What a deployment's page says: each is a screen of its own. */
export type Stage =
  | 'placing'
  | 'publishing'
  | 'undoing'
  | 'waiting'
  | 'ran'
  | 'run_failed'
  | 'run_canceled'
  | 'by_hand'
  | 'not_published'
  | 'failed'
  | 'undone';

/** Where a deployment is, with its first run. */
export function stageOf({ state, problem, first_run: run }: Deployment): Stage {
  if (state === 'queued') return 'placing';
  if (state !== 'published' && state !== 'placed') return state;
  if (run !== null)
    return run.status === 'success' ? 'ran' : run.status === 'error' ? 'run_failed' : 'run_canceled';
  if (state === 'published') return 'waiting';
  return problem === null ? 'by_hand' : 'not_published';
}

const underWay: readonly Stage[] = ['placing', 'publishing', 'undoing'];
const beforeRun: readonly Stage[] = ['waiting', 'by_hand', 'not_published'];

/** Whether something is going on that takes seconds. */
export const isUnderWay = (stage: Stage): boolean => underWay.includes(stage);

/** Milliseconds until the next look; false once nothing is awaited. */
export function nextLook(stage: Stage): number | false {
  if (isUnderWay(stage)) return 1_000;
  return beforeRun.includes(stage) ? 5_000 : false;
}

/** An id that an address names, so that a reload or a second tab finds what it is of. */
export function idIn(query: URLSearchParams, name: string): string | null {
  const id = query.get(name) ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : null;
}

/** The deployment that an address names. */
export const deploymentIn = (query: URLSearchParams): string | null => idIn(query, 'deployment');
