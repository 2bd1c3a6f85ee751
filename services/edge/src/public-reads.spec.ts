import { publicReadOf } from './public-reads.js';

it.each([
  ['GET', '/api/workflows/top12', 'library'],
  ['GET', '/api/workflows/by-slug/a-b', 'library'],
  ['GET', '/api/workflows/by-slug/a-b/retired', 'library'],
  ['GET', '/api/billing/prices', 'billing'],
  ['GET', '/api/workflows/by-slug/..', null],
  ['POST', '/api/workflows/top12', null],
  ['GET', '/api/workflows-library/entitlement', null],
  ['GET', '/api/billing/subscription', null],
  ['GET', '/api/auth/me', null],
])('%s %s is a public read of %s', (method, path, service) => {
  expect(publicReadOf(method, path)).toBe(service);
});
