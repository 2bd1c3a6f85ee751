import { AS_AMOUNT, tableEuros } from './amounts.js';

/** What a line of Code gives for a value. */
const read = new Function('v', `${AS_AMOUNT} return getal(v);`) as (v: unknown) => number | null;
const shown = (v: unknown): string =>
  (new Function('v', `return ${tableEuros('v').slice(2, -2)};`) as (v: unknown) => string)(v).replace(
    /\s/g,
    ' ',
  );

describe('an amount that somebody typed', () => {
  it.each([
    ['1.250,50', 1250.5],
    ['€ 1.234.567,89', 1234567.89],
    ['1,250.50', 1250.5],
    ['1250.5', 1250.5],
    ['12,5', 12.5],
    ['1.250', 1250],
    ['1.250,-', 1250],
    ['-1.250,00', -1250],
    ['0.125', 0.125],
    ['10.00', 10],
    ['21%', 21],
    [7.5, 7.5],
    ['', null],
    ['geen', null],
    [Number.NaN, null],
  ])('%s is read as %s', (typed, number) => {
    expect(read(typed)).toBe(number);
  });

  it('is shown as people read it, and as it is where it is none', () => {
    expect(shown('1.250')).toBe('€ 1.250,00');
    expect(shown(1.25)).toBe('€ 1,25');
    expect(shown('geen')).toBe('geen');
  });
});
