import { useFormat, useLanguage } from '@stroomwerk/mfe-runtime';
import { useMemo } from 'react';

/** Euros on this page: whole ones, and short ones (`€ 13K`) for the axis of a chart. */
export function useAmounts(): { euro: (amount: number) => string; short: (amount: number) => string } {
  const format = useFormat();
  const { language } = useLanguage();
  return useMemo(() => {
    const short = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
      style: 'currency',
      currency: 'EUR',
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    return {
      euro: (amount) => format.euro(Math.round(amount) * 100, { style: 'marketing' }),
      short: (amount) => short.format(amount),
    };
  }, [format, language]);
}
