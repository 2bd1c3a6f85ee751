import type { Language } from './language.js';

const AND = { nl: ' en ', en: ' and ' };

/** Words in a row, as a sentence lists them. */
export const listed = (words: readonly string[], language: Language): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(AND[language]);
