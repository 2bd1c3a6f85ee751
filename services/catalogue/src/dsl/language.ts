/** The languages in which a customer may have a workflow. */
export type Language = 'nl' | 'en';

let building: Language = 'nl';

/**
 * Words that end up inside a workflow: of a message, a prompt, a note, a column. What it is part of is built once in each
 * language, so it stands inside `build`, never in a constant beside it.
 */
export const say = (nl: string, en: string): string => (building === 'nl' ? nl : en);

/** Builds something in a language: every `say` in there gives the words of that one. */
export function inLanguage<T>(language: Language, build: () => T): T {
  const before = building;
  building = language;
  try {
    return build();
  } finally {
    building = before;
  }
}
