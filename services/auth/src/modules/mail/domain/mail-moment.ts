import type { Language } from '@stroomwerk/contracts';

const locales = { nl: 'nl-NL', en: 'en-GB' } as const;
const zone = { nl: 'Nederlandse tijd', en: 'time in the Netherlands' } as const;

/** A moment in Dutch time. @param precise to the second */
export const mailMoment = (at: Date, language: Language, precise = false): string =>
  `${new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: precise ? 'medium' : 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(at)} (${zone[language]})`;

/** A calendar day. @param date e.g. 2026-11-22 */
export const mailDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
