import { worth } from './document.js';
import type { Slot } from './interpret.js';
import type { SearchIndex } from './search-index.js';
import { joinedName, wholeName } from './text.js';

/** From here on, looking each candidate up is cheaper than reading a word's whole list. */
const lookupFactor = 32;

/** Documents of the rarer of two words that are looked through for the other. */
const mostTogether = 16_384;

/** Working space for a stretch of documents: searches are synchronous, so one is enough, and each leaves it clean. */
export class Scratch {
  /** By document from the stretch's first: what its slots are worth together, and what the slot looked at last is. */
  readonly total: Float32Array;
  readonly current: Float32Array;
  /** How many slots it has, and which one, from 1, it had last. */
  readonly count: Uint8Array;
  readonly last: Uint8Array;
  /** What the slots that it has weigh together, where any of them may be missing. */
  readonly covered: Float32Array;
  /** The documents met, from the stretch's first, up to `length`. */
  readonly touched: Uint32Array;
  length = 0;

  constructor(size: number) {
    this.total = new Float32Array(size);
    this.current = new Float32Array(size);
    this.count = new Uint8Array(size);
    this.last = new Uint8Array(size);
    this.covered = new Float32Array(size);
    this.touched = new Uint32Array(size);
  }

  clear(): void {
    const { touched, length, count, last } = this;
    // A document without a slot is written over: what it was worth need not be forgotten.
    for (let at = 0; at < length; at += 1) {
      const document = touched[at] as number;
      count[document] = 0;
      last[document] = 0;
    }
    this.length = 0;
  }
}

/** Documents that are looked at together, from the first up to the end. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

interface Postings {
  readonly documents: Uint32Array;
  readonly fields: Uint8Array;
  readonly start: number;
  readonly end: number;
}
export interface Weighted extends Postings {
  /** What a word that stands everywhere would be worth for this slot. */
  readonly weight: number;
}

const postingsOf = (index: SearchIndex, word: number): Postings => ({
  documents: index.documents,
  fields: index.fields,
  start: index.starts[word] as number,
  end: index.starts[word + 1] as number,
});

/** The documents that hold all of the words, with the fields that they share. */
function together(index: SearchIndex, words: readonly number[]): Postings {
  const lists = words
    .map((word) => postingsOf(index, word))
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  const documents: number[] = [];
  const fields: number[] = [];
  const at = lists.map((list) => list.start);
  const [first, ...others] = lists;
  // Words that each stand in very many documents stand together in too many to tell anything.
  if (first === undefined || first.end - first.start > mostTogether)
    return { documents: new Uint32Array(), fields: new Uint8Array(), start: 0, end: 0 };
  for (let one = first.start; one < first.end; one += 1) {
    const document = first.documents[one] as number;
    let shared = first.fields[one] as number;
    for (const [other, list] of others.entries()) {
      let position = at[other + 1] as number;
      while (position < list.end && (list.documents[position] as number) < document) position += 1;
      at[other + 1] = position;
      const same = position < list.end && list.documents[position] === document;
      shared &= same ? (list.fields[position] as number) : 0;
    }
    if (shared === 0) continue;
    documents.push(document);
    fields.push(shared);
  }
  const end = documents.length;
  return { documents: Uint32Array.from(documents), fields: Uint8Array.from(fields), start: 0, end };
}

/** The documents that use one of the integrations, the one in fewest; undefined where none is asked for. */
export function documentsUsing(index: SearchIndex, integrations: readonly number[]): Uint32Array | undefined {
  const lists = integrations.map((id) => {
    const word = index.vocabulary.id(wholeName(joinedName(index.integrations[id] ?? '')));
    return word === undefined
      ? new Uint32Array()
      : index.documents.subarray(index.starts[word], index.starts[word + 1]);
  });
  return lists.sort((a, b) => a.length - b.length)[0];
}

/** A slot's lists, ready to be read for any stretch. */
export interface SlotLists {
  readonly lists: readonly Weighted[];
  readonly length: number;
  /** How much the slot tells. */
  readonly weight: number;
}

/** The lists of each slot, the shortest slot first: what it finds decides how much of the others is looked at. */
export function listsOf(index: SearchIndex, slots: readonly Slot[]): SlotLists[] {
  return slots
    .map((slot) => {
      const lists = [
        ...[...slot.words].map(([word, weight]) => ({
          ...postingsOf(index, word),
          weight: weight * slot.weight,
        })),
        ...slot.together.map(([words, weight]) => ({
          ...together(index, words),
          weight: weight * slot.weight,
        })),
      ];
      return {
        lists,
        weight: slot.weight,
        length: lists.reduce((sum, list) => sum + list.end - list.start, 0),
      };
    })
    .sort((a, b) => a.length - b.length);
}

