import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { calculatorTexts } from '../texts.js';

/** How a month is said: already, month n, or not within 24 months. */
export function useWhen(): (month: number | null) => string {
  const t = useTexts(calculatorTexts);
  const format = useFormat();
  return (month) => (month === null ? t.never : month === 0 ? t.now : t.inMonth(format.number(month)));
}
