import type { Language } from '@stroomwerk/auth-store';
import { createStore } from 'zustand';
import { pageConfig } from './config.js';
import { places } from './places.js';
import { rememberCookie } from './storage.js';

interface LanguageState {
  /** null: as the page came (Dutch unless the cookie or the visitor said otherwise). */
  readonly chosen: Language | null;
}

/** The language chosen in this page view. Outside React it is asked for with currentLanguage(). */
export const languageStore = createStore<LanguageState>()(() => ({ chosen: null }));

export const currentLanguage = (): Language => languageStore.getState().chosen ?? pageConfig().language;

/** Chooses the language for this and later visits: the cookie makes the edge write the right `lang`. */
export function chooseLanguage(language: Language): void {
  // Where the browser cannot, the edge sets the cookie: `?lang=` is its own way to choose.
  if (!rememberCookie('language', language)) void fetch(`${places.home}?lang=${language}`);
  // An address that names a language would bring the former one back with a reload.
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  languageStore.setState({ chosen: language });
}
