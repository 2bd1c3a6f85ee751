import { line } from '../../../../test/issued.js';
import { dayOf, keepUntil, yearOf } from './dates.js';
import { addressIn } from './seller.js';

it('takes the day and the year of the clock in the Netherlands', () => {
  expect(dayOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(dayOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(yearOf(new Date('2026-12-31T23:00:00Z'))).toBe(2027);
});

it('keeps for seven years after the year of the books, and a sale under the one-stop shop for ten', () => {
  const at = new Date('2026-11-28T11:00:00Z');
  expect(keepUntil(at, [line(100, 21)])).toBe('2034-01-01');
  const german = line(100, 19, { rate: { percent: 19, country: 'DE', treatment: 'standard' } });
  expect(keepUntil(at, [line(100, 21), german])).toBe('2037-01-01');
  const reversed = line(100, 0, { rate: { percent: 0, country: 'DE', treatment: 'reverse_charge' } });
  expect(keepUntil(at, [reversed])).toBe('2034-01-01');
});

it.each([
  ['Voorbeeldstraat 1, 1000 AA Amsterdam', ['Voorbeeldstraat 1', '1000 AA', 'Amsterdam']],
  ['Lange Weg 12 a, 2501CB Den Haag', ['Lange Weg 12 a', '2501 CB', 'Den Haag']],
  ['Postbus 1', ['Postbus 1', '', '']],
  ['', ['', '', '']],
])('reads our address in %s', (text, [street, postal_code, city]) => {
  expect(addressIn(text)).toEqual({ street, postal_code, city, country: 'NL' });
});
