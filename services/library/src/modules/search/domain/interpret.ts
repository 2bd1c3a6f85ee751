import type { SearchIndex } from './search-index.js';
import { wholeName, wordsOf } from './text.js';
import type { Vocabulary } from './vocabulary.js';
import { smallWords, synonymsOf } from './words.js';

/** Words of a search beyond these are not looked at. */
const mostWords = 12;
/** Words that may be one name. */
const longestName = 4;

/** How much another word counts beside the one that was typed. */
const likeness = {
  form: 0.92,
  /** An app's name where it may be part of another's: OpenAI in Azure OpenAI. */
  partOfName: 0.82,
  synonym: 0.78,
  synonymForm: 0.72,
  compound: 0.62,
  beginning: 0.8,
  inside: 0.45,
  apart: 0.55,
  oneWrong: 0.75,
  twoWrong: 0.55,
} as const;
/** Words that begin with one, two, three letters or more: a single letter begins half the library's. */
const mostBeginnings = [8, 16, 24] as const;
const mostBeginningsInside = 8;
const mostNear = 3;
/** Rare words count for more than common ones, but not by as much as they are rarer: two of two matter. */
const damping = 0.7;
/** An app that is named says more than another word. */
const appWeight = 1.3;

/** One thing that was asked for, and every word that stands for it. */
export interface Slot {
  /** How the screen writes it: what was typed, or what was searched for instead. */
  readonly text: string;
  readonly corrected: boolean;
  /** The words by number, with how much each counts, 0 to 1. */
  readonly words: ReadonlyMap<number, number>;
  /** Words that stand for it together: to and do for todo. */
  readonly together: readonly (readonly [readonly number[], number])[];
  /** How much it tells: a rare word more than one that stands everywhere. */
  readonly weight: number;
}

export interface Interpretation {
  readonly slots: readonly Slot[];
  /** The words that were searched for instead, where some were not known. */
  readonly corrected: string | null;
}

interface Draft {
  text: string;
  corrected: boolean;
  small: boolean;
  words: Map<number, number>;
  together: [readonly number[], number][];
  app: boolean;
}

/** Reads what was typed with the library's own words: names of several words, forms, beginnings, slips. */
export function interpret(index: SearchIndex, q: string): Interpretation {
  const typed = [...new Set(wordsOf(q))].slice(0, mostWords);
  const typing = /[\p{L}\p{N}]$/u.test(q);
  const drafts = segments(index, typed).map((part, at, all) =>
    draftOf(index, part, typing && at === all.length - 1),
  );
  const asks = drafts.some((draft) => !draft.small && draft.words.size > 0);
  const used = drafts.filter((draft) => !(asks && draft.small));
  const corrected = drafts.some((draft) => draft.corrected)
    ? drafts.map((draft) => draft.text).join(' ')
    : null;
  return { slots: used.map((draft) => finished(index, draft)), corrected };
}

const known = (index: SearchIndex, word: string): boolean =>
  index.vocabulary.id(word) !== undefined ||
  index.vocabulary.forms(word).length > 0 ||
  synonymsOf(word).length > 0;

/** Cuts the words into parts that are looked up together: `google sheets` is one, and so are `mail chimp` and `to do`. */
function segments(index: SearchIndex, words: readonly string[]): string[][] {
  const { vocabulary, integrationWords } = index;
  const parts: string[][] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = Math.min(longestName, words.length - at); length > 1; length -= 1) {
      const part = words.slice(at, at + length);
      const joined = part.join('');
      // Small words and unknown ones are better off joined: to do, send and wait, mail chimp.
      const weak = part.some((word) => smallWords.has(word)) || part.some((word) => !known(index, word));
      if (integrationWords.has(joined)) taken = length;
      else if (weak && vocabulary.id(joined) !== undefined) taken = length;
      else if (length > 2 || !weak) continue;
      else if (synonymsOf(joined).length > 0) taken = 2;
      else if (part.some((word) => !known(index, word)) && nearestApp(index, joined) !== undefined) taken = 2;
      if (taken > 1) break;
    }
    const [word = ''] = words.slice(at, at + 1);
    const halves =
      taken === 1 && !known(index, word) ? splitOf(index, word, at === words.length - 1) : undefined;
    if (halves !== undefined) parts.push(...halves.map((half) => [half]));
    else parts.push(words.slice(at, at + taken));
    at += taken;
  }
  return parts;
}

/** A word that nobody knows, typed as one of two that are known; what may still become a known word is left alone. */
function splitOf({ vocabulary }: SearchIndex, word: string, last: boolean): readonly string[] | undefined {
  if (word.length < 7 || (last && vocabulary.beginningWith(word, 1).length > 0)) return undefined;
  if (vocabulary.near(word).some((near) => near.distance === 1)) return undefined;
  return vocabulary.split(word);
}

