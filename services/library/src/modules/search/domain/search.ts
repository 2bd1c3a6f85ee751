import type { SearchFacets, SearchSort } from '@stroomwerk/contracts/library';
import { bestByPlace } from './best.js';
import { type Filters, Hits, Sieve, unfiltered } from './facets.js';
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
import type { SearchIndex } from './search-index.js';

/** With fewer hits than this, workflows that lack one of the words follow. */
const nearNothing = 3;
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
}

export interface Found {
  /** Rows' numbers, in order. */
  readonly keys: readonly number[];
  /** At least so many where it is not exact. */
  readonly total: number;
  readonly totalExact: boolean;
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
  const { slots: asked, corrected } = interpret(index, request.q);
  const sieve = new Sieve(index, request, roomFor(index).hits);
  // Punctuation alone asks for nothing; so does no word at all.
  if (asked.length === 0) return { ...withoutWords(index, request, sieve), corrected };
  const slots = asked.filter((slot) => slot.words.size > 0 || slot.together.length > 0);
  const share = slots.length === 0 ? 1 : matching(index, request, slots, sieve);
  const keys = pageOf(index, request, sieve, (documents, most) =>
    byRelevance(index, documents, sieve.scores, slots, most),
  );
  return { ...counted(sieve, share), keys, corrected };
}

/** Hits beyond which a page needs no more of them. */
const limitOf = ({ offset, limit }: SearchRequest): number => Math.max(exactTo, offset + limit);

/** Who sorts otherwise wants the first of all hits, whatever is better known. */
const enough = (request: SearchRequest, total: number): boolean =>
  request.sort === 'relevance' && total > limitOf(request);

/** The documents with every slot; where hardly any has them all, those with the most follow. @returns share looked at */
function matching(index: SearchIndex, request: SearchRequest, slots: readonly Slot[], sieve: Sieve): number {
  const { scratch } = roomFor(index);
  const lists = listsOf(index, slots);
  let strict = 0;
  const few: number[] = [];
  for (const stretch of stretches(index)) {
    matchAll(lists, stretch, scratch);
    if (strict < nearNothing)
      few.push(...havingAll(scratch, slots.length, nearNothing).map((at) => at + stretch.first));
    strict += sieve.takeAll(scratch, stretch.first, slots.length);
    scratch.clear();
    if (enough(request, sieve.total)) return stretch.end / index.size;
  }
  if (strict >= nearNothing || slots.length < 2) return 1;
  return moreOf(index, request, slots, lists, sieve, new Set(few));
}

/** The first documents of the stretch that have every slot. */
function havingAll({ touched, length, count }: Scratch, slots: number, most: number): number[] {
  const found: number[] = [];
  for (let at = 0; at < length && found.length < most; at += 1)
    if (count[touched[at] as number] === slots) found.push(touched[at] as number);
  return found;
}

/**
 * Adds the documents that have as many slots as any has that lacks one. @param strict those that have all, in already
 * @returns share looked at
 */
function moreOf(
  index: SearchIndex,
  request: SearchRequest,
  slots: readonly Slot[],
  lists: readonly SlotLists[],
  sieve: Sieve,
  strict: ReadonlySet<number>,
): number {
  const { scratch } = roomFor(index);
  const { count, total, touched } = scratch;
  let most = 0;
  let looked = 1;
  let documents: number[] = [];
  let scores: number[] = [];
  for (const stretch of stretches(index)) {
    matchAny(lists, stretch, scratch);
    for (let at = 0; at < scratch.length; at += 1) {
      const document = touched[at] as number;
      const has = count[document] as number;
      if (has < most || strict.has(document + stretch.first)) continue;
      if (has > most) {
        most = has;
        documents = [];
        scores = [];
      }
      documents.push(document + stretch.first);
      scores.push(total[document] as number);
    }
    scratch.clear();
    // Nobody lacks fewer than one: with so many of them the rest adds none that are better.
    if (sieve.passesAll && most === slots.length - 1 && enough(request, documents.length)) {
      looked = stretch.end / index.size;
      break;
    }
  }
  const sum = slots.reduce((all, slot) => all + slot.weight, 0);
  // Those that have everything stay in front of those that lack something.
  const { scores: kept } = sieve;
  for (let at = 0; at < kept.length; at += 1) kept[at] = (kept[at] as number) + sum;
  sieve.expect(documents.length);
  for (const [at, document] of documents.entries()) sieve.take(document, scores[at] as number);
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
  if (sieve.passesAll) {
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
  return { ...counted(sieve, share), keys: pageOf(index, request, sieve, inOrder) };
}

const counted = (sieve: Sieve, share: number) => ({
  total: sieve.total,
  totalExact: sieve.total <= exactTo,
  facets: sieve.facets(share),
});

function pageOf(
  index: SearchIndex,
  { sort, offset, limit }: SearchRequest,
  sieve: Sieve,
  byMeaning: (documents: Uint32Array, most: number) => number[],
): number[] {
  if (offset >= sieve.total) return [];
  const { documents } = sieve;
  const most = Math.min(sieve.total, offset + limit);
  const ordered =
    sort === 'relevance' ? byMeaning(documents, most) : bestByPlace(documents, most, index.ranks[sort]);
  return ordered.slice(offset, offset + limit).map((document) => index.keys[document] as number);
}
