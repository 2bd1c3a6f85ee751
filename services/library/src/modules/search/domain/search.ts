import type { SearchFacets, SearchSort } from '@stroomwerk/contracts/library';
import { bestByPlace } from './best.js';
import { excludedDocuments } from './exclusions.js';
import { type Filters, Hits, ownApps, Sieve, unfiltered } from './facets.js';
import { interpret, type Slot } from './interpret.js';
import {
  documentsUsing,
  listsOf,
  matchAll,
  matchAny,
  Scratch,
  type SlotLists,
  type Stretch,
} from './matches.js';
import { byRelevance } from './order.js';
import { recipesOf } from './recipes.js';
import type { SearchIndex } from './search-index.js';

/** With fewer hits than this, workflows that lack one of the words follow. */
const nearNothing = 3;
/** What a hit must be worth of what was asked, 0 to 1: a word that is somewhere in a step's type, by a likeness, is no answer. */
const leastWorth = 0.2;
/** What a workflow that lacks a word must have of what was asked for, and of what the one that has most of it has. */
const leastCovered = 0.4;
const leastOfMost = 0.6;
/** Where no workflow with all words is worth as much of what was asked, they stand in it by the way: others follow. */
const aboutAll = 0.75;
/** Above this a total is no longer promised to be exact (contracts, SearchResponse). */
export const exactTo = 10_000;
/**
 * Documents that are looked at in one go, in the static order: enough to be quick, few enough for the processor's cache.
 * Where more than `exactTo` hits are found among the best known ones, the others are not looked at.
 */
const stretchSize = 65_536;

export interface SearchRequest extends Filters {
  readonly q: string;
  readonly sort: SearchSort;
  readonly offset: number;
  readonly limit: number;
  /** Whether a page is of recipes, not of workflows. */
  readonly grouped: boolean;
  /** The account's own apps: of a recipe the workflow that suits them is shown. */
  readonly suiting: readonly string[];
  /** Documents that are hidden since the index was built: neither found nor counted. */
  readonly hidden?: readonly number[];
}

export interface Found {
  /** Rows' numbers, in order. */
  readonly keys: readonly number[];
  /** At least so many where it is not exact. */
  readonly total: number;
  readonly totalExact: boolean;
  /** Where they are grouped: of how many recipes the hits are. */
  readonly recipes?: number;
  readonly facets: SearchFacets;
  readonly corrected: string | null;
}

interface Room {
  readonly scratch: Scratch;
  readonly hits: Hits;
}
const rooms = new WeakMap<SearchIndex, Room>();

function roomFor(index: SearchIndex): Room {
  const known = rooms.get(index);
  if (known !== undefined) return known;
  const made = { scratch: new Scratch(Math.min(stretchSize, index.size)), hits: new Hits() };
  rooms.set(index, made);
  return made;
}

function* stretches({ size }: SearchIndex): Generator<Stretch> {
  for (let first = 0; first < size; first += stretchSize)
    yield { first, end: Math.min(first + stretchSize, size) };
}

/** One page of what was asked for, its counts, and what was searched for instead where a word is not known. */
export function search(index: SearchIndex, request: SearchRequest): Found {
  const { slots: asked, excluded, corrected } = interpret(index, request.q);
  const unwanted = excludedDocuments(index, excluded, request.hidden);
  const sieve = new Sieve(index, request, roomFor(index).hits, unwanted);
  // No word at all asks for everything; signs alone ask for what nothing answers.
  if (asked.length === 0 && (excluded.length > 0 || request.q.trim() === ''))
    return { ...withoutWords(index, request, sieve), corrected };
  const slots = asked.filter((slot) => slot.words.size > 0 || slot.together.length > 0);
  const things = slots.filter((slot) => !slot.action);
  const needed = things.length > 0 ? things : slots;
  const share = matching(index, request, needed, sieve);
  const page = pageOf(index, request, sieve, (documents, most) =>
    byRelevance(index, documents, sieve.scores, slots, most),
  );
  return { ...counted(sieve, share), ...page, corrected };
}

/** Hits beyond which a page needs no more of them. */
const limitOf = ({ offset, limit }: SearchRequest): number => Math.max(exactTo, offset + limit);

/** Who sorts otherwise wants the first of all hits, whatever is better known. */
const enough = (request: SearchRequest, total: number): boolean =>
  request.sort === 'relevance' && total > limitOf(request);

/**
 * The documents with every slot; where hardly any has them all, or none is about them all, those with most of them follow.
 * @returns share looked at
 */
function matching(index: SearchIndex, request: SearchRequest, slots: readonly Slot[], sieve: Sieve): number {
  const { scratch } = roomFor(index);
  const lists = listsOf(index, slots);
  const sum = slots.reduce((all, slot) => all + slot.weight, 0);
  const least = leastWorth * sum;
  let strict = 0;
  let best = 0;
  for (const stretch of stretches(index)) {
    matchAll(lists, stretch, scratch);
    strict += sieve.takeAll(scratch, stretch.first, slots.length, least);
    best = Math.max(best, bestOf(scratch, slots.length));
    scratch.clear();
    if (enough(request, sieve.total)) return stretch.end / index.size;
  }
  if (slots.length < 2) return 1;
  const about = best >= aboutAll * sum;
  if (strict >= nearNothing && about) return 1;
  // Those that are about everything stay in front of those that lack something.
  const { scores } = sieve;
  if (about) for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) + sum;
  return moreOf(index, request, slots, lists, sieve);
}

