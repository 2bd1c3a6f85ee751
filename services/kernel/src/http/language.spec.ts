import { languageOf } from './language.js';

it.each([
  [undefined, 'nl'],
  ['', 'nl'],
  ['de', 'nl'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['nl,en;q=0.9', 'nl'],
  ['en;q=0.5, nl;q=0.8', 'nl'],
  ['de, en;q=0.3', 'en'],
  ['en;q=0', 'nl'],
])('Accept-Language %s is read as %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
