import type { Format, Language } from '@stroomwerk/mfe-runtime';

const steps = [
  { from: 1e9, nl: '\u00a0mld', en: 'bn' },
  { from: 1e6, nl: '\u00a0mln', en: 'm' },
  { from: 1e4, nl: 'K', en: 'k', per: 1e3 },
] as const;

/**
 * `€ 12,9K`, `€ 1,2 mln`; below ten thousand the whole amount. Written here because the compact notation of Intl differs
 * between the edge and browsers, and a drawn page must be the same in both.
 */
export function shortEuro(
  amount: number,
  format: Pick<Format, 'number' | 'euro'>,
  language: Language,
): string {
  // Rounded first, so that 999.960 is a million and not a thousand thousands.
  const rounded = Math.abs(amount) < 1e4 ? Math.round(amount) : Number(amount.toPrecision(3));
  const step = steps.find(({ from }) => Math.abs(rounded) >= from);
  if (step === undefined) return format.euro(rounded * 100, { style: 'marketing' });
  const per = 'per' in step ? step.per : step.from;
  const space = language === 'nl' ? '\u00a0' : '';
  const sign = rounded < 0 ? '\u2212' : '';
  return `${sign}€${space}${format.number(Math.abs(rounded) / per, 1)}${step[language]}`;
}
