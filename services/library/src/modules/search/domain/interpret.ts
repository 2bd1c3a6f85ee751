import { compoundParts, isListed, knownPart } from './compounds.js';
import { type Exclusion, exclusionsIn } from './exclusions.js';
import type { SearchIndex } from './search-index.js';
import { isKnown, isMeant, likeliest, nearestApp } from './slips.js';
import { wholeName, wordsOf } from './text.js';
import type { Vocabulary } from './vocabulary.js';
import {
  appsOfKind,
  isAction,
  isForeign,
  isNamed,
  isPhrase,
  kinship,
  meaningsOf,
  phraseOf,
  smallWords,
  synonymsOf,
} from './words.js';

/** Words of a search beyond these are not looked at. */
const mostWords = 12;
/** Words that may be one name. */
const longestName = 4;

/** How much another word counts beside the one that was typed. */
const likeness = {
  form: 0.92,
  /** What a German or French word means. */
  meaning: 0.9,
  /** An app's name where it may be part of another's: OpenAI in Azure OpenAI. */
  partOfName: 0.82,
  synonym: 0.72,
  synonymForm: 0.67,
  /** A synonym of several words that stand in one text: verdachte and mail for phishing. */
  synonymApart: 0.6,
  compound: 0.62,
  beginning: 0.8,
  inside: 0.45,
  apart: 0.55,
  /** An app of the kind that was asked for. */
  kind: 0.6,
  oneWrong: 0.75,
  twoWrong: 0.55,
} as const;
/** Words that begin with one, two, three letters or more: a single letter begins half the library's. */
const mostBeginnings = [8, 16, 24] as const;
const mostBeginningsInside = 8;
const mostNear = 3;
/** Rare words count for more than common ones, but not by as much as they are rarer: two of two matter. */
const damping = 0.5;
/** An app that is named says more than another word; a guess at what was meant says less. */
const appWeight = 1.3;
const guessWeight = 0.6;
/** What is no more than alike in letters tells less: below this likeness, by as much as it is less. */
const surely = 0.6;
/** What is to be done with a thing says less than the thing. */
const actionWeight = 0.6;
/** What follows after these says when. */
const occasions = new Set(['na', 'after', 'nach', 'apres']);
const occasionWeight = 0.7;

/** One thing that was asked for, and every word that stands for it. */
export interface Slot {
  /** How the screen writes it: what was typed, or what was searched for instead. */
  readonly text: string;
  readonly corrected: boolean;
  /** The words by number, with how much each counts, 0 to 1. */
  readonly words: ReadonlyMap<number, number>;
  /** Words that stand for it together: to and do for todo. */
  readonly together: readonly (readonly [readonly number[], number])[];
  /** Says what is to be done, not with what: what stands in titles tells then, and no workflow must have it. */
  readonly action: boolean;
  /** How much it tells: a rare word more than one that stands everywhere. */
  readonly weight: number;
}

export interface Interpretation {
  readonly slots: readonly Slot[];
  /** What must not stand in a workflow. */
  readonly excluded: readonly Exclusion[];
  /** The words that were searched for instead, where some were not known. */
  readonly corrected: string | null;
}

interface Draft {
  action: boolean;
  /** Says when, and less what: a review after delivery is about reviews. */
  occasion: boolean;
  text: string;
  corrected: boolean;
  small: boolean;
  words: Map<number, number>;
  together: [readonly number[], number][];
  app: boolean;
}

/** What is looked up together: words that are one name, or part of a compound that was typed. */
interface Part {
  readonly words: readonly string[];
  /** The compound, which stands for each of its parts. */
  readonly whole?: string;
}

/** Reads what was typed with the library's own words: names of several words, forms, beginnings, slips. */
export function interpret(index: SearchIndex, q: string): Interpretation {
  const { words, excluded } = exclusionsIn(index, q);
  const typed = [...new Set(words)].slice(0, mostWords);
  const typing = /[\p{L}\p{N}]$/u.test(q);
  const foreign = isForeign(q, wordsOf(q), (word) => index.vocabulary.id(word) !== undefined);
  const drafts = segments(index, typed)
    .slice(0, mostWords)
    .map((part, at, all) => draftOf(index, part, typing && at === all.length - 1, foreign));
  for (const [at, draft] of drafts.entries())
    draft.occasion = at > 1 && occasions.has(drafts[at - 1]?.text ?? '');
  const asks = excluded.length > 0 || drafts.some((draft) => !draft.small && draft.words.size > 0);
  const used = drafts.filter((draft) => !(asks && draft.small));
  const read = [...drafts, ...excluded];
  const corrected = read.some((one) => one.corrected) ? read.map(({ text }) => text).join(' ') : null;
  return { slots: used.map((draft) => finished(index, draft)), excluded, corrected };
}

