import type { Language } from '@stroomwerk/auth-store';
import { chooseLanguage } from './language-state.js';
import { useRuntime } from './provider.js';

/** Texts of a feature: strings, functions that make one, groups of them. English has the shape of the Dutch. */
export interface Texts<T> {
  readonly nl: T;
  readonly en: NoInfer<T>;
}

/** Texts of a feature in both languages; English missing a text does not compile. */
export const defineTexts = <T extends object>(texts: Texts<T>): Texts<T> => texts;

/** The texts of the current language. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useRuntime().language];
}

/** The language of the page, and its switch. Answers that carry texts are read again in the new language. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { language } = useRuntime();
  return { language, setLanguage: chooseLanguage };
}
