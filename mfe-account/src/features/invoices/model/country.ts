import type { Language } from '@stroomwerk/contracts';

/** @param code two letters, e.g. NL */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
