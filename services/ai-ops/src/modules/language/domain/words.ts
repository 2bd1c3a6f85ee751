import type { Language } from '@stroomwerk/contracts';

/** A text in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** Makes a text once in each language. */
export const inBoth = (make: (language: Language) => string): Words => ({ nl: make('nl'), en: make('en') });

/** A whole number as the language writes it. */
export const digits = (value: number, language: Language): string =>
  Math.round(value).toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB');

/** `€ 1.234` or `€1,234`. */
export const euros = (value: number, language: Language): string =>
  language === 'nl' ? `€ ${digits(value, language)}` : `€${digits(value, language)}`;
