import { addressOf, readForm, readInput } from './form.js';
import { calculatorDefaults } from './projection.js';

it('begins with the defaults of the specification', () => {
  expect(readForm(new URLSearchParams())).toEqual({ mrr: '6847', desiredIncome: '25000', growth: '15' });
  expect(readInput(readForm(new URLSearchParams()))).toEqual({
    input: { mrr: 6847, desiredIncome: 25_000, growth: 15 },
    faults: {},
  });
});

it('begins with the defaults, too, where the address has nothing to read or far too much', () => {
  const { mrr, growth } = readForm(new URLSearchParams({ mrr: '', growth: '9'.repeat(41), income: '5' }));
  expect([mrr, growth]).toEqual(['6847', '15']);
});

it('keeps the last valid outcome, and says what is wrong with each field', () => {
  const before = { mrr: 1, desiredIncome: 2, growth: 3 };
  expect(readInput({ mrr: '', desiredIncome: '9e9', growth: '-60' }, before)).toEqual({
    input: before,
    faults: { mrr: 'empty', desiredIncome: 'high', growth: 'low' },
  });
  expect(readInput({ mrr: '10.000', desiredIncome: 'x', growth: '0' }, before)).toEqual({
    input: { mrr: 10_000, desiredIncome: 2, growth: 0 },
    faults: { desiredIncome: 'number' },
  });
});

it('writes an address that leads back to the same outcome', () => {
  expect(addressOf(calculatorDefaults)).toBe('');
  const input = { mrr: 1234.5, desiredIncome: 25_000, growth: -2.5 };
  expect(addressOf(input)).toBe('mrr=1234.5&growth=-2.5');
  expect(readInput(readForm(new URLSearchParams(addressOf(input)))).input).toEqual(input);
  expect(addressOf(calculatorDefaults, new URLSearchParams('lang=en&mrr=5'))).toBe('lang=en');
});