/** The part of a list that is about the stretch. */
function within(list: Weighted, { first, end }: Stretch): Weighted {
  const { documents } = list;
  if (list.start === list.end) return list;
  const start =
    (documents[list.start] as number) >= first ? list.start : place(documents, first, list.start, list.end);
  const stop = (documents[list.end - 1] as number) < end ? list.end : place(documents, end, start, list.end);
  return { ...list, start, end: stop };
}

/**
 * Finds the stretch's documents that have every slot: afterwards `count` says of each that was met how many it has, and
 * `total` what they are worth together. Of several words for one slot the best counts.
 */
export function matchAll(slots: readonly SlotLists[], stretch: Stretch, scratch: Scratch): void {
  let alive = stretch.end - stretch.first;
  for (const [before, { lists }] of slots.entries()) {
    let reached = 0;
    for (const whole of lists) {
      const list = within(whole, stretch);
      if (list.start === list.end) continue;
      if (before === 0) reached += begin(list, stretch.first, scratch);
      else if (alive * lookupFactor < list.end - list.start)
        reached += lookUp(list, stretch.first, scratch, before);
      else reached += narrow(list, stretch.first, scratch, before);
    }
    alive = reached;
    if (alive === 0) return;
  }
}

/** The first slot: whatever holds a word of it is met, and its total is this slot alone. @returns how many that adds */
function begin({ documents, fields, start, end, weight }: Weighted, first: number, scratch: Scratch): number {
  const { total, count, touched } = scratch;
  let { length } = scratch;
  const before = length;
  for (let at = start; at < end; at += 1) {
    const document = (documents[at] as number) - first;
    const score = (worth[fields[at] as number] as number) * weight;
    if (count[document] === 0) {
      count[document] = 1;
      total[document] = score;
      touched[length] = document;
      length += 1;
    } else if (score > (total[document] as number)) total[document] = score;
  }
  scratch.length = length;
  return length - before;
}

/** A further slot: only documents that have all slots before it matter. */
function narrow(
  { documents, fields, start, end, weight }: Weighted,
  first: number,
  scratch: Scratch,
  before: number,
): number {
  const { count } = scratch;
  let reached = 0;
  for (let at = start; at < end; at += 1) {
    const document = (documents[at] as number) - first;
    const has = count[document] as number;
    if (has >= before)
      reached += take(scratch, document, has, before, (worth[fields[at] as number] as number) * weight);
  }
  return reached;
}

function lookUp(
  { documents, fields, start, end, weight }: Weighted,
  first: number,
  scratch: Scratch,
  before: number,
): number {
  const { count, touched, length } = scratch;
  let reached = 0;
  for (let at = 0; at < length; at += 1) {
    const document = touched[at] as number;
    const has = count[document] as number;
    if (has < before) continue;
    const found = place(documents, document + first, start, end);
    if (found < end && documents[found] === document + first)
      reached += take(scratch, document, has, before, (worth[fields[found] as number] as number) * weight);
  }
  return reached;
}

/** @returns 1 where the document did not have this slot yet */
function take(
  { total, current, count }: Scratch,
  document: number,
  has: number,
  before: number,
  score: number,
): number {
  if (has === before) {
    count[document] = before + 1;
    total[document] = (total[document] as number) + score;
    current[document] = score;
    return 1;
  }
  const known = current[document] as number;
  if (score > known) {
    total[document] = (total[document] as number) + score - known;
    current[document] = score;
  }
  return 0;
}

/** Finds the stretch's documents that have any of the slots: afterwards `count` tells how many, `covered` what they weigh. */
export function matchAny(slots: readonly SlotLists[], stretch: Stretch, scratch: Scratch): void {
  const { total, current, count, last, covered, touched } = scratch;
  for (const [before, { lists, weight: tells }] of slots.entries()) {
    const mark = before + 1;
    for (const whole of lists) {
      const { documents, fields, start, end, weight } = within(whole, stretch);
      for (let at = start; at < end; at += 1) {
        const document = (documents[at] as number) - stretch.first;
        const score = (worth[fields[at] as number] as number) * weight;
        if (last[document] !== mark) {
          if (count[document] === 0) {
            touched[scratch.length] = document;
            scratch.length += 1;
          }
          last[document] = mark;
          const first = count[document] === 0;
          total[document] = (first ? 0 : (total[document] as number)) + score;
          covered[document] = (first ? 0 : (covered[document] as number)) + tells;
          count[document] = (count[document] as number) + 1;
          current[document] = score;
        } else if (score > (current[document] as number)) {
          total[document] = (total[document] as number) + score - (current[document] as number);
          current[document] = score;
        }
      }
    }
  }
}

/** Where the first document from `document` on stands between start and end, or end. */
function place(sorted: Uint32Array, document: number, start: number, end: number): number {
  let low = start;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
