import { field } from './document.js';
import type { SearchIndex } from './search-index.js';
import { isKnown, nearestApp, slipOf } from './slips.js';
import { wholeName, wordsOf } from './text.js';
import { appsOfKind, kinship, meaningsOf, smallWords, synonymsOf } from './words.js';

/** After these whatever follows is not wanted. */
const without = new Set(['zonder', 'without', 'ohne', 'sans', 'behalve', 'except', 'excluding', 'exclusief']);
/** After these an app that follows is not wanted; after `not` also a thing. */
const negations = new Set(['not', 'niet', 'geen', 'no', 'nicht', 'kein', 'keine', 'keinen', 'pas']);
/** What is not done yet is a state that is looked for, nothing that is left out: invoices not paid. */
const state = /(?:ed|ing|id|ent|one|own|ound|ept|et|en)$/;
/** Between a negation and its app: not in Slack, zonder de Slack. */
const between = new Set('in op via met with using for de het een the a an mit le la der die das'.split(' '));
/** No app any more is what became of it, nothing that is left out: klant wil geen whatsapp meer. */
const anymore = new Set(['meer', 'anymore', 'more', 'mehr', 'plus']);
const also = new Set(['en', 'of', 'and', 'or', 'und', 'oder', 'et', 'ou', 'nor', 'noch']);
const longestName = 4;
/** Words that one name with a slip in it may be typed as. */
const longestSlip = 2;
/** A hyphen before a word, as a person types it or their keyboard makes it. */
const minus = /(^|\s)[-–−]+(?=["'“]?[\p{L}\p{N}])/gu;

/** Where a word that is not wanted tells what a workflow is about; the names of steps and their types do not. */
const telling = field.name | field.integration | field.tag | field.category | field.text;
/** What a recipe is also called says little of each of its workflows: the app in it may be another's. */
const anywhere = 255 & ~field.phrase;

/** Something that must not stand in a workflow. */
export interface Exclusion {
  /** How the screen writes it, what was typed or what was left out instead: `zonder slack`. */
  readonly text: string;
  readonly corrected: boolean;
  /** The words by number, with the fields in which they tell. */
  readonly words: ReadonlyMap<number, number>;
}

/** The words of what somebody typed, and what they said they do not want: `zonder slack`, `not slack`, `-slack`. */
export function exclusionsIn(
  index: SearchIndex,
  q: string,
): { readonly words: readonly string[]; readonly excluded: readonly Exclusion[] } {
  const typed = wordsOf(q.replace(minus, '$1 zonder '));
  const words: string[] = [];
  const excluded: Exclusion[] = [];
  for (let at = 0; at < typed.length; ) {
    const word = typed[at] as string;
    const end = without.has(word) || negations.has(word) ? endOf(index, typed, at) : at;
    if (end === at) {
      words.push(word);
      at += 1;
      continue;
    }
    let from = at + 1;
    while (from < end) {
      while (between.has(typed[from] as string) || also.has(typed[from] as string)) from += 1;
      const name = nameAt(index, typed, from);
      const thing = typed[from] as string;
      const meantBy = name === undefined ? slipOf(index, thing) : name.corrected;
      excluded.push({
        text: `${word} ${meantBy ?? typed.slice(from, from + (name?.length ?? 1)).join(' ')}`,
        corrected: meantBy !== undefined,
        words: name === undefined ? things(index, meantBy ?? thing) : appItself(index, name.app),
      });
      from += name?.length ?? 1;
    }
    at = end;
  }
  return { words, excluded };
}

/** A name of an integration among words. */
interface Name {
  readonly length: number;
  /** The integration, as one word. */
  readonly app: string;
  /** How it is written, where it was typed with a slip. */
  readonly corrected?: string | undefined;
}

/** The longest name that stands there, else one with a slip in it; undefined where none does. */
function nameAt(index: SearchIndex, words: readonly string[], from: number): Name | undefined {
  for (let length = Math.min(longestName, words.length - from); length > 0; length -= 1) {
    const app = appOf(index, words.slice(from, from + length).join(''));
    if (app !== undefined) return { length, app };
  }
  for (let length = Math.min(longestSlip, words.length - from); length > 0; length -= 1) {
    const app = mistyped(index, words.slice(from, from + length));
    if (app !== undefined) return { length, app, corrected: index.spelling.get(app) };
  }
  return undefined;
}

/** The integration that people call so, as one word: excel is Microsoft Excel; undefined for what is none. */
const appOf = ({ integrationWords }: SearchIndex, word: string): string | undefined =>
  [word, ...synonymsOf(word)].find((name) => integrationWords.has(name));

/** The integration that was meant with a word that nobody knows, or with two of which one is such. */
function mistyped(index: SearchIndex, words: readonly string[]): string | undefined {
  const meant = words.length === 1 ? slipOf(index, words[0] as string) : nearestApp(index, words.join(''));
  if (meant === undefined || words.every((word) => isKnown(index, word))) return undefined;
  return appOf(index, meant);
}

/** Where what is excluded from `at` on ends; `at` where nothing is. */
function endOf(index: SearchIndex, words: readonly string[], at: number): number {
  const sign = words[at] as string;
  let from = at + 1;
  while (between.has(words[from] ?? '')) from += 1;
  const next = words[from];
  if (next === undefined) return at;
  const name = nameAt(index, words, from);
  if (name === undefined) {
    if (negations.has(sign) && (sign !== 'not' || state.test(next))) return at;
    if (smallWords.has(next) || isPromise(index, slipOf(index, next) ?? next)) return at;
    return from + 1;
  }
  let end = from + name.length;
  if (negations.has(sign) && anymore.has(words[end] ?? '')) return at;
  // Slack and Notion, but not Slack and invoices.
  while (also.has(words[end] ?? '')) {
    const further = nameAt(index, words, end + 1);
    if (further === undefined) break;
    end += 1 + further.length;
  }
  return end;
}

/** Whether titles promise to be without it, in any of its forms or by another word for it: dubbele, dubbelen, duplicaten. */
function isPromise({ vocabulary, withoutInTitles }: SearchIndex, thing: string): boolean {
  return [thing, ...synonymsOf(thing)].some(
    (word) =>
      withoutInTitles.has(word) ||
      vocabulary.forms(word).some((id) => {
        const form = vocabulary.words[id] as string;
        return withoutInTitles.has(form) && kinship(word, form) === 1;
      }),
  );
}

/** The integration where it is used or named, not where another has its name in its own. */
function appItself({ vocabulary }: SearchIndex, app: string): ReadonlyMap<number, number> {
  const id = vocabulary.id(wholeName(app));
  return id === undefined ? new Map() : new Map([[id, anywhere]]);
}

/** The word with its forms, what it means and the apps of that kind. */
function things(index: SearchIndex, typed: string): ReadonlyMap<number, number> {
  const { vocabulary } = index;
  const found = new Map<number, number>();
  const put = (word: string, fields: number): void => {
    const id = vocabulary.id(word);
    if (id !== undefined) found.set(id, fields);
  };
  for (const thing of [typed, ...meaningsOf(typed)]) {
    for (const word of [thing, ...synonymsOf(thing)]) {
      put(word, telling);
      for (const form of vocabulary.forms(word))
        if (kinship(word, vocabulary.words[form] as string) === 1) found.set(form, telling);
    }
    for (const whole of vocabulary.compoundsOf(thing)) found.set(whole, telling);
    for (const one of appsOfKind(thing)) put(wholeName(one), anywhere);
  }
  return found;
}

/**
 * The documents in which something stands that is not wanted, a 1 each; undefined where nothing is excluded.
 * @param hidden documents that nobody may find
 */
export function excludedDocuments(
  { size, starts, documents, fields }: SearchIndex,
  excluded: readonly Exclusion[],
  hidden: readonly number[] = [],
): Uint8Array | undefined {
  const words = excluded.flatMap((exclusion) => [...exclusion.words]);
  if (words.length === 0 && hidden.length === 0) return undefined;
  const marks = new Uint8Array(size);
  for (const document of hidden) marks[document] = 1;
  for (const [word, mask] of words) {
    const end = starts[word + 1] as number;
    for (let at = starts[word] as number; at < end; at += 1)
      if (((fields[at] as number) & mask) !== 0) marks[documents[at] as number] = 1;
  }
  return marks;
}
