import type { Language } from '@stroomwerk/contracts';

const locales = { nl: 'nl-NL', en: 'en-GB' } as const;

/** How figures and days are written. */
export function formatsIn(language: Language) {
  const locale = locales[language];
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const monthDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    count: (value: number): string => whole.format(value),
    hours: (minutes: number): string => one.format(minutes / 60),
    euro: (cents: number): string => money.format(cents / 100),
    /** @param day e.g. 2026-11-30 */
    day: (day: string): string => monthDay.format(new Date(day)),
    /** @param name e.g. 2026-11 */
    month: (name: string): string => month.format(new Date(`${name}-01`)),
    percent: (part: number, whole: number): string => `${one.format((100 * part) / whole)}%`,
  };
}
export type Formats = ReturnType<typeof formatsIn>;
