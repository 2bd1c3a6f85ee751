import type { Language } from '@stroomwerk/contracts/common';
import { cookieOf } from '../visitor/cookies.js';

const known = (value: string | null | undefined): Language | undefined =>
  value === 'nl' || value === 'en' ? value : undefined;

export interface PageLanguage {
  readonly language: Language;
  /** The visitor chose it with this very address: it is to be remembered. */
  readonly chosen: boolean;
}

/** Dutch first: only the visitor's own choice, `?lang=` or the cookie `language`, makes it another. */
export function pageLanguage(query: URLSearchParams, cookies: string | undefined): PageLanguage {
  const asked = known(query.get('lang'));
  if (asked) return { language: asked, chosen: true };
  return { language: known(cookieOf('language', cookies)) ?? 'nl', chosen: false };
}

/** Readable by scripts, since the language switch writes it too. A functional cookie: a choice, no identity. */
export const languageCookie = (language: Language, secure: boolean): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
