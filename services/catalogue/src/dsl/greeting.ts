import { say } from './language.js';

/** How a letter begins where nobody's name is known. */
const OPENINGS: { readonly [word: string]: readonly [dutch: string, english: string] } = {
  Beste: ['Hallo', 'Hello'],
  Dear: ['Hallo', 'Hello'],
  Geachte: ['Geachte heer of mevrouw', 'Dear Sir or Madam'],
};
const GREETING =
  /\b(Beste|Dear|Geachte|Hallo|Hello|Hoi|Hi|Hey|Dag|Goedemorgen|Goedemiddag|Good morning) \{\{([\s\S]*?)\}\}(?=[,!])/g;
/** A reference and nothing else: what is longer says itself what stands there without a value. */
const REFERENCE = /^[\w$.?[\]'"() :-]+$/;
const OR_NOTHING = /\s*(\?\?|\|\|)\s*''$/;

/**
 * A text whose greeting holds without a name too: "Beste Sanne," or "Hallo,". What says itself what stands there instead is
 * left as it is.
 */
export const greeted = (text: string): string =>
  text.startsWith('=')
    ? text.replace(GREETING, (whole, word: string, part: string) => {
        const name = part.trim().replace(OR_NOTHING, '');
        if (!REFERENCE.test(name)) return whole;
        const [nl, en] = OPENINGS[word] ?? [word, word];
        return `{{ ${name} ? '${word} ' + ${name} : '${say(nl, en)}' }}`;
      })
    : text;
