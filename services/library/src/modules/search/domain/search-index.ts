import type { Column } from './document.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * The library as arrays. A document is its place in the static order (best known first), so a list of documents that
 * is sorted by number is sorted by that order too, and equals are decided by it.
 */
export interface SearchIndex {
  /** Of library_state, when it was built. */
  readonly version: number;
  readonly size: number;
  /** By document: the row's number in PostgreSQL. */
  readonly keys: Uint32Array;
  readonly vocabulary: Vocabulary;
  /** Of word w: `documents` and `fields` from `starts[w]` to `starts[w + 1]`. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly fields: Uint8Array;
  /** Of word w: in how many documents it says what they are about. */
  readonly tells: Uint32Array;
  readonly columns: Readonly<Record<Column, Uint8Array>>;
  /** Names in alphabetical order; their numbers by document from `appStarts[d]` to `appStarts[d + 1]`. */
  readonly integrations: readonly string[];
  readonly integrationWords: ReadonlySet<string>;
  /** How an integration that was typed as one word is written: googlesheets, google sheets. */
  readonly spelling: ReadonlyMap<string, string>;
  readonly appStarts: Uint32Array;
  readonly apps: Uint16Array;
  readonly appCounts: Uint32Array;
  /** The words of both titles by document, `titleBreak` between the languages. */
  readonly titleStarts: Uint32Array;
  readonly titles: Uint32Array;
  /** What follows `zonder` or `without` in a title: asked for, it is no exclusion (without duplicates). */
  readonly withoutInTitles: ReadonlySet<string>;
  readonly patterns: Uint32Array;
  /** What each pattern is also called, by its number: words, `titleBreak` after each phrase. */
  readonly phraseStarts: Uint32Array;
  readonly phrases: Uint32Array;
  /** By document, its place in each order; the lowest is first. */
  readonly ranks: Readonly<Record<'newest' | 'popular' | 'time_saved', Uint32Array>>;
}

export const titleBreak = 0xffffffff;

/** Bytes that the arrays take, the vocabulary's texts left out. */
export const bytesOf = (index: SearchIndex): number =>
  [
    ...[index.keys, index.starts, index.documents, index.fields, index.tells, index.appStarts, index.apps],
    ...[
      index.titleStarts,
      index.titles,
      index.patterns,
      index.phraseStarts,
      index.phrases,
      index.vocabulary.documents,
      index.appCounts,
    ],
    ...Object.values(index.columns),
    ...Object.values(index.ranks),
  ].reduce((sum, array) => sum + array.byteLength, 0);
