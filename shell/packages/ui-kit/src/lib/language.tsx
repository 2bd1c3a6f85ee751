import { type ReactNode, useContext } from 'react';
import { type UiLang, type UiTexts } from '../texts/define.js';
import { sharedContext } from './shared-context.js';

const LanguageContext = sharedContext<UiLang>('language', 'nl');

/** Language of the texts that components bring themselves. The shell sets it once; without it they speak Dutch. */
export function UiLanguageProvider({ lang, children }: { lang: UiLang; children: ReactNode }) {
  return <LanguageContext value={lang}>{children}</LanguageContext>;
}

/** The language in force: the given one, else the provider's. */
export function useUiLang(lang?: UiLang): UiLang {
  const inherited = useContext(LanguageContext);
  return lang ?? inherited;
}

/** Texts that a component brings itself, in the language in force. */
export function useUiTexts<Texts>(texts: UiTexts<Texts>, lang?: UiLang): Texts {
  return texts[useUiLang(lang)];
}
