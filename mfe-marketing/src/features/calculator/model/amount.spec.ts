import { type Amount, readAmount } from './amount.js';

const bounds = { min: 0, max: 1_000_000 };
const read = (text: string, within = bounds): number | string => {
  const amount: Amount = readAmount(text, within);
  return 'value' in amount ? amount.value : amount.fault;
};

it.each([
  ['6847', 6847],
  ['6.847', 6847],
  ['6,847', 6847],
  ['6.847,50', 6847.5],
  ['6,847.50', 6847.5],
  ['6847,5', 6847.5],
  ['6847.5', 6847.5],
  ['€ 6 847', 6847],
  ['€\u00a06.847,-', 6847],
  ['EUR 6847', 6847],
  ['6847 euro', 6847],
  ['1e3', 1000],
  ['10k', 10_000],
  ['2,5K', 2500],
  ['15%', 15],
  [',5', 0.5],
  ['5.', 5],
  ['+5', 5],
  ['0', 0],
  ['-0', 0],
  ['1.000.000', 1_000_000],
])('reads %s', (text, value) => {
  expect(read(text)).toBe(value);
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['€', 'empty'],
  ['abc', 'number'],
  ['NaN', 'number'],
  ['Infinity', 'number'],
  ['0x10', 'number'],
  ['1,2,3', 'number'],
  ['1.2.3', 'number'],
  ['--5', 'number'],
  ['-1', 'low'],
  ['\u22125', 'low'],
  ['1000001', 'high'],
  ['1e999', 'high'],
  ['99999999999999999999', 'high'],
])('says why %s is none', (text, fault) => {
  expect(read(text)).toBe(fault);
});

it('takes a negative number where one is allowed', () => {
  expect(['-5', '\u22125', '-5,5'].map((text) => read(text, { min: -50, max: 100 }))).toEqual([-5, -5, -5.5]);
});
