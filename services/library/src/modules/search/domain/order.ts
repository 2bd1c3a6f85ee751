import { bestByScore, type Ranked } from './best.js';
import type { Slot } from './interpret.js';
import { type SearchIndex, titleBreak } from './search-index.js';
import { smallWords } from './words.js';

/** Hits whose titles are looked at word by word. */
const lookedAt = 200;
/** Scores nearer to one another than this are equal, and the better known workflow goes first. */
const step = 0.02;
/** How many of these steps a workflow stands back for each one of its recipe before it. */
const stepBack = 10;
/** What a title that is exactly what was asked adds to a score. */
const titleWorth = 1;
const rowWorth = 0.25;
/** What people call a recipe tells nearly as much as its title. */
const phraseWorth = 0.9;
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

/** What a title, or something that people say, has of what was asked. */
interface Said {
  /** Of the apps that were asked for, and of all else, what stands in it. */
  readonly apps: number;
  readonly things: number;
  /** How much of it was asked, and whether it stands there in the same order side by side: 0.5 to 1 and a row. */
  readonly fit: number;
}

/** Reads titles and phrases for one search. */
class Reader {
  private readonly seen: Float32Array;
  private readonly standing = new Set<number>();
  private readonly stands: Stands;
  private readonly named: boolean;
  /** What all that was asked weighs together. */
  readonly sum: number;

  constructor(
    private readonly index: SearchIndex,
    private readonly slots: readonly Slot[],
  ) {
    this.stands = standsFor(slots);
    this.seen = new Float32Array(slots.length);
    this.named = slots.some(({ together }) => together.length > 0);
    this.sum = slots.reduce((total, slot) => total + slot.weight, 0);
  }

  /** @param words `titleBreak` between two of what is read @param tell of each what it has */
  read(words: Uint32Array, start: number, end: number, tell: (said: Said) => void): void {
    const { index, seen, standing } = this;
    let count = 0;
    let matched = 0;
    let rows = 0;
    let before = -2;
    for (let at = start; at <= end; at += 1) {
      const word = at < end ? (words[at] as number) : titleBreak;
      if (word === titleBreak) {
        if (matched > 0) tell(this.said(matched / count, rows));
        seen.fill(0);
        if (this.named) standing.clear();
        count = 0;
        matched = 0;
        rows = 0;
        before = -2;
        continue;
      }
      const stand = this.stands.get(word);
      if (stand === undefined) {
        if (smallWords.has(index.vocabulary.words[word] as string)) continue;
        count += 1;
        before = -2;
        continue;
      }
      const [[slot, best]] = stand as readonly [readonly [number, number]];
      count += 1;
      if (this.named) standing.add(word);
      matched += best;
      if (slot === before + 1) rows += 1;
      for (const [other, weight] of stand) if ((seen[other] as number) < weight) seen[other] = weight;
      before = slot;
    }
  }

  private said(share: number, rows: number): Said {
    const { slots, seen } = this;
    takePhrases(slots, this.standing, seen);
    let apps = 0;
    let things = 0;
    for (const [at, slot] of slots.entries()) {
      const has = (seen[at] as number) * slot.weight;
      if (slot.app) apps += has;
      else things += has;
    }
    const row = slots.length > 1 ? Math.min(rows, slots.length - 1) / (slots.length - 1) : 0;
    return { apps, things, fit: 0.5 + 0.5 * share + rowWorth * row };
  }
}

/** What people call a recipe that answers best, for one search. */
class Called {
  private readonly known = new Map<number, Said | undefined>();

  constructor(
    private readonly index: SearchIndex,
    private readonly reader: Reader,
  ) {}

  of(pattern: number): Said | undefined {
    if (this.known.has(pattern)) return this.known.get(pattern);
    const { phrases, phraseStarts } = this.index;
    let best: Said | undefined;
    this.reader.read(
      phrases,
      phraseStarts[pattern] as number,
      phraseStarts[pattern + 1] as number,
      (said) => {
        if (said.things * said.fit > (best ? best.things * best.fit : 0)) best = said;
      },
    );
    this.known.set(pattern, best);
    return best;
  }
}

/**
 * How well a title answers, or else what people call the recipe together with the apps in the title, 0 to about 1. The better
 * of both languages counts.
 */
function titleScore(index: SearchIndex, document: number, reader: Reader, called: Called): number {
  const [start, end] = [index.titleStarts[document] as number, index.titleStarts[document + 1] as number];
  let best = 0;
  let apps = 0;
  reader.read(index.titles, start, end, (said) => {
    best = Math.max(best, (said.apps + said.things) * said.fit);
    apps = Math.max(apps, said.apps);
  });
  const phrase = called.of(index.patterns[document] as number);
  if (phrase !== undefined) best = Math.max(best, (apps + phrase.things) * phrase.fit * phraseWorth);
  return best / reader.sum;
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
  const reader = new Reader(index, slots);
  const first = bestByScore(documents, scores, Math.max(most, lookedAt), fine / reader.sum);
  const called = new Called(index, reader);
  const looked = first.slice(0, lookedAt).map(({ document, value }) => {
    const title = titleScore(index, document, reader, called);
    return { document, value: Math.round((value / fine + titleWorth * title) / step) };
  });
  looked.sort((a, b) => b.value - a.value || a.document - b.document);
  return [...spread(index, looked), ...first.slice(lookedAt)].slice(0, most).map(({ document }) => document);
}
