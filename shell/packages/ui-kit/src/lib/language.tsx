import { type ReactNode, useContext } from 'react';
import { sharedContext } from './shared-context.js';
import { type UiLang, type UiTexts, uiTexts } from './texts.js';

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

/** Default texts of the components in the language in force. */
export function useUiTexts(lang?: UiLang): UiTexts {
  return uiTexts[useUiLang(lang)];
}
