import type { Language } from '@stroomwerk/contracts';

const locales = { nl: 'nl-NL', en: 'en-GB' } as const;

/** The name of a month. @param month e.g. 2026-11 @returns e.g. november 2026 */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** At the beginning of a heading or a line. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which month is shown: the one in the address, where it is one of those, else the latest that is over, else the one that goes on. */
export function shownMonth(
  wanted: string | null,
  months: readonly string[],
  current: string | undefined,
): string | undefined {
  const all = current === undefined ? months : [current, ...months];
  return all.find((month) => month === wanted) ?? months[0] ?? current;
}
