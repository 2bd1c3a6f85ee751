import type { Price } from '@stroomwerk/contracts/billing';

/** The subscription that opens the library for least, by the month; every subscription opens all of it. */
export const cheapest = (prices: readonly Price[]): Price | undefined =>
  prices
    .filter(({ interval }) => interval === 'month')
    .reduce<Price | undefined>(
      (least, price) => (least === undefined || price.amount_cents < least.amount_cents ? price : least),
      undefined,
    );
