import { digits, euros, inBoth } from './words.js';

it('makes a text once in each language', () => {
  expect(inBoth((language) => `in ${language}`)).toEqual({ nl: 'in nl', en: 'in en' });
});

it('writes whole numbers and euros as the language does', () => {
  expect([digits(1234.5, 'nl'), digits(1234.5, 'en')]).toEqual(['1.235', '1,235']);
  expect([euros(1234, 'nl'), euros(1234, 'en')]).toEqual(['€ 1.234', '€1,234']);
});