/** Whether the library has something that the word means. */
function isMeantHere({ vocabulary }: SearchIndex, word: string): boolean {
  const has = (other: string): boolean =>
    vocabulary.id(other) !== undefined || vocabulary.id(wholeName(other)) !== undefined;
  if (!isMeant(word)) return false;
  return [word, ...synonymsOf(word), ...appsOfKind(word)].some(has) || meaningsOf(word).length > 0;
}

/** Cuts the words into parts that are looked up together: `google sheets` is one, and so are `mail chimp` and `to do`. */
function segments(index: SearchIndex, words: readonly string[]): Part[] {
  const { vocabulary, integrationWords } = index;
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = Math.min(longestName, words.length - at); length > 1; length -= 1) {
      const part = words.slice(at, at + length);
      const joined = part.join('');
      // Small words and unknown ones are better off joined: to do, send and wait, mail chimp.
      const weak = part.some((word) => smallWords.has(word)) || part.some((word) => !isKnown(index, word));
      if (integrationWords.has(joined) || isPhrase(joined)) taken = length;
      else if (weak && vocabulary.id(joined) !== undefined) taken = length;
      else if (length > 2 || !weak) continue;
      else if (isNamed(joined)) taken = 2;
      else if (part.some((word) => !isKnown(index, word)) && nearestApp(index, joined) !== undefined)
        taken = 2;
      break;
    }
    const word = words[at] as string;
    if (taken === 1) parts.push(...partsOf(index, word, at === words.length - 1));
    else parts.push({ words: words.slice(at, at + taken) });
    at += taken;
  }
  return parts;
}

/** The word by itself, or the words that it is made of. */
function partsOf(index: SearchIndex, word: string, last: boolean): Part[] {
  const { vocabulary, integrationWords } = index;
  const itself = [{ words: [word] }];
  if (integrationWords.has(word) || smallWords.has(word) || isMeantHere(index, word)) return itself;
  const unknown = vocabulary.id(word) === undefined && vocabulary.forms(word).length === 0;
  const parts =
    compoundParts(word) ??
    (unknown ? (splitOf(index, word, last) ?? partlyKnown(index, word, last)) : undefined);
  return parts?.map((part) => ({ words: [part], whole: word })) ?? itself;
}

/** The longest word of our list that a word begins or ends with, which nobody knows and which looks like no other. */
function partlyKnown(
  { vocabulary }: SearchIndex,
  word: string,
  last: boolean,
): readonly string[] | undefined {
  if (isListed(word) || (last && vocabulary.beginningWith(word, 1).length > 0)) return undefined;
  return vocabulary.near(word).some(({ distance }) => distance === 1) ? undefined : knownPart(word);
}

/** Two words of the library that were typed as one; what may still become a known word is left alone. */
function splitOf(
  { vocabulary, integrationWords }: SearchIndex,
  word: string,
  last: boolean,
): readonly string[] | undefined {
  if (word.length < 7 || isListed(word) || (last && vocabulary.beginningWith(word, 1).length > 0))
    return undefined;
  if (vocabulary.near(word).some((near) => near.distance === 1)) return undefined;
  // Any two words of the library side by side are mostly a name that it does not have: snel and start.
  const telling = (half: string): boolean => integrationWords.has(half) || isListed(half) || isMeant(half);
  return vocabulary.split(word, telling);
}

function draftOf(index: SearchIndex, { words: part, whole }: Part, last: boolean, foreign: boolean): Draft {
  const word = part.join('');
  const draft: Draft = {
    text: whole ?? index.spelling.get(word) ?? part.join(' '),
    corrected: false,
    action: isAction(word),
    occasion: false,
    small: part.every((typed) => smallWords.has(typed)) && part.length === 1,
    words: new Map(),
    together: [],
    app: index.integrationWords.has(word),
  };
  put(index, draft, word, 1, foreign);
  if (whole !== undefined) putWhole(index, draft, whole);
  const { vocabulary } = index;
  // What stands side by side as an integration is called is indexed as that one word.
  if (part.length > 1 && !draft.app) {
    const telling = part.filter((typed) => !smallWords.has(typed));
    const ids = (telling.length > 1 ? telling : part).map((typed) => vocabulary.id(typed));
    if (ids.every((id) => id !== undefined)) draft.together.push([ids, likeness.apart]);
  }
  const beginnings =
    last && whole === undefined
      ? vocabulary.beginningWith(word, mostBeginnings[Math.min(word.length, 3) - 1] ?? 0)
      : word.length >= 3
        ? vocabulary.beginningWith(word, mostBeginningsInside)
        : [];
  for (const id of beginnings) {
    const share = Math.sqrt(word.length / (vocabulary.words[id] as string).length);
    add(draft, id, (last ? likeness.beginning : likeness.inside) * share);
  }
  // What our lists have is spelt right, whether or not the library speaks of it.
  if (draft.words.size === 0 && !isMeant(word) && !isListed(word) && whole === undefined)
    nearest(index, draft, word, last);
  return draft;
}

