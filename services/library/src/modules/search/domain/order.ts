import { bestByScore, type Ranked } from './best.js';
import type { Slot } from './interpret.js';
import { type SearchIndex, titleBreak } from './search-index.js';
import { smallWords } from './words.js';

/** Hits whose titles are looked at word by word. */
const lookedAt = 200;
/** Scores nearer to one another than this are equal, and the better known workflow goes first. */
const step = 0.02;
/** How many of these steps a workflow stands back for each one of its recipe before it. */
const stepBack = 4;
/** What a title that is exactly what was asked adds to a score. */
const titleWorth = 1;
const rowWorth = 0.25;
/** Steps that a score of 1 is divided into before titles are looked at. */
const fine = 2 ** 18;

/** Which slots each word of a title stands for, with how well: a compound stands for each of its parts. */
type Stands = ReadonlyMap<number, readonly (readonly [slot: number, weight: number])[]>;

function standsFor(slots: readonly Slot[]): Stands {
  const found = new Map<number, (readonly [number, number])[]>();
  const put = (word: number, slot: number, weight: number): void => {
    const stands = found.get(word);
    if (stands === undefined) found.set(word, [[slot, weight]]);
    else if (stands.every(([other]) => other !== slot)) stands.push([slot, weight]);
  };
  for (const [at, slot] of slots.entries()) {
    for (const [word, weight] of slot.words) put(word, at, weight);
    for (const [words, weight] of slot.together)
      for (const word of words) put(word, at, weight / words.length);
  }
  // The best comes first: it tells in which order the words stand.
  for (const stands of found.values()) stands.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return found;
}

/** Words that stand for a thing together tell it as one where a title has all of them. */
function takePhrases(slots: readonly Slot[], standing: ReadonlySet<number>, seen: Float32Array): void {
  if (standing.size < 2) return;
  for (const [at, { together }] of slots.entries())
    for (const [words, weight] of together)
      if ((seen[at] as number) < weight && words.every((word) => standing.has(word))) seen[at] = weight;
}

/**
 * How well a title answers, 0 to about 1: how much of what was asked stands in it, how much of it was asked, and whether
 * it stands there in the same order side by side. The better of both languages counts.
 */
function titleScore(
  index: SearchIndex,
  document: number,
  slots: readonly Slot[],
  stands: Stands,
  sum: number,
): number {
  const end = index.titleStarts[document + 1] as number;
  let bestScore = 0;
  const seen = new Float32Array(slots.length);
  const standing = new Set<number>();
  const named = slots.some(({ together }) => together.length > 0);
  let words = 0;
  let matched = 0;
  let rows = 0;
  let before = -2;
  const close = (): void => {
    if (words > 0) {
      takePhrases(slots, standing, seen);
      const asked = seen.reduce((total, weight, at) => total + weight * (slots[at] as Slot).weight, 0) / sum;
      const row = slots.length > 1 ? Math.min(rows, slots.length - 1) / (slots.length - 1) : 0;
      bestScore = Math.max(bestScore, asked * (0.55 + 0.45 * (matched / words)) + rowWorth * row * asked);
    }
    seen.fill(0);
    if (named) standing.clear();
    words = 0;
    matched = 0;
    rows = 0;
    before = -2;
  };
  for (let at = index.titleStarts[document] as number; at < end; at += 1) {
    const word = index.titles[at] as number;
    if (word === titleBreak) {
      close();
      continue;
    }
    const stand = stands.get(word);
    if (stand === undefined) {
      if (smallWords.has(index.vocabulary.words[word] as string)) continue;
      words += 1;
      before = -2;
      continue;
    }
    const [[slot, best]] = stand as readonly [readonly [number, number]];
    words += 1;
    if (named) standing.add(word);
    matched += best;
    if (slot === before + 1) rows += 1;
    for (const [other, weight] of stand) if ((seen[other] as number) < weight) seen[other] = weight;
    before = slot;
  }
  close();
  return bestScore;
}

/** Further workflows of one recipe step back, so that others which answer nearly as well are seen beside it. */
function spread(index: SearchIndex, ranked: readonly Ranked[]): readonly Ranked[] {
  const before = new Map<number, number>();
  return ranked
    .map(({ document, value }) => {
      const pattern = index.patterns[document] as number;
      const times = pattern === 0 ? 0 : (before.get(pattern) ?? 0);
      before.set(pattern, times + 1);
      return { document, value: value - times * stepBack };
    })
    .sort((a, b) => b.value - a.value);
}

/** The first `most` hits by what they mean. @param scores of the documents, all slots of each together */
export function byRelevance(
  index: SearchIndex,
  documents: Uint32Array,
  scores: Float32Array,
  slots: readonly Slot[],
  most: number,
): number[] {
  const sum = slots.reduce((total, slot) => total + slot.weight, 0);
  const first = bestByScore(documents, scores, Math.max(most, lookedAt), fine / sum);
  const stands = standsFor(slots);
  const looked = first.slice(0, lookedAt).map(({ document, value }) => {
    const title = titleScore(index, document, slots, stands, sum);
    return { document, value: Math.round((value / fine + titleWorth * title) / step) };
  });
  looked.sort((a, b) => b.value - a.value || a.document - b.document);
  return [...spread(index, looked), ...first.slice(lookedAt)].slice(0, most).map(({ document }) => document);
}
