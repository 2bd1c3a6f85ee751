import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@stroomwerk/contracts/common';
import { isbot } from 'isbot';
import { acceptedLanguage } from '../errors.js';
import { cookieOf } from '../visitor/cookies.js';

const known = (value: string | null | undefined): Language | undefined =>
  value === 'nl' || value === 'en' ? value : undefined;

export interface PageLanguage {
  readonly language: Language;
  /** The visitor chose it with this very address: it is to be remembered. */
  readonly chosen: boolean;
}

/**
 * The visitor's own choice, `?lang=` or the cookie `language`; before there is one what their browser asks for. A crawler
 * reads the plain address in Dutch, whatever it asks for: the English page has an address of its own (`hreflang`).
 */
export function pageLanguage(query: URLSearchParams, headers: IncomingHttpHeaders): PageLanguage {
  const asked = known(query.get('lang'));
  if (asked) return { language: asked, chosen: true };
  const language =
    known(cookieOf('language', headers.cookie)) ??
    (isbot(headers['user-agent']) ? 'nl' : acceptedLanguage(headers['accept-language']));
  return { language, chosen: false };
}

/** Readable by scripts, since the language switch writes it too. A functional cookie: a choice, no identity. */
export const languageCookie = (language: Language, secure: boolean): string =>
  `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`;
