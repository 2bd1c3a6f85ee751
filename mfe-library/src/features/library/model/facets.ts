import type { SearchFacets } from '@stroomwerk/contracts/library';

export type FacetName = keyof SearchFacets;
/** Value to number of workflows. */
export type Counts = ReadonlyMap<string, number>;

/** The counts of one facet; empty where an older service gives none. */
export const countsOf = (facets: SearchFacets | undefined, name: FacetName): Counts =>
  new Map((facets?.[name] ?? []).map(({ value, count }) => [value, count]));

/** What "All" counts: each workflow has exactly one value of such a facet. Undefined while nothing is known. */
export const sumOf = (counts: Counts): number | undefined =>
  counts.size === 0 ? undefined : [...counts.values()].reduce((sum, count) => sum + count, 0);

export interface AppChoice {
  readonly name: string;
  /** How many of the hits use it; undefined where it is not among the largest. */
  readonly count: number | undefined;
  readonly chosen: boolean;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The apps to choose from: the chosen ones first, then the largest of the hits; with a text every app of the library
 * whose name has it.
 * @param all names of every app of the library
 * @param most how many are shown while nothing is looked for
 */
export function appChoices(
  counts: Counts,
  chosen: readonly string[],
  all: readonly string[],
  text: string,
  most: number,
): AppChoice[] {
  const has = new Set(chosen.map((name) => name.toLowerCase()));
  const one = (name: string): AppChoice => ({
    name,
    count: counts.get(name),
    chosen: has.has(name.toLowerCase()),
  });
  const wanted = folded(text);
  if (wanted !== '') {
    const known = new Set([...counts.keys(), ...all]);
    return [...known]
      .filter((name) => folded(name).includes(wanted))
      .sort(
        (a, b) =>
          Number(folded(b).startsWith(wanted)) - Number(folded(a).startsWith(wanted)) ||
          (counts.get(b) ?? 0) - (counts.get(a) ?? 0) ||
          a.localeCompare(b),
      )
      .slice(0, most * 2)
      .map(one);
  }
  const others = [...counts.keys()].filter((name) => !has.has(name.toLowerCase()));
  return [...chosen, ...others.slice(0, most)].map(one);
}
