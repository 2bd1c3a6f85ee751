import type { Run, RunsResponse } from '@stroomwerk/contracts/library';

/** The runs on screen, the newest first, and where older ones begin. */
export interface RunList {
  readonly runs: readonly Run[];
  readonly next: string | null;
}

const newestFirst = (a: Run, b: Run): number =>
  b.started_at.localeCompare(a.started_at) || b.id.localeCompare(a.id);

/** @param fresh wins where both have a run */
function joined(known: readonly Run[], fresh: readonly Run[]): Run[] {
  const ids = new Set(fresh.map(({ id }) => id));
  return [...fresh, ...known.filter(({ id }) => !ids.has(id))].sort(newestFirst);
}

type Page = Pick<RunsResponse, 'runs' | 'next'>;

/**
 * The list after its first page was read again: new runs come on top, and what was loaded below stays. Where more happened than
 * a page holds, there would be a hole between them: the list begins anew.
 */
export function withFresh(list: RunList | undefined, page: Page): RunList {
  if (!list || list.runs.length === 0) return page;
  const known = new Set(list.runs.map(({ id }) => id));
  const overlaps = page.next === null || page.runs.some(({ id }) => known.has(id));
  if (!overlaps) return page;
  const last = page.runs.at(-1);
  // What the page would hold if it were still there is gone; what is older than the page is as it was.
  const below = last ? list.runs.filter((run) => newestFirst(last, run) < 0) : [];
  return below.length === 0 || page.next === null
    ? page
    : { runs: joined(below, page.runs), next: list.next };
}

/** The list with a page of older runs below. */
export const withOlder = (list: RunList | undefined, page: Page): RunList => ({
  runs: joined(list?.runs ?? [], page.runs),
  next: page.next,
});
