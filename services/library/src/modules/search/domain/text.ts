/** Longest word that is kept whole; longer runs are cut, not refused. */
const longestWord = 40;
/** Parts that one written word may be joined from again: `to-do`, `monday.com`, `docs/sheets`. */
const mostJoined = 3;

/** Lower case without accents, ligatures and typographic apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .toLowerCase();

const spoken = (folded: string): string =>
  folded
    .replace(/\bc\+\+/g, ' cplusplus ')
    .replace(/\b([cf])#/g, ' $1sharp ')
    // The plural and the possessive: foto's, customer's.
    .replace(/(\p{L})'(?:s|n)?(?![\p{L}\p{N}])/gu, '$1 ')
    .replaceAll("'", '');

const runs = /[\p{L}\p{N}]+/gu;
const written = /[\p{L}\p{N}]+(?:[-._/&+][\p{L}\p{N}]+)*/gu;

/**
 * The words of what somebody typed: letters and digits only, lower case, without accents. `google-sheets` is two words,
 * `e-mail` is one, `c++` is `cplusplus`, `foto's` is `foto`. Punctuation alone is no word.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [run] of spoken(fold(text)).matchAll(written)) {
    const parts = run.match(runs) ?? [];
    // A single letter before a hyphen is no word of its own: e-mail, e-commerce, x-as.
    const first = parts[0];
    if (parts.length > 1 && first?.length === 1 && run.charAt(1) === '-')
      words.push(`${first}${parts[1]}`.slice(0, longestWord), ...parts.slice(2));
    else for (const part of parts) words.push(part.slice(0, longestWord));
  }
  return words;
}

/** The words of a text that is indexed: those of `wordsOf`, and what a hyphen or a dot joins, joined: `todo`, `mondaycom`. */
export function indexedWords(text: string): string[] {
  const words = wordsOf(text);
  for (const [run] of spoken(fold(text)).matchAll(written)) {
    const parts = run.match(runs) ?? [];
    if (parts.length > 1 && parts.length <= mostJoined) words.push(parts.join('').slice(0, longestWord));
  }
  return words;
}

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
