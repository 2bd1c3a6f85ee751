import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';

/** Snowball takes one ending at a time: fietsen becomes fiets, and that fiet. */
const mostRounds = 3;
/** Shorter words have no other form; and from here on an ending may be taken off. */
const shortestWord = 3;
const shortest = 4;
const isWord = /^[a-z]+$/;

function settled(word: string, stem: (word: string) => string): string {
  let found = word;
  for (let round = 0; round < mostRounds && found.length >= shortest; round += 1) {
    const next = stem(found).toLowerCase();
    if (next === found || next.length < 3) break;
    found = next;
  }
  return found;
}

/** mandje is mand, mailtje mail, filmpje film, bonnetje bon. */
const withoutDiminutive = (word: string): string =>
  word.length < 6
    ? word
    : word
        .replace(/([bglmnpr])\1etjes?$/, '$1')
        .replace(/mpjes?$/, 'm')
        .replace(/([aiou]|ee|ie|[aeiou][lnrw])tjes?$/, '$1')
        .replace(/([bcdfgkpst])jes?$/, '$1');

/** brieven and brief, huizen and huis, plannen and plan, winkelmandje and winkelmand. */
function dutchStem(word: string): string {
  const stem = settled(withoutDiminutive(word), dutch);
  if (stem === word) return stem;
  return stem
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/([bdfgklmnprst])\1$/, '$1');
}

/** gebeld is bel, gestuurd stuur; a participle without its beginning, else the word itself. */
export const withoutParticiple = (word: string): string =>
  /^ge[a-z]{2,}[^aeiou][dt]$/.test(word) ? word.slice(2, -1) : word;

/** The stems of a word, Dutch and English, marked by language: words that share one are forms of each other. */
export function stemsOf(word: string): readonly string[] {
  if (word.length < shortestWord || !isWord.test(word)) return [`=${word}`];
  const verb = withoutParticiple(word);
  const stems = [`n${dutchStem(word)}`, `e${settled(word, english)}`];
  return verb === word ? stems : [...stems, `n${dutchStem(verb)}`];
}

const foreign = { german, french };
export type Foreign = keyof typeof foreign;

/** The stem of a word of another language than the library's. */
export const foreignStem = (language: Foreign, word: string): string => settled(word, foreign[language]);
