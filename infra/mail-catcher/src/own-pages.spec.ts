import { isForeign } from './own-pages.js';

const own = { host: '127.0.0.1:8025' };

it.each([
  ['a program', own],
  ['its own page', { ...own, origin: 'http://127.0.0.1:8025', 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { host: 'localhost:8025', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  ['a link elsewhere', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ['IPv6', { host: '[::1]:8025' }],
])('answers %s: %j', (_who, headers) => {
  expect(isForeign({ headers })).toBe(false);
});

it.each([
  ['a name that leads here', { host: 'rebound.evil.example:8025' }],
  ['a name that looks like ours', { host: '127.0.0.1.evil.example' }],
  ['no name', {}],
  ['a page elsewhere', { ...own, origin: 'https://evil.example' }],
  ['a page on another port', { ...own, origin: 'http://127.0.0.1:9999' }],
  ['a page without a name', { ...own, origin: 'null' }],
  ['a script elsewhere', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' }],
  ['a frame on another port', { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }],
])('refuses %s: %j', (_who, headers) => {
  expect(isForeign({ headers })).toBe(true);
});