function nearestApp({ vocabulary, integrationWords }: SearchIndex, joined: string): number | undefined {
  return vocabulary.near(joined).find(({ id }) => integrationWords.has(vocabulary.words[id] as string))?.id;
}

function draftOf(index: SearchIndex, part: readonly string[], last: boolean): Draft {
  const word = part.join('');
  const draft: Draft = {
    text: index.spelling.get(word) ?? part.join(' '),
    corrected: false,
    small: part.every((typed) => smallWords.has(typed)) && part.length === 1,
    words: new Map(),
    together: [],
    app: index.integrationWords.has(word),
  };
  put(index, draft, word, 1);
  const { vocabulary } = index;
  // What stands side by side as an integration is called is indexed as that one word.
  if (part.length > 1 && !draft.app) {
    const telling = part.filter((typed) => !smallWords.has(typed));
    const ids = (telling.length > 1 ? telling : part).map((typed) => vocabulary.id(typed));
    if (ids.every((id) => id !== undefined)) draft.together.push([ids, likeness.apart]);
  }
  const beginnings = last
    ? vocabulary.beginningWith(word, mostBeginnings[Math.min(word.length, 3) - 1] ?? 0)
    : word.length >= 3
      ? vocabulary.beginningWith(word, mostBeginningsInside)
      : [];
  for (const id of beginnings) {
    const share = Math.sqrt(word.length / (vocabulary.words[id] as string).length);
    add(draft, id, (last ? likeness.beginning : likeness.inside) * share);
  }
  if (draft.words.size === 0) nearest(index, draft, word, last);
  return draft;
}

/** The integration itself, before others that have its name in theirs. */
function addWhole(vocabulary: Vocabulary, draft: Draft, word: string, weight: number): void {
  const id = vocabulary.id(wholeName(word));
  if (id !== undefined) add(draft, id, weight);
}

const add = (draft: Draft, id: number, weight: number): void => {
  if ((draft.words.get(id) ?? 0) < weight) draft.words.set(id, weight);
};

/** A word with its forms, its synonyms and the compounds that hold it. */
function put(
  { vocabulary, integrationWords }: SearchIndex,
  draft: Draft,
  word: string,
  weight: number,
): void {
  const id = vocabulary.id(word);
  if (id !== undefined) add(draft, id, weight * (integrationWords.has(word) ? likeness.partOfName : 1));
  const forms = vocabulary.forms(word);
  for (const form of forms) add(draft, form, weight * likeness.form);
  for (const whole of [...(id === undefined ? [] : [id]), ...forms].flatMap((part) =>
    vocabulary.compoundsOf(part),
  ))
    add(draft, whole, weight * likeness.compound);
  if (integrationWords.has(word)) addWhole(vocabulary, draft, word, weight);
  for (const other of synonymsOf(word)) {
    const same = vocabulary.id(other);
    if (same !== undefined) add(draft, same, weight * likeness.synonym);
    for (const form of vocabulary.forms(other)) add(draft, form, weight * likeness.synonymForm);
    if (integrationWords.has(other)) addWhole(vocabulary, draft, other, weight * likeness.synonym);
  }
}

/** The words that look most like one that nobody knows; those still being typed where none does. */
function nearest(index: SearchIndex, draft: Draft, word: string, last: boolean): void {
  const { vocabulary, integrationWords } = index;
  const near = vocabulary.near(word);
  const place = ({ id, distance }: (typeof near)[number]): number =>
    distance - (integrationWords.has(vocabulary.words[id] as string) ? 0.5 : 0);
  const sorted = [...near].sort((a, b) => place(a) - place(b));
  const [best] = sorted;
  const found =
    best === undefined
      ? last
        ? vocabulary.nearBeginning(word, mostNear)
        : []
      : sorted
          .filter((item) => item.distance <= best.distance)
          .slice(0, mostNear)
          .map(({ id }) => id);
  const weight = best === undefined || best.distance === 1 ? likeness.oneWrong : likeness.twoWrong;
  for (const [at, id] of found.entries()) {
    const text = vocabulary.words[id] as string;
    put(index, draft, text, at === 0 ? weight : weight * 0.8);
    if (at > 0) continue;
    draft.text = index.spelling.get(text) ?? text;
    draft.corrected = true;
    draft.app = integrationWords.has(text);
  }
}

function finished({ vocabulary, size }: SearchIndex, draft: Draft): Slot {
  let documents = 0;
  const most = Math.max(0, ...draft.words.values());
  for (const [id, weight] of draft.words)
    if (weight >= Math.min(0.7, most)) documents += vocabulary.count(id);
  const count = Math.min(documents, size * 0.95);
  const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
  return {
    text: draft.text,
    corrected: draft.corrected,
    words: draft.words,
    together: draft.together,
    weight: Math.max(0.3, rarity) ** damping * (draft.app ? appWeight : 1),
  };
}
