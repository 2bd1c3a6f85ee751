import { acceptedLanguage } from '../errors.js';
import { pageLanguage } from './language.js';

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const languageOf = (headers: Record<string, string>, query = '') =>
  pageLanguage(new URLSearchParams(query), { 'user-agent': person, ...headers });

it.each([
  [undefined, 'nl'],
  ['en-GB,en;q=0.9', 'en'],
  ['nl-NL,nl;q=0.9,en;q=0.8', 'nl'],
  ['fr-FR,fr;q=0.9,en;q=0.8,nl;q=0.7', 'en'],
  ['nl;q=0.3, en;q=0.6', 'en'],
  ['de-DE,de;q=0.9', 'nl'],
  ['en;q=0', 'nl'],
  ['*', 'nl'],
])('reads %s as %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it('follows the browser at the first visit, and the visitor from their choice on', () => {
  const english = { 'accept-language': 'en-GB,en;q=0.9' };
  expect(languageOf(english)).toEqual({ language: 'en', chosen: false });
  expect(languageOf({ ...english, cookie: 'language=nl' })).toEqual({ language: 'nl', chosen: false });
  expect(languageOf(english, 'lang=nl')).toEqual({ language: 'nl', chosen: true });
});

it('gives crawlers the plain address in Dutch', () => {
  const asked = { 'user-agent': crawler, 'accept-language': 'en-US' };
  expect(languageOf(asked).language).toBe('nl');
  expect(languageOf(asked, 'lang=en').language).toBe('en');
});
