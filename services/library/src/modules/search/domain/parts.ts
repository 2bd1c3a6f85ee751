import { compoundParts, isListed, knownPart } from './compounds.js';
import { telling } from './document.js';
import type { SearchIndex } from './search-index.js';
import { isKnown, isMeant, likeliest, nearestApp } from './slips.js';
import { wholeName } from './text.js';
import { appsOfKind, isNamed, isPhrase, meaningsOf, smallWords, synonymsOf } from './words.js';

/** Words that may be one name. */
const longestName = 4;
/** The rest of a compound that is read as a word with a slip in it is this long at least. */
const shortestSlip = 6;
/** In how many documents a word may stand that no workflow is about. */
const fewTexts = 16;

/** What is looked up together: words that are one name, or part of a compound that was typed. */
export interface Part {
  readonly words: readonly string[];
  /** The compound, which stands for each of its parts. */
  readonly whole?: string;
}

/** What Dutch takes off a verb and puts after its object; some of it is a preposition where more words follow. */
const particles = new Set('af mee terug toe weg vast'.split(' '));
const prepositions = new Set('aan bij door in na om onder op over uit voor'.split(' '));
const furthestParticle = 5;

/** The verb that is known with its particle, whoever does it: zegt op is opzeg, a form of opzeggen. */
function wholeVerb(index: SearchIndex, particle: string, verb: string): string | undefined {
  if (smallWords.has(verb) || index.integrationWords.has(verb)) return undefined;
  return [verb, verb.replace(/t$/, '')].map((one) => particle + one).find((whole) => isKnown(index, whole));
}

/** Puts verbs together again that a sentence takes apart: klant zegt abonnement op is about opzeggen. */
export function rejoined(index: SearchIndex, words: readonly string[]): readonly string[] {
  const found = [...words];
  for (let at = found.length - 1; at > 0; at -= 1) {
    const particle = found[at] as string;
    if (!particles.has(particle) && !(prepositions.has(particle) && at === words.length - 1)) continue;
    const least = Math.max(0, at - furthestParticle);
    for (let verb = at - 1; verb >= least; verb -= 1) {
      const whole = wholeVerb(index, particle, found[verb] as string);
      if (whole === undefined) continue;
      found[verb] = whole;
      found.splice(at, 1);
      break;
    }
  }
  return found;
}

/** Whether the library has something that the word means. */
function isMeantHere({ vocabulary }: SearchIndex, word: string): boolean {
  const has = (other: string): boolean =>
    vocabulary.id(other) !== undefined || vocabulary.id(wholeName(other)) !== undefined;
  if (!isMeant(word)) return false;
  return [word, ...synonymsOf(word), ...appsOfKind(word)].some(has) || meaningsOf(word).length > 0;
}

const occasions = new Set(['na', 'after', 'nach']);

/** Whether it says after what, and is no verb that was written apart: na levering, but na bellen. */
const saysWhen = (part: readonly string[]): boolean =>
  occasions.has(part[0] ?? '') && !/en$/.test(part.at(-1) ?? '');

/** Cuts the words into parts that are looked up together: `google sheets` is one, and so are `mail chimp` and `to do`. */
export function segments(index: SearchIndex, words: readonly string[]): Part[] {
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
      else if (weak && vocabulary.id(joined) !== undefined && !saysWhen(part)) taken = length;
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
  const own = vocabulary.id(word);
  const unknown = [...(own === undefined ? [] : [own]), ...vocabulary.forms(word)].every((id) =>
    isByTheWay(index, id),
  );
  const parts =
    compoundParts(word) ??
    (unknown ? (splitOf(index, word, last) ?? partlyKnown(index, word, last)) : undefined);
  return parts?.map((part) => ({ words: [part], whole: word })) ?? itself;
}

/** Whether no workflow is about the word: it stands nowhere but in texts and steps, and in few of those. */
function isByTheWay({ starts, fields }: SearchIndex, id: number): boolean {
  const [start, end] = [starts[id] as number, starts[id + 1] as number];
  return end - start <= fewTexts && fields.subarray(start, end).every((bits) => (bits & telling) === 0);
}

/** The longest word of our list that a word begins or ends with, which nobody knows and which looks like no other. */
function partlyKnown(index: SearchIndex, word: string, last: boolean): readonly string[] | undefined {
  const { vocabulary } = index;
  if (isListed(word) || (last && vocabulary.beginningWith(word, 1).length > 0)) return undefined;
  if (vocabulary.near(word).some(({ distance }) => distance === 1)) return undefined;
  const [part] = knownPart(word) ?? [];
  if (part === undefined) return undefined;
  const rest = restOf(index, word, part);
  if (rest !== undefined) return [part, rest];
  // What is two letters from a word of the library is rather that word: winkelwaagn is winkelwagen.
  return likeliest(index, word).length > 0 ? undefined : [part];
}

/** What follows a word of our list in a compound, where it has a slip in it: herinering behind factuur is herinnering. */
function restOf(index: SearchIndex, word: string, part: string): string | undefined {
  for (const link of ['', 's', 'en', 'e']) {
    if (!word.startsWith(part + link)) continue;
    const rest = word.slice(part.length + link.length);
    if (rest.length < shortestSlip) return undefined;
    const [near] = likeliest(index, rest);
    if (near?.distance === 1) return index.vocabulary.words[near.id];
  }
  return undefined;
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
