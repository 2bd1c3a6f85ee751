import { getAccessToken, type Language, refreshUser } from '@stroomwerk/auth-store';
import { changeLanguage } from '@stroomwerk/contracts/auth';
import { api } from './api.js';
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

/** The page changes at once; an account is written to in the same language from then on. */
function choose(language: Language): void {
  chooseLanguage(language);
  if (getAccessToken() === null) return;
  void api
    .call(changeLanguage, { body: { language } })
    .then(refreshUser)
    .catch((error: unknown) => console.warn('The language of mails was not changed', error));
}

/** The language of the page, and its switch. Answers that carry texts are read again in the new language. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { language } = useRuntime();
  return { language, setLanguage: choose };
}
