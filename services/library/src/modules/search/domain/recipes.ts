import type { SearchIndex } from './search-index.js';

/** A workflow of a recipe that answers at least this well beside the best of it may be shown for it. */
const asGood = 0.95;
/** Workflows that a recipe of ours has at most. */
const mostVariants = 12;

/** What was found: documents, each with what it is worth. */
interface Hits {
  readonly documents: Uint32Array;
  readonly scores: Float32Array;
}

/** Which of the recipes to show. */
interface Page {
  readonly offset: number;
  readonly limit: number;
  /** By integration, 1 for the account's own. */
  readonly own: Uint8Array;
}

export interface FoundRecipes {
  /** Of each recipe on the page the workflow to show. */
  readonly documents: readonly number[];
  /** How many recipes the hits are of. */
  readonly count: number;
}

const patternCounts = new WeakMap<SearchIndex, number>();

/** One more than the highest pattern of an index. */
function patternsIn(index: SearchIndex): number {
  const known = patternCounts.get(index);
  if (known !== undefined) return known;
  const count = index.patterns.reduce((most, pattern) => Math.max(most, pattern), 0) + 1;
  patternCounts.set(index, count);
  return count;
}

/** How many recipes these are of; a workflow without a pattern is one by itself. */
function countOf(index: SearchIndex, documents: Uint32Array): number {
  const met = new Uint8Array(patternsIn(index));
  let count = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const pattern = index.patterns[documents[at] as number] as number;
    if (pattern !== 0 && met[pattern] === 1) continue;
    met[pattern] = 1;
    count += 1;
  }
  return count;
}

/** The first document of each recipe, in order, as far as `wanted` recipes. */
function firstOfEach(index: SearchIndex, ordered: readonly number[], wanted: number): number[] {
  const met = new Set<number>();
  const first: number[] = [];
  for (const document of ordered) {
    if (first.length === wanted) break;
    const pattern = index.patterns[document] as number;
    if (pattern !== 0 && met.has(pattern)) continue;
    met.add(pattern);
    first.push(document);
  }
  return first;
}

/** Integrations of a document that somebody lacks. */
function lacking({ apps, appStarts }: SearchIndex, document: number, own: Uint8Array): number {
  const end = appStarts[document + 1] as number;
  let count = 0;
  for (let at = appStarts[document] as number; at < end; at += 1)
    if (own[apps[at] as number] === 0) count += 1;
  return count;
}

/** Instead of each the hit of its recipe that lacks the fewest apps, among those that answer as well. */
function suited(
  index: SearchIndex,
  shown: readonly number[],
  { documents, scores }: Hits,
  own: Uint8Array,
): number[] {
  const places = new Map(shown.map((document, at) => [index.patterns[document] as number, at]));
  places.delete(0);
  const best = new Float32Array(shown.length);
  const members: number[][] = shown.map(() => []);
  for (let at = 0; at < documents.length; at += 1) {
    const place = places.get(index.patterns[documents[at] as number] as number);
    if (place === undefined) continue;
    members[place]?.push(at);
    best[place] = Math.max(best[place] as number, scores[at] as number);
  }
  return shown.map((document, place) => {
    let chosen = document;
    let fewest = lacking(index, document, own);
    for (const at of members[place] ?? []) {
      if ((scores[at] as number) < (best[place] as number) * asGood) continue;
      const other = documents[at] as number;
      const lacks = lacking(index, other, own);
      if (lacks < fewest) {
        chosen = other;
        fewest = lacks;
      }
    }
    return chosen;
  });
}

/**
 * A page of recipes: each stands where its first workflow stands, and shows that one, or another that answers as well
 * and suits the account's apps better.
 * @param ordered the first so many of the hits, in order
 */
export function recipesOf(
  index: SearchIndex,
  hits: Hits,
  ordered: (most: number) => readonly number[],
  { offset, limit, own }: Page,
): FoundRecipes {
  const { length } = hits.documents;
  const wanted = offset + limit;
  const enough = Math.min(length, wanted * mostVariants);
  let first = firstOfEach(index, ordered(enough), wanted);
  // An import may have any number of workflows of one pattern.
  if (first.length < wanted && enough < length) first = firstOfEach(index, ordered(length), wanted);
  const shown = first.slice(offset);
  return {
    documents: own.includes(1) ? suited(index, shown, hits, own) : shown,
    count: countOf(index, hits.documents),
  };
}
