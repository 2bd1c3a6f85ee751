import { foreignStem, stemsOf } from './stems.js';
import { wordsOf } from './text.js';
import { german } from './words/german.js';
import { lightEnds, nouns } from './words/nouns.js';

const shortestPart = 3;
const mostParts = 4;

/** What stands for a word inside a compound: itself, or with the sound that links it to what follows. */
interface Lexicon {
  /** The beginning of a compound or a part inside it, to the word that it stands for. */
  readonly inside: ReadonlyMap<string, string>;
  /** Whether a word or a form of it may stand at the end. */
  ends(word: string): boolean;
}

const lexicon = (
  words: readonly (readonly [word: string, links: readonly string[]])[],
  stems: (word: string) => readonly string[],
): Lexicon => {
  const inside = new Map<string, string>();
  const known = new Set<string>();
  for (const [word, links] of words) {
    for (const link of ['', ...links]) if (!inside.has(word + link)) inside.set(word + link, word);
    for (const key of [word, ...stems(word)]) known.add(key);
  }
  const ends = (word: string): boolean =>
    known.has(word) || known.has(word.replace(/s$/, '')) || stems(word).some((stem) => known.has(stem));
  return { inside, ends };
};

const listed = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

const dutchStems = (word: string): readonly string[] => stemsOf(word).filter((stem) => stem.startsWith('n'));
const germanStems = (word: string): readonly string[] => [`g${foreignStem('german', word)}`];

/** What a German verb or its noun is inside a compound: liefer of Lieferung and liefern in Lieferdatum. */
const verbStem = (word: string): (readonly [string, readonly string[]])[] =>
  /^.{4,}(en|ung)$/.test(word) ? [[word.replace(/(en|ung)$/, ''), []]] : [];

const light = new Set(listed(lightEnds));
const lexicons: readonly Lexicon[] = [
  lexicon(
    [...listed(nouns), ...light].map((entry) => {
      const [word = '', ...links] = entry.split('-').map((part) => wordsOf(part).join(''));
      return [word, links];
    }),
    dutchStems,
  ),
  lexicon(
    german
      .split('\n')
      .flatMap((line) => listed(line.split('=')[0] ?? ''))
      .map((word) => wordsOf(word).join(''))
      .flatMap((word) => [[word, ['s', 'n', 'en', 'es', 'er', 'e']] as const, ...verbStem(word)]),
    germanStems,
  ),
];

/** The fewest words of the list, two at least, that it is made of; the longest first one of as many. */
function taken(word: string, { inside, ends }: Lexicon, most: number): readonly string[] | undefined {
  if (most < 2) return undefined;
  let best: readonly string[] | undefined;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const part = inside.get(word.slice(0, at));
    if (part === undefined) continue;
    const after = word.slice(at);
    const rest = ends(after) ? [after] : taken(after, { inside, ends }, (best?.length ?? most + 1) - 2);
    if (rest !== undefined && rest.length + 1 < (best?.length ?? most + 1)) best = [part, ...rest];
  }
  return best;
}

/**
 * The words that a Dutch or German compound is made of: onkosten and declaratie, verjaardag and mail; undefined for what
 * is none. What says little at the end is left out: boekhoud alone for boekhoudprogramma.
 */
export function compoundParts(word: string): readonly string[] | undefined {
  for (const words of lexicons) {
    const parts = taken(word, words, mostParts);
    if (parts === undefined) continue;
    const telling = parts.filter((part) => !light.has(part));
    return telling.length > 0 ? telling : parts;
  }
  return undefined;
}

/** Whether it is a word of our lists, or a form of one: what stands there is no slip of the pen. */
export const isListed = (word: string): boolean => lexicons.some(({ ends }) => ends(word));

const shortestBeginning = 5;
const shortestEnding = 6;

/** The word of our lists that a word which is made of no others begins with, or ends in: bestel of bestelgedoe. */
export function knownPart(word: string): readonly string[] | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  for (const { inside, ends } of lexicons)
    for (let length = word.length - shortestPart; length >= shortestBeginning; length -= 1) {
      const beginning = inside.get(word.slice(0, length));
      if (beginning !== undefined && length * 3 >= word.length) return [beginning];
      const ending = word.slice(-length);
      if (length >= shortestEnding && length * 2 >= word.length && ends(ending)) return [ending];
    }
  return undefined;
}