/** A compound that stands in the library as it was typed stands for each of its parts. */
function putWhole({ vocabulary }: SearchIndex, draft: Draft, whole: string): void {
  const id = vocabulary.id(whole);
  if (id !== undefined) add(draft, id, 1);
  for (const form of vocabulary.forms(whole)) add(draft, form, likeness.form);
}

/** The integration itself, before others that have its name in theirs. */
function addWhole(vocabulary: Vocabulary, draft: Draft, word: string, weight: number): void {
  const id = vocabulary.id(wholeName(word));
  if (id !== undefined) add(draft, id, weight);
}

const add = (draft: Draft, id: number, weight: number): void => {
  if ((draft.words.get(id) ?? 0) < weight) draft.words.set(id, weight);
};

function addTogether(draft: Draft, ids: readonly number[], weight: number): void {
  if (!draft.together.some(([others]) => others.join() === ids.join())) draft.together.push([ids, weight]);
}

/** A word with what it means, its forms, its synonyms, the apps of that kind and the compounds that hold it. */
function put(index: SearchIndex, draft: Draft, word: string, weight: number, foreign: boolean): void {
  putWord(index, draft, word, weight);
  for (const meaning of meaningsOf(word, foreign)) putWord(index, draft, meaning, weight * likeness.meaning);
}

function putWord(
  { vocabulary, integrationWords }: SearchIndex,
  draft: Draft,
  word: string,
  weight: number,
): void {
  const id = vocabulary.id(word);
  if (id !== undefined) add(draft, id, weight * (integrationWords.has(word) ? likeness.partOfName : 1));
  const addForms = (of: string, most: number): void => {
    for (const form of vocabulary.forms(of)) {
      const kin = kinship(of, vocabulary.words[form] as string);
      if (kin > 0) add(draft, form, most * kin);
    }
  };
  addForms(word, weight * likeness.form);
  for (const whole of vocabulary.compoundsOf(word)) add(draft, whole, weight * likeness.compound);
  if (integrationWords.has(word)) addWhole(vocabulary, draft, word, weight);
  for (const other of synonymsOf(word)) {
    const same = vocabulary.id(other);
    if (same !== undefined) add(draft, same, weight * likeness.synonym);
    addForms(other, weight * likeness.synonymForm);
    if (integrationWords.has(other)) addWhole(vocabulary, draft, other, weight * likeness.synonym);
    const ids = phraseOf(other).map((part) => vocabulary.likeliestForm(part));
    if (same === undefined && ids.length > 1 && ids.every((part) => part !== undefined))
      addTogether(draft, ids, weight * likeness.synonymApart);
  }
  for (const app of appsOfKind(word))
    if (integrationWords.has(app)) addWhole(vocabulary, draft, app, weight * likeness.kind);
    else {
      const same = vocabulary.id(app);
      if (same !== undefined) add(draft, same, weight * likeness.kind);
    }
}

/** The words that look most like one that nobody knows; those still being typed where none does. */
function nearest(index: SearchIndex, draft: Draft, word: string, last: boolean): void {
  const { vocabulary, integrationWords } = index;
  const near = likeliest(index, word);
  const found =
    near.length > 0
      ? near.slice(0, mostNear).map(({ id }) => id)
      : last
        ? vocabulary.nearBeginning(word, mostNear)
        : [];
  const weight = near.some(({ distance }) => distance > 1) ? likeness.twoWrong : likeness.oneWrong;
  for (const [at, id] of found.entries()) {
    const text = vocabulary.words[id] as string;
    putWord(index, draft, text, at === 0 ? weight : weight * 0.8);
    if (at > 0) continue;
    draft.text = index.spelling.get(text) ?? text;
    draft.corrected = true;
    draft.app = integrationWords.has(text);
  }
}

const tells = ({ app, corrected, action, occasion }: Draft): number =>
  app ? appWeight : corrected ? guessWeight : action ? actionWeight : occasion ? occasionWeight : 1;

function finished({ vocabulary, size }: SearchIndex, draft: Draft): Slot {
  let documents = 0;
  const most = Math.max(0, ...draft.words.values(), ...draft.together.map(([, weight]) => weight));
  for (const [id, weight] of draft.words)
    if (weight >= Math.min(0.7, most)) documents += vocabulary.count(id);
  const count = Math.min(documents, size * 0.95);
  const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
  return {
    text: draft.text,
    corrected: draft.corrected,
    action: draft.action && !draft.app,
    words: draft.words,
    together: draft.together,
    weight: Math.max(0.3, rarity) ** damping * tells(draft) * Math.min(1, most / surely),
  };
}
