import { createFormat } from '@stroomwerk/mfe-runtime';
import { shortEuro } from './short-euro.js';

it.each([
  [0, '€ 0', '€0'],
  [9_999.4, '€ 9.999', '€9,999'],
  [12_931, '€ 12,9K', '€12.9k'],
  [999_960, '€ 1 mln', '€1m'],
  [1_234_567, '€ 1,2 mln', '€1.2m'],
  [125_829_120_000_000, '€ 126.000 mld', '€126,000bn'],
])('writes %s short, in both languages', (amount, nl, en) => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(spaced(shortEuro(amount, createFormat('nl'), 'nl'))).toBe(nl);
  expect(shortEuro(amount, createFormat('en'), 'en')).toBe(en);
});
