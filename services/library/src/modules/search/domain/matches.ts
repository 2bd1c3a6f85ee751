import { worth } from './document.js';
import type { Slot } from './interpret.js';
import type { SearchIndex } from './search-index.js';

/** From here on, looking each candidate up is cheaper than reading a word's whole list. */
const lookupFactor = 32;

/** Working space for one index: searches are synchronous, so one is enough, and each leaves it clean. */
export class Scratch {
  readonly total: Float32Array;
  readonly current: Float32Array;
  readonly count: Uint8Array;
  readonly last: Uint8Array;
  readonly touched: Uint32Array;
  length = 0;

  constructor(size: number) {
    this.total = new Float32Array(size);
    this.current = new Float32Array(size);
    this.count = new Uint8Array(size);
    this.last = new Uint8Array(size);
    this.touched = new Uint32Array(size);
  }

  clear(): void {
    const { touched, length, total, current, count, last } = this;
    for (let at = 0; at < length; at += 1) {
      const document = touched[at] as number;
      total[document] = 0;
      current[document] = 0;
      count[document] = 0;
      last[document] = 0;
    }
    this.length = 0;
  }
}

interface Postings {
  readonly documents: Uint32Array;
  readonly fields: Uint8Array;
  readonly start: number;
  readonly end: number;
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
  if (first === undefined)
    return { documents: new Uint32Array(), fields: new Uint8Array(), start: 0, end: 0 };
  for (let one = first.start; one < first.end; one += 1) {
    const document = first.documents[one] as number;
    let shared = first.fields[one] as number;
    for (const [other, list] of others.entries()) {
      let position = at[other + 1] as number;
      while (position < list.end && (list.documents[position] as number) < document) position += 1;
      at[other + 1] = position;
      shared &=
        position < list.end && list.documents[position] === document ? (list.fields[position] as number) : 0;
    }
    if (shared === 0) continue;
    documents.push(document);
    fields.push(shared);
  }
  return {
    documents: Uint32Array.from(documents),
    fields: Uint8Array.from(fields),
    start: 0,
    end: documents.length,
  };
}

const listsOf = (index: SearchIndex, slot: Slot): (readonly [Postings, number])[] => [
  ...[...slot.words].map(([word, weight]) => [postingsOf(index, word), weight * slot.weight] as const),
  ...slot.together.map(([words, weight]) => [together(index, words), weight * slot.weight] as const),
];

const costOf = ({ vocabulary }: SearchIndex, slot: Slot): number =>
  [...slot.words.keys()].reduce((sum, word) => sum + vocabulary.count(word), 0);

/**
 * Finds the documents of the slots: afterwards `scratch.touched` names every document met, `count` how many slots each
 * has, `total` what they are worth. Of several words for one slot the best counts.
 * @param all a document must have every slot; the others are then not followed to the end
 */
export function match(index: SearchIndex, slots: readonly Slot[], scratch: Scratch, all: boolean): void {
  const { total, current, count, last, touched } = scratch;
  const ordered = all ? [...slots].sort((a, b) => costOf(index, a) - costOf(index, b)) : slots;
  let alive = index.size;
  for (const [before, slot] of ordered.entries()) {
    const mark = before + 1;
    let reached = 0;
    const hit = (document: number, score: number): void => {
      if (last[document] === mark) {
        const known = current[document] as number;
        if (score <= known) return;
        total[document] = (total[document] as number) + score - known;
        current[document] = score;
        return;
      }
      if (all && count[document] !== before) return;
      if (count[document] === 0) {
        touched[scratch.length] = document;
        scratch.length += 1;
      }
      last[document] = mark;
      count[document] = (count[document] as number) + 1;
      total[document] = (total[document] as number) + score;
      current[document] = score;
      reached += 1;
    };
    for (const [{ documents, fields, start, end }, weight] of listsOf(index, slot)) {
      if (all && before > 0 && alive * lookupFactor < end - start) {
        for (let at = 0; at < scratch.length; at += 1) {
          const document = touched[at] as number;
          if ((count[document] as number) < before) continue;
          const place = find(documents, document, start, end);
          if (place >= 0) hit(document, weight * (worth[fields[place] as number] as number));
        }
        continue;
      }
      for (let at = start; at < end; at += 1)
        hit(documents[at] as number, weight * (worth[fields[at] as number] as number));
    }
    alive = reached;
    if (all && alive === 0) return;
  }
}

function find(sorted: Uint32Array, value: number, start: number, end: number): number {
  let low = start;
  let high = end - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = sorted[middle] as number;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
