import { isForeign, judgeCall } from './same-origin.js';

const ours = 'https://shop.example';
const rule = { origins: [ours], elsewhere: false, forms: false };
const form = 'application/x-www-form-urlencoded';
const json = 'application/json; charset=utf-8';

it.each([
  ['our page', { origin: ours, 'sec-fetch-site': 'same-origin', 'content-type': json }, undefined],
  ['our page without a body', { origin: ours }, undefined],
  ['a program', { 'content-type': json }, undefined],
  ['a team that uploads a file', { 'content-type': 'application/octet-stream' }, undefined],
  ['another site', { origin: 'https://evil.example', 'content-type': json }, 'auth.origin_refused'],
  ['a page without a name', { origin: 'null', 'content-type': json }, 'auth.origin_refused'],
  ['our name over http', { origin: 'http://shop.example' }, 'auth.origin_refused'],
  ['our name with a port', { origin: `${ours}:444` }, 'auth.origin_refused'],
  ['a site that hides its name', { 'sec-fetch-site': 'cross-site' }, 'auth.origin_refused'],
  ['a neighbour of the domain', { 'sec-fetch-site': 'same-site' }, 'auth.origin_refused'],
  ['a form', { origin: ours, 'content-type': form }, 'common.unsupported_media_type'],
  ['text that is JSON', { origin: ours, 'content-type': 'text/plain' }, 'common.unsupported_media_type'],
  [
    'a form with a file',
    { 'content-type': 'multipart/form-data; boundary=x' },
    'common.unsupported_media_type',
  ],
])('%s: %j is answered %s', (_who, headers, refusal) => {
  expect(judgeCall(headers, rule)).toBe(refusal);
});

it('takes a form of our own page where a route says so, and of no page that names itself not', () => {
  const forms = { ...rule, forms: true };
  expect(judgeCall({ origin: ours, 'content-type': form }, forms)).toBeUndefined();
  expect(judgeCall({ 'content-type': form }, forms)).toBe('common.unsupported_media_type');
  expect(judgeCall({ origin: 'null', 'content-type': form }, forms)).toBe('auth.origin_refused');
  expect(judgeCall({ origin: ours, 'content-type': 'text/plain' }, forms)).toBe(
    'common.unsupported_media_type',
  );
});

it('believes the name of our page on a host that is another site by design, and there only', () => {
  const headers = { origin: ours, 'sec-fetch-site': 'cross-site' };
  expect(isForeign(headers, { origins: [ours], elsewhere: true })).toBe(false);
  expect(isForeign(headers, rule)).toBe(true);
  expect(isForeign({ 'sec-fetch-site': 'cross-site' }, { origins: [ours], elsewhere: true })).toBe(true);
});