/** What the document that has every slot is worth at most. */
function bestOf({ touched, length, count, total }: Scratch, slots: number): number {
  let best = 0;
  for (let at = 0; at < length; at += 1) {
    const document = touched[at] as number;
    if (count[document] === slots && (total[document] as number) > best) best = total[document] as number;
  }
  return best;
}

/**
 * Adds the documents that lack something but have most of what was asked for; a rare word is more of it than a common one.
 * @returns share looked at
 */
function moreOf(
  index: SearchIndex,
  request: SearchRequest,
  slots: readonly Slot[],
  lists: readonly SlotLists[],
  sieve: Sieve,
): number {
  const { scratch } = roomFor(index);
  const { count, covered, total, touched } = scratch;
  const sum = slots.reduce((all, slot) => all + slot.weight, 0);
  let most = (leastCovered * sum) / leastOfMost;
  let looked = 1;
  const documents: number[] = [];
  const scores: number[] = [];
  const has: number[] = [];
  for (const stretch of stretches(index)) {
    matchAny(lists, stretch, scratch);
    for (let at = 0; at < scratch.length; at += 1) {
      const document = touched[at] as number;
      const having = covered[document] as number;
      if (having < most * leastOfMost || count[document] === slots.length) continue;
      if ((total[document] as number) < having * leastWorth) continue;
      if (having > most) most = having;
      documents.push(document + stretch.first);
      scores.push(total[document] as number);
      has.push(having);
    }
    scratch.clear();
    if (sieve.passesAll && enough(request, documents.length)) {
      looked = stretch.end / index.size;
      break;
    }
  }
  sieve.expect(documents.length);
  for (const [at, document] of documents.entries())
    if ((has[at] as number) >= most * leastOfMost) sieve.take(document, scores[at] as number);
  return looked;
}

type Sorted = Exclude<SearchSort, 'relevance'>;
const orders = new WeakMap<SearchIndex, Map<Sorted, Uint32Array>>();

/** Every document in an order, made when it is first asked for. */
function orderBy(index: SearchIndex, sort: Sorted): Uint32Array {
  const made = orders.get(index) ?? new Map<Sorted, Uint32Array>();
  orders.set(index, made);
  const known = made.get(sort);
  if (known !== undefined) return known;
  const order = new Uint32Array(index.size);
  const ranks = index.ranks[sort];
  for (let document = 0; document < index.size; document += 1) order[ranks[document] as number] = document;
  made.set(sort, order);
  return order;
}

/** The library without a word, in the static order or the one asked for. */
function withoutWords(index: SearchIndex, request: SearchRequest, sieve: Sieve): Omit<Found, 'corrected'> {
  const inOrder = (documents: Uint32Array, most: number): number[] => Array.from(documents.subarray(0, most));
  if (sieve.passesAll && !request.grouped) {
    const { offset, limit, sort } = request;
    const keys =
      sort === 'relevance'
        ? Array.from(index.keys.subarray(offset, offset + limit))
        : Array.from(orderBy(index, sort).subarray(offset, offset + limit), (at) => index.keys[at] as number);
    return { keys, total: index.size, totalExact: index.size <= exactTo, facets: unfiltered(index) };
  }
  let share = 1;
  const using = documentsUsing(index, sieve.integrations);
  if (using !== undefined) {
    sieve.expect(using.length);
    for (let at = 0; at < using.length; at += 1) sieve.take(using[at] as number, 0);
  } else
    for (const { first, end } of stretches(index)) {
      sieve.expect(end - first);
      for (let document = first; document < end; document += 1) sieve.take(document, 0);
      share = end / index.size;
      if (enough(request, sieve.total)) break;
    }
  return { ...counted(sieve, share), ...pageOf(index, request, sieve, inOrder) };
}

const counted = (sieve: Sieve, share: number) => ({
  total: sieve.total,
  totalExact: sieve.total <= exactTo,
  facets: sieve.facets(share),
});

function pageOf(
  index: SearchIndex,
  { sort, offset, limit, grouped, suiting }: SearchRequest,
  sieve: Sieve,
  byMeaning: (documents: Uint32Array, most: number) => number[],
): Pick<Found, 'keys' | 'recipes'> {
  const { documents, scores } = sieve;
  const ordered = (most: number): number[] =>
    sort === 'relevance' ? byMeaning(documents, most) : bestByPlace(documents, most, index.ranks[sort]);
  const keysOf = (shown: readonly number[]) => shown.map((document) => index.keys[document] as number);
  if (grouped) {
    const page = { offset, limit, own: ownApps(index, suiting) };
    const found = recipesOf(index, { documents, scores }, ordered, page);
    return { keys: keysOf(found.documents), recipes: found.count };
  }
  return { keys: keysOf(ordered(offset + limit).slice(offset)) };
}
