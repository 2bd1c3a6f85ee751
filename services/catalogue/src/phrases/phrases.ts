/** What people call what a recipe does and what they ask who want it, in both languages: the words that its own texts lack. */
export interface Phrases {
  readonly nl: readonly string[];
  readonly en: readonly string[];
}

/** By the id of the recipe, or the slug of a workflow that stands by itself. */
export type CategoryPhrases = Readonly<Record<string, Phrases>>;
