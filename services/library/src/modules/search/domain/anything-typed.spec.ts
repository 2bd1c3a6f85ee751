import { find, indexOf, numbers } from '../../../../test/search-library.js';
import { fold, indexedWords, wordsOf } from './text.js';

const index = indexOf([
  { name: 'Nieuwe bestelling melden in Slack', integrations: ['Shopify', 'Slack'], category: 'ecommerce' },
  { name: 'Bestellingen bijhouden in Google Sheets', integrations: ['Google Sheets'], category: 'ecommerce' },
  { name: 'Factuurherinnering via Gmail', tags: ['facturen'], category: 'finance' },
]);

describe('whatever is typed', () => {
  it('finds each workflow once, and never fails', () => {
    const next = numbers(3);
    const parts = [
      'slack',
      'gogle',
      'c++',
      "'",
      '"',
      '-',
      'é',
      '漢',
      '\u0000',
      '\ud800',
      '%',
      '(',
      'a',
      ' ',
      ' ',
      '0',
    ];
    for (let round = 0; round < 3_000; round += 1) {
      const q = Array.from({ length: next(12) }, () => parts[next(parts.length)]).join('');
      const found = find(index, { q });
      expect(found.keys.length).toBe(Math.min(20, found.total));
      expect(new Set(found.keys).size).toBe(found.keys.length);
    }
  });

  it('its words are letters and digits only', () => {
    const next = numbers(7);
    const letters = [
      'a',
      'É',
      'ß',
      '漢',
      '👍',
      '\u0000',
      '\ud800',
      '"',
      "'",
      '’',
      '-',
      '.',
      '+',
      '#',
      ' ',
      '%',
      '\\',
      '9',
    ];
    for (let round = 0; round < 2_000; round += 1) {
      const text = Array.from({ length: next(24) }, () => letters[next(letters.length)]).join('');
      for (const word of [...wordsOf(text), ...indexedWords(text)]) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      expect(fold(fold(text))).toBe(fold(text));
    }
  });
});
