/** What a text may promise: an answer or a call, money back, something that is sent, data that is erased, a reply that is read. */
export type Promised = 'answer' | 'refund' | 'delivery' | 'erasure' | 'reply';

/** A promise that texts of a workflow make, and the steps that keep it. */
export interface Kept {
  readonly what: Promised;
  /** By their Dutch names. */
  readonly by: readonly string[];
}

/**
 * Declares that a promise in a title, a note, a mail or an answer is kept: `promise('answer', 'Maak taak')`. The compiler
 * finds promises by their words, and asks who keeps each of them.
 */
export const promise = (what: Promised, ...by: string[]): Kept => ({ what, by });
