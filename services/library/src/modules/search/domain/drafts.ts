import { compoundParts, isListed } from './compounds.js';
import { likeness } from './likeness.js';
import type { Part } from './parts.js';
import type { SearchIndex } from './search-index.js';
import { isMeant, likeliest } from './slips.js';
import { wholeName } from './text.js';
import type { Vocabulary } from './vocabulary.js';
import {
  appsOfKind,
  isAction,
  isBeside,
  kinship,
  meaningsOf,
  phraseOf,
  smallWords,
  synonymsOf,
} from './words.js';

/** Words that begin with one, two, three letters or more: a single letter begins half the library's. */
const mostBeginnings = [8, 16, 24] as const;
const mostBeginningsInside = 8;
const mostNear = 3;
/** Words that each word of a name may stand as where they stand apart. */
const mostApart = 3;

/** What was asked for in one part, before it is known how much that tells. */
export interface Draft {
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

/** Every word that may stand for what was asked for in a part. @param last whether it may still be typed */
export function draftOf(
  index: SearchIndex,
  { words: part, whole }: Part,
  last: boolean,
  foreign: boolean,
): Draft {
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
  putTogether(index, draft, part, whole);
  const begins = putBeginnings(index, draft, word, last, whole);
  const { vocabulary } = index;
  if (isMeant(word) || isListed(word)) return draft;
  const known = vocabulary.id(word) !== undefined;
  // In a sentence of another language a word that our lists do not have is none of the library's, however much alike.
  if (foreign && !draft.app && !known) draft.action = true;
  // What our lists have is spelt right, whether or not the library speaks of it.
  const found = known || begins || vocabulary.forms(word).length > 0;
  if (!found && whole === undefined) nearest(index, draft, word, last);
  return draft;
}

/** The words of a name, or those that a compound of our lists is made of, where they stand apart. */
function putTogether(index: SearchIndex, draft: Draft, part: readonly string[], whole?: string): void {
  const word = part.join('');
  const known = index.vocabulary.id(word) !== undefined;
  if (part.length > 1) {
    // What stands side by side as an integration is called is indexed as that one word.
    if (draft.app) return;
    const itself = known || synonymsOf(word).some((other) => index.integrationWords.has(other));
    putApart(index, draft, part, itself ? likeness.apartFromApp : likeness.apart, itself ? 1 : mostApart);
  } else if (whole === undefined && !known && isMeant(word)) {
    const made = compoundParts(word) ?? [];
    if (made.length > 1) putApart(index, draft, made, likeness.synonymApart, mostApart);
  }
}

/** The words that begin with what was typed. @returns whether there are any */
function putBeginnings(
  index: SearchIndex,
  draft: Draft,
  word: string,
  last: boolean,
  whole?: string,
): boolean {
  const { vocabulary } = index;
  const known = vocabulary.id(word) !== undefined;
  const beginnings =
    last && whole === undefined
      ? vocabulary.beginningWith(word, mostBeginnings[Math.min(word.length, 3) - 1] ?? 0)
      : word.length >= 3
        ? vocabulary.beginningWith(word, mostBeginningsInside).filter((id) => !(known && isApp(index, id)))
        : [];
  for (const id of beginnings) {
    const share = Math.sqrt(word.length / (vocabulary.words[id] as string).length);
    add(draft, id, (last ? likeness.beginning : likeness.inside) * share);
  }
  return beginnings.length > 0;
}

/** Whether it is an app's name: no word that is known and not typed any more is the beginning of one. */
const isApp = ({ vocabulary, integrationWords }: SearchIndex, id: number): boolean =>
  integrationWords.has(vocabulary.words[id] as string);

/** What a word of a name may stand as beside the others, and how much that counts: itself, its forms, what else it is called. */
function standIns({ vocabulary }: SearchIndex, word: string): readonly (readonly [number, number])[] {
  const found = new Map<number, number>();
  for (const [one, most] of [
    [word, 1],
    ...synonymsOf(word).map((other) => [other, likeness.synonym] as const),
  ] as const) {
    const own = vocabulary.id(one);
    for (const id of own === undefined ? vocabulary.forms(one) : [own, ...vocabulary.forms(one)])
      if (!found.has(id)) found.set(id, id === own ? most : most * likeness.form);
  }
  const tells = ([id, weight]: readonly [number, number]): number => weight * vocabulary.count(id) ** 0.25;
  return [...found].sort((a, b) => tells(b) - tells(a)).slice(0, mostApart);
}

/** The words of one thing may stand apart, too: whoever types failed payments means a payment that failed. */
function putApart(
  index: SearchIndex,
  draft: Draft,
  words: readonly string[],
  weight: number,
  most: number,
): void {
  const telling = words.filter((word) => !smallWords.has(word));
  const asked = telling.length > 1 ? telling : words;
  const rows = asked.reduce<(readonly [number[], number])[]>(
    (all, word) => {
      const some = standIns(index, word).slice(0, asked.length === 2 ? most : 1);
      return all.flatMap(([ids, so]) => some.map(([id, as]) => [[...ids, id], so * as] as const));
    },
    [[[], weight]],
  );
  for (const [ids, so] of rows) if (new Set(ids).size > 1) addTogether(draft, ids, so);
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
  const meanings = meaningsOf(word, foreign);
  // Among words of another language it is rather that one's: résumé beside mails is no CV.
  putWord(index, draft, word, foreign && meanings.length > 0 ? weight * likeness.alsoForeign : weight);
  for (const meaning of meanings) putWord(index, draft, meaning, weight * likeness.meaning);
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
  const nowhere = id === undefined && vocabulary.forms(word).length === 0;
  const holding = nowhere ? likeness.onlyCompound : likeness.compound;
  for (const whole of vocabulary.compoundsOf(word)) add(draft, whole, weight * holding);
  if (integrationWords.has(word)) addWhole(vocabulary, draft, word, weight);
  for (const other of synonymsOf(word)) {
    const same = vocabulary.id(other);
    const so = weight * (isBeside(word, other) ? likeness.beside : 1);
    if (same !== undefined) add(draft, same, so * likeness.synonym);
    addForms(other, so * likeness.synonymForm);
    if (integrationWords.has(other)) addWhole(vocabulary, draft, other, so * likeness.synonym);
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
  const sounding = vocabulary.sounding(word);
  const found =
    near.length > 0
      ? near.slice(0, mostNear).map(({ id }) => id)
      : sounding !== undefined
        ? [sounding]
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
