import type { Language } from '@stroomwerk/auth-store';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chooseLanguage } from './language-state.js';
import { useRuntime } from './provider.js';

/** A text, a function that makes one, or a group of them. */
type Text = string | ((...args: never[]) => string) | readonly Text[] | { readonly [key: string]: Text };
/** The same shape, with any wording: what the second language must have. */
type Same<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Same<T[Key]> };

export interface Texts<T> {
  readonly nl: T;
  readonly en: Same<T>;
}

/** Texts of a feature in both languages; English missing a text does not compile. */
export const defineTexts = <const T extends { readonly [key: string]: Text }>(texts: Texts<T>): Texts<T> =>
  texts;

/** The texts of the current language. */
export function useTexts<T>(texts: Texts<T>): Same<T> {
  return texts[useRuntime().language] as Same<T>;
}

/** The language of the page, and its switch. Answers that carry texts are read again in the new language. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { language } = useRuntime();
  const queries = useQueryClient();
  const setLanguage = useCallback(
    (next: Language) => {
      chooseLanguage(next);
      void queries.invalidateQueries();
    },
    [queries],
  );
  return { language, setLanguage };
}
