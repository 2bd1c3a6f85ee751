import { useFormat, useLanguage } from '@stroomwerk/mfe-runtime';
import { useMemo } from 'react';
import { shortEuro } from './short-euro.js';

/** Euros on this page: whole ones, and short ones (`€ 12,9K`) for the axis of a chart. */
export function useAmounts(): { euro: (amount: number) => string; short: (amount: number) => string } {
  const format = useFormat();
  const { language } = useLanguage();
  return useMemo(
    () => ({
      euro: (amount) => format.euro(Math.round(amount) * 100, { style: 'marketing' }),
      short: (amount) => shortEuro(amount, format, language),
    }),
    [format, language],
  );
}
