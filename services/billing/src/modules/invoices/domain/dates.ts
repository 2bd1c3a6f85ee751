import type { Line } from './invoice.js';

const parts = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: 'Europe/Amsterdam', year: 'numeric', month: '2-digit', day: '2-digit' },
});

/** @returns the day in the Netherlands, as 2026-11-28 */
export const dayOf = (at: Date): string => parts.format(at);

export const yearOf = (at: Date): number => Number(dayOf(at).slice(0, 4));

/** Seven years after the year of the books (art. 52 AWR); ten after a sale under the one-stop shop (art. 369 of the VAT directive). */
const years = { books: 7, oneStopShop: 10 } as const;

/** Whether VAT of another member state was charged: a sale under the one-stop shop. */
const isOneStopShop = ({ rate }: Line): boolean => rate.treatment === 'standard' && rate.country !== 'NL';

/** @returns the first day on which an invoice may be removed */
export const keepUntil = (issuedAt: Date, lines: readonly Line[]): string =>
  `${yearOf(issuedAt) + 1 + (lines.some(isOneStopShop) ? years.oneStopShop : years.books)}-01-01`;
