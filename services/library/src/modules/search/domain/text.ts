/** Longest word that is kept whole; longer runs are cut, not refused. */
const longestWord = 40;
/** Parts that one written word may be joined from again: `to-do`, `monday.com`, `docs/sheets`. */
const mostJoined = 3;

/** Signs, digits and letters that need no folding but their case. */
const plain = /^[ -_a-~]*$/;

/** Lower case without accents, ligatures and typographic apostrophes. */
export const fold = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .replace(/[’‘ʼ`´]/g, "'")
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase();

const spoken = (folded: string): string =>
  folded
    .replace(/\bc\+\+/g, ' cplusplus ')
    .replace(/\b([cf])#/g, ' $1sharp ')
    // The plural and the possessive: foto's, customer's.
    .replace(/(\p{L})'(?:s|n)(?![\p{L}\p{N}])/gu, '$1 ')
    .replaceAll("'", '');

const written = /[\p{L}\p{N}]+(?:[-._/&+][\p{L}\p{N}]+)*/gu;
const writtenPlain = /[a-z0-9]+(?:[-._/&+][a-z0-9]+)*/g;
const between = /[-._/&+]/;

/** What stands between spaces and signs: `google-sheets`, `monday.com`, `slack`. */
function runsOf(text: string): string[] {
  const folded = fold(text);
  const said = /['+#]/.test(folded) ? spoken(folded) : folded;
  return said.match(plain.test(said) ? writtenPlain : written) ?? [];
}

/** @param joined also as one word what a hyphen or a dot joins */
function wordsIn(text: string, joined: boolean): string[] {
  const words: string[] = [];
  for (const run of runsOf(text)) {
    if (!between.test(run)) {
      words.push(run.slice(0, longestWord));
      continue;
    }
    const parts = run.split(between);
    const [first = '', second = '', ...rest] = parts;
    // A single letter before a hyphen is no word of its own: e-mail, e-commerce.
    if (run.charAt(1) === '-') words.push(`${first}${second}`.slice(0, longestWord), ...rest);
    else words.push(...parts.map((part) => part.slice(0, longestWord)));
    if (joined && parts.length <= mostJoined) words.push(parts.join('').slice(0, longestWord));
  }
  return words;
}

/**
 * The words of what somebody typed: letters and digits only, lower case, without accents. `google-sheets` is two words,
 * `e-mail` is one, `c++` is `cplusplus`, `foto's` is `foto`. Punctuation alone is no word.
 */
export const wordsOf = (text: string): string[] => wordsIn(text, false);

/** The words of a text that is indexed: those of `wordsOf`, and what a hyphen or a dot joins, joined: `todo`, `mondaycom`. */
export const indexedWords = (text: string): string[] => wordsIn(text, true);

/** `sendAndWait` is send, and, wait; `n8n-nodes-base.googleSheetsTrigger` ends as google, sheets, trigger. */
export const nameParts = (identifier: string): string[] =>
  wordsOf(
    identifier
      .slice(identifier.lastIndexOf('.') + 1)
      .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  );

/** A name as one word: `Google Sheets` is googlesheets. */
export const joinedName = (name: string): string => wordsOf(name).join('').slice(0, longestWord);

/**
 * The mark of an integration that is named, not only a word of another's name: OpenAI in `OpenAI`, not in `Azure OpenAI`.
 * No search can hold it, since no word begins with the sign.
 */
export const wholeName = (joined: string): string => `@${joined}`;
