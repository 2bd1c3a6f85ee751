import { verdictOf } from './door.js';

const tokenOf = (sub: string, iat = 1): string =>
  `e30.${Buffer.from(JSON.stringify({ sub, iat })).toString('base64url')}.mac`;
const token = tokenOf('gate');
const read = { method: 'GET', path: '/api/releases/mfe-shop/versions' };

it.each([
  ['nobody', undefined, 'pass'],
  ['the account of the gate', `Bearer ${token}`, 'pass'],
  ['the account of the gate, its token refreshed', `Bearer ${tokenOf('gate', 2)}`, 'pass'],
  ['a team', 'Bearer swr_x', 'stranger'],
  ['another account', `Bearer ${tokenOf('thief')}`, 'stranger'],
  ['a token that names nobody', 'Bearer e30.e30.mac', 'stranger'],
  ['another scheme', `Basic ${token}`, 'stranger'],
])('a page that reads as %s', (_, authorization, verdict) => {
  expect(verdictOf({ ...read, authorization }, token)).toBe(verdict);
});

it('a page without a session that reads as somebody is a stranger', () => {
  expect(verdictOf({ ...read, authorization: `Bearer ${token}` })).toBe('stranger');
});

it.each([
  ['POST', '/api/auth/refresh', 'pass'],
  ['POST', '/api/releases/views', 'pass'],
  ['POST', '/api/releases/mfe-shop/versions', 'write'],
  ['POST', '/api/auth/login', 'write'],
  ['PUT', '/api/workflows-library/my-apps', 'write'],
  ['DELETE', '/api/auth/sessions', 'write'],
  ['PURGE', '/', 'write'],
])('%s %s: %s', (method, path, verdict) => {
  expect(verdictOf({ method, path }, token)).toBe(verdict);
});
