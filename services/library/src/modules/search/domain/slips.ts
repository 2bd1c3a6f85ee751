import { isListed } from './compounds.js';
import type { SearchIndex } from './search-index.js';
import type { Near } from './vocabulary.js';
import { appsOfKind, meaningsOf, smallWords, synonymsOf } from './words.js';

/** In shorter words two letters are wrong only where it is an app that looks so: another word is one of its own. */
const longGuess = 10;

/** Whether one of our lists says what the word means. */
export const isMeant = (word: string): boolean =>
  synonymsOf(word).length > 0 || meaningsOf(word).length > 0 || appsOfKind(word).length > 0;

/** Whether the library, or one of our lists, has the word: then it is no slip, and no two words run together. */
export const isKnown = ({ vocabulary }: SearchIndex, word: string): boolean =>
  vocabulary.id(word) !== undefined || vocabulary.forms(word).length > 0 || isMeant(word);

/** The words that look most like one that nobody knows, an app first of those that look alike. */
export function likeliest({ vocabulary, integrationWords }: SearchIndex, word: string): readonly Near[] {
  const isApp = ({ id }: Near): boolean => integrationWords.has(vocabulary.words[id] as string);
  const place = (near: Near): number => near.distance - (isApp(near) ? 0.5 : 0);
  const found = vocabulary
    .near(word)
    // Whoever mistypes means a thing: four is no slip of for.
    .filter(({ id }) => !smallWords.has(vocabulary.words[id] as string))
    .filter((near) => near.distance === 1 || word.length >= longGuess || isApp(near))
    .sort((a, b) => place(a) - place(b));
  return found.filter(({ distance }) => distance <= (found[0] as Near).distance);
}

/** The app whose name, as one word, looks most like these letters. */
export const nearestApp = (
  { vocabulary, integrationWords }: SearchIndex,
  joined: string,
): string | undefined =>
  vocabulary
    .near(joined)
    .map(({ id }) => vocabulary.words[id] as string)
    .find((word) => integrationWords.has(word));

/** The word that was meant with one that nobody knows and that begins no other; undefined where it is no slip. */
export function slipOf(index: SearchIndex, word: string): string | undefined {
  if (isKnown(index, word) || isListed(word) || index.vocabulary.beginningWith(word, 1).length > 0)
    return undefined;
  const [near] = likeliest(index, word);
  return near && index.vocabulary.words[near.id];
}
