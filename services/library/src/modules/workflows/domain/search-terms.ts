/** One word of a search, and how it may be misspelt. */
export interface SearchTerm {
  readonly word: string;
  /** The word with two neighbouring letters swapped: `slcak` finds Slack. */
  readonly swapped: readonly string[];
}

const mostTerms = 8;

const swaps = (word: string): string[] =>
  word.length < 4
    ? []
    : [...word]
        .slice(1)
        .map((letter, at) => `${word.slice(0, at)}${letter}${word.charAt(at)}${word.slice(at + 2)}`);

/** The words of what somebody typed, at most eight, in lower case without accents; empty where there is no word. */
export function searchTerms(q: string): SearchTerm[] {
  const words =
    q
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, mostTerms).map((word) => ({ word, swapped: swaps(word) }));
}
