import type { SearchFacets, SearchSort } from '@stroomwerk/contracts/library';
import { type Filters, filterAndCount } from './facets.js';
import { type Interpretation, interpret, type Slot } from './interpret.js';
import { match, Scratch } from './matches.js';
import { best, byRelevance } from './order.js';
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

const noFacets: SearchFacets = { trigger: [], complexity: [], category: [], integration: [], tier: [] };
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
  const meaning = interpret(index, request.q);
  const scratch = scratchOf(index);
  try {
    if (meaning.slots.length === 0) {
      // Punctuation alone asks for nothing; so does no word at all.
      return page(index, request, undefined, meaning, () => 0);
    }
    const slots = meaning.slots.filter((slot) => slot.words.size > 0 || slot.together.length > 0);
    if (slots.length === 0)
      return { keys: [], total: 0, totalExact: true, facets: noFacets, corrected: null };
    const { documents, score } = matching(index, slots, scratch);
    return page(index, request, documents, { ...meaning, slots }, score);
  } finally {
    scratch.clear();
  }
}

interface Matching {
  readonly documents: Uint32Array;
  readonly score: (document: number) => number;
}

/** The documents with every slot; where hardly any has them all, those with all but one follow, and so on. */
function matching(index: SearchIndex, slots: readonly Slot[], scratch: Scratch): Matching {
  const { touched, count, total } = scratch;
  match(index, slots, scratch, true);
  const having = (least: number): Uint32Array =>
    touched.subarray(0, scratch.length).filter((document) => (count[document] as number) >= least);
  const strict = having(slots.length);
  if (strict.length >= nearNothing || slots.length === 1)
    return { documents: strict, score: (document) => total[document] as number };
  scratch.clear();
  match(index, slots, scratch, false);
  const sum = slots.reduce((all, slot) => all + slot.weight, 0);
  for (let least = slots.length - 1; least >= 1; least -= 1) {
    const documents = having(least);
    if (documents.length > strict.length)
      return {
        documents,
        score: (document) =>
          (total[document] as number) + ((count[document] as number) === slots.length ? sum : 0),
      };
  }
  return { documents: strict, score: (document) => total[document] as number };
}

function page(
  index: SearchIndex,
  request: SearchRequest,
  candidates: Uint32Array | undefined,
  meaning: Interpretation,
  score: (document: number) => number,
): Found {
  const { documents, total, facets } = filterAndCount(index, candidates, request);
  const { sort, offset, limit } = request;
  const most = Math.min(total, offset + limit);
  const ordered =
    offset >= total
      ? []
      : sort !== 'relevance'
        ? best(documents, most, placeIn(index, sort))
        : candidates === undefined
          ? Array.from(documents.subarray(0, most))
          : byRelevance(index, documents, meaning, score, most);
  return {
    keys: ordered.slice(offset, offset + limit).map((document) => index.keys[document] as number),
    total,
    totalExact: total <= exactTo,
    facets,
    corrected: meaning.corrected,
  };
}

const placeIn = (index: SearchIndex, sort: Exclude<SearchSort, 'relevance'>) => {
  const ranks = index.ranks[sort];
  return (document: number): number => index.size - (ranks[document] as number);
};
