/** A script of a page, and when its response had ended: milliseconds since the page was set out for. */
export interface Script {
  readonly url: string;
  readonly end: number;
}

/** One layout shift that no input explains. */
export interface Shift {
  readonly at: number;
  readonly value: number;
}

/** The scripts that were there whole before a moment, each once however often it was asked for. */
export function scriptsBefore(scripts: readonly Script[], moment: number): string[] {
  return [...new Set(scripts.filter(({ end }) => end > 0 && end <= moment).map(({ url }) => url))];
}

/** @param size bytes of each address; one that nobody weighed is an error, or it would count as nothing */
export function bytesBefore(
  scripts: readonly Script[],
  moment: number,
  size: ReadonlyMap<string, number>,
): number {
  return scriptsBefore(scripts, moment).reduce((sum, url) => {
    const bytes = size.get(url);
    if (bytes === undefined) throw new Error(`${url} was not weighed`);
    return sum + bytes;
  }, 0);
}

const longestPause = 1_000;
const longestWindow = 5_000;

/**
 * Cumulative layout shift: the worst window of shifts that follow each other within a second, of at most five
 * (https://web.dev/articles/cls).
 */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of [...shifts].sort((a, b) => a.at - b.at)) {
    const same = at - last < longestPause && at - first < longestWindow;
    sum = same ? sum + value : value;
    if (!same) first = at;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
