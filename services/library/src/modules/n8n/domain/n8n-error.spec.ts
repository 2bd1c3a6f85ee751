import { kindOfStatus, retryAfterOf } from './n8n-error.js';
import { releaseIn } from './release.js';

const now = new Date('2026-11-27T10:00:00Z');

it.each([
  ['7', 7],
  ['0', 1],
  ['999999', 3600],
  ['Fri, 27 Nov 2026 10:01:00 GMT', 60],
  ['Fri, 27 Nov 2026 09:00:00 GMT', 1],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After %s is %s seconds', (header, seconds) => {
  expect(retryAfterOf(header, now)).toBe(seconds);
});

it.each([
  [400, 'refused'],
  [401, 'wrong_key'],
  [403, 'missing_scope'],
  [404, 'not_found'],
  [409, 'conflict'],
  [422, 'refused'],
  [429, 'busy'],
  [500, 'broken'],
  [502, 'broken'],
])('%s is %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});

it.each([
  ['{"dsn":"","release":"n8n@2.41.0"}', '2.41.0'],
  ['{"dsn":""}', undefined],
  ['{"release":"n8n@<script>"}', undefined],
])('the page that says %s is of %s', (told, release) => {
  const content = Buffer.from(told).toString('base64');
  expect(releaseIn(`<head><meta name="n8n:config:sentry" content="${content}"></head>`)).toBe(release);
  expect(releaseIn('<html>')).toBeUndefined();
});
