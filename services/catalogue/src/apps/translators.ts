import { node } from '../dsl/core.js';
import type { NodeSpec } from '../dsl/types.js';
import type { Port } from '../kit/ports.js';
import { app, GOOGLE_STEPS } from './app.js';

export type Language = 'nl' | 'en' | 'de' | 'fr' | 'es' | 'it' | 'pl';

/** Puts a text into another language. */
export interface Translator extends Port {
  translate(name: string, text: string, to: Language): NodeSpec;
  /** Where the translation stands, inside the braces. */
  readonly translated: string;
  /** Where the language of the original stands, inside the braces; not every service tells. */
  readonly detected?: string;
}

export const deepL = app(
  'deepl',
  'DeepL',
  'deepLApi',
  ['Kopieer de API-sleutel uit je DeepL-account.', 'Kies in n8n voor Free of Pro, net als je account.'],
  ['Copy the API key from your DeepL account.', 'Choose Free or Pro in n8n, as your account is.'],
  5,
);
export const googleTranslate = app(
  'googleTranslate',
  'Google Translate',
  'googleTranslateOAuth2Api',
  ...GOOGLE_STEPS,
  3,
);
export const lingvaNex = app(
  'lingvaNex',
  'LingvaNex',
  'lingvaNexApi',
  ['Maak op lingvanex.com een API-sleutel.', 'Plak de sleutel in n8n.'],
  ['Create an API key at lingvanex.com.', 'Paste the key into n8n.'],
  1,
);

const LINGVA: Record<Language, string> = {
  nl: 'nl_NL',
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  pl: 'pl_PL',
};

export const deepLTranslator: Translator = {
  app: deepL,
  translate: (name, text, to) =>
    node(name, 'deepL', 1, {
      resource: 'language',
      operation: 'translate',
      text,
      translateTo: to === 'en' ? 'EN-GB' : to.toUpperCase(),
      additionalFields: {},
    }),
  translated: '$json.text',
  detected: '$json.detected_source_language',
};
export const googleTranslator: Translator = {
  app: googleTranslate,
  translate: (name, text, to) =>
    node(name, 'googleTranslate', 2, {
      authentication: 'oAuth2',
      resource: 'language',
      operation: 'translate',
      text,
      translateTo: to,
    }),
  // It answers in HTML: an apostrophe comes as &#39;.
  translated:
    "String($json.translatedText ?? '').replace(/&#39;/g, String.fromCharCode(39)).replace(/&quot;/g, '\"').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')",
  detected: '$json.detectedSourceLanguage',
};
export const lingvaNexTranslator: Translator = {
  app: lingvaNex,
  translate: (name, text, to) =>
    node(name, 'lingvaNex', 1, { operation: 'translate', text, translateTo: LINGVA[to], options: {} }),
  translated: '$json.result',
};
export const translators: readonly Translator[] = [deepLTranslator, googleTranslator, lingvaNexTranslator];
