import type { Price } from '@stroomwerk/contracts/billing';
import { cheapest } from './cheapest.js';

const price = (name: string, amount_cents: number, interval: Price['interval']) =>
  ({ name, amount_cents, interval }) as Price;

it('names the subscription that opens the library for least, whatever the order', () => {
  const prices = [
    price('Launch Special', 4900, 'month'),
    price('Starter', 2900, 'month'),
    price('Starter', 29_000, 'year'),
    price('Eenmalig', 900, null),
  ];
  expect(cheapest(prices)?.name).toBe('Starter');
  expect(cheapest([])).toBeUndefined();
});
