import { monthName, shownMonth, withCapital } from './month.js';

it('names a month', () => {
  expect(monthName('2026-11', 'nl')).toBe('november 2026');
  expect(withCapital(monthName('2027-01', 'nl'))).toBe('Januari 2027');
  expect(monthName('2026-11', 'en')).toBe('November 2026');
});

it.each([
  ['2026-09', ['2026-10', '2026-09'], '2026-11', '2026-09'],
  ['2026-11', ['2026-10'], '2026-11', '2026-11'],
  ['2020-01', ['2026-10'], '2026-11', '2026-10'],
  [null, [], '2026-11', '2026-11'],
  [null, [], undefined, undefined],
] as const)('with %s in the address, of %s and %s it shows %s', (wanted, months, current, shown) => {
  expect(shownMonth(wanted, months, current)).toBe(shown);
});
