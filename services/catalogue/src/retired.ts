import type { Both } from './kit/text.js';

/** Workflows that are published no more, and why: what customers have of them stays, their addresses tell (README). */
export interface Retirement {
  /** What each visitor of the address reads. */
  readonly why: Both;
  /** By slug: the workflow that does the same better, or null where none does. */
  readonly workflows: { readonly [slug: string]: string | null };
}

export const retirements: readonly Retirement[] = [];
