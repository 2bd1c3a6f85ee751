import type { SearchFacets, SearchSort } from '@stroomwerk/contracts/library';
import { bestByPlace } from './best.js';
import { type Filters, filterAndCount } from './facets.js';
import { interpret, type Slot } from './interpret.js';
import { matchAll, matchAny, Scratch } from './matches.js';
import { byRelevance } from './order.js';
import type { SearchIndex } from './search-index.js';

/** With fewer hits than this, workflows that lack one of the words follow. */
const nearNothing = 3;
/** Above this a total is no longer promised to be exact (contracts, SearchResponse). */
export const exactTo = 10_000;

export interface SearchRequest extends Filters {
  readonly q: string;
  readonly sort: SearchSort;
  readonly offset: number;
  readonly limit: number;
}

export interface Found {
  /** Rows' numbers, in order. */
  readonly keys: readonly number[];
  readonly total: number;
  readonly totalExact: boolean;
  readonly facets: SearchFacets;
  readonly corrected: string | null;
}

const noScores = new Float32Array();
const scratches = new WeakMap<SearchIndex, Scratch>();

const scratchOf = (index: SearchIndex): Scratch => {
  const known = scratches.get(index);
  if (known !== undefined) return known;
  const made = new Scratch(index.size);
  scratches.set(index, made);
  return made;
};

/** One page of what was asked for, its counts, and what was searched for instead where a word is not known. */
export function search(index: SearchIndex, request: SearchRequest): Found {
  const { slots: asked, corrected } = interpret(index, request.q);
  // Punctuation alone asks for nothing; so does no word at all.
  if (asked.length === 0) return { ...page(index, request, undefined, [], noScores), corrected };
  const slots = asked.filter((slot) => slot.words.size > 0 || slot.together.length > 0);
  const scratch = scratchOf(index);
  try {
    const documents = matching(index, slots, scratch);
    return { ...page(index, request, documents, slots, scratch.total), corrected };
  } finally {
    scratch.clear();
  }
}

/** The documents with every slot; where hardly any has them all, those with all but one follow, and so on. */
function matching(index: SearchIndex, slots: readonly Slot[], scratch: Scratch): Uint32Array {
  if (slots.length === 0) return new Uint32Array();
  matchAll(index, slots, scratch);
  const strict = scratch.having(slots.length);
  if (strict.length >= nearNothing || slots.length === 1) return strict;
  scratch.clear();
  matchAny(index, slots, scratch);
  const sum = slots.reduce((all, slot) => all + slot.weight, 0);
  for (const document of strict) scratch.total[document] = (scratch.total[document] as number) + sum;
  for (let least = slots.length - 1; least >= 1; least -= 1) {
    const documents = scratch.having(least);
    if (documents.length > strict.length) return documents;
  }
  return strict;
}

function page(
  index: SearchIndex,
  request: SearchRequest,
  candidates: Uint32Array | undefined,
  slots: readonly Slot[],
  scores: Float32Array,
): Omit<Found, 'corrected'> {
  const { documents, total, facets } = filterAndCount(index, candidates, request);
  const { sort, offset, limit } = request;
  const most = Math.min(total, offset + limit);
  const ordered = (): number[] => {
    if (sort !== 'relevance') return bestByPlace(documents, most, index.ranks[sort]);
    if (candidates === undefined) return Array.from(documents.subarray(0, most));
    return byRelevance(index, documents, slots, scores, most);
  };
  return {
    keys: (offset < total ? ordered() : [])
      .slice(offset, offset + limit)
      .map((document) => index.keys[document] as number),
    total,
    totalExact: total <= exactTo,
    facets,
  };
}
