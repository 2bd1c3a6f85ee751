import { challengeOf, newAttempt, openAttempt, safePath, sealAttempt } from './oidc.js';

const now = new Date('2026-11-21T10:00:00Z');

it.each([
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['/account?tab=plan#x', '/account?tab=plan#x'],
  ['//evil.example/', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/..//evil.example', '/dashboard'],
  ['/api/auth/google', '/dashboard'],
])('goes back to %j as %s', (path, safe) => {
  expect(safePath(path)).toBe(safe);
});

it('opens only what it sealed, for ten minutes', () => {
  const attempt = newAttempt('/account', 'CODE', now);
  const sealed = sealAttempt('key', attempt);
  expect(openAttempt(['key'], sealed, now)).toEqual(attempt);
  expect(openAttempt(['other'], sealed, now)).toBeUndefined();
  expect(openAttempt(['key'], `x${sealed}`, now)).toBeUndefined();
  expect(openAttempt(['key'], 'nonsense', now)).toBeUndefined();
  expect(openAttempt(['key'], sealed, new Date(now.getTime() + 600_000))).toBeUndefined();
});

it('makes the challenge of RFC 7636, appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

it('opens what was sealed with a spent secret, and refuses half a signature or none', () => {
  const attempt = newAttempt('/account', null, now);
  const sealed = sealAttempt('old', attempt);
  expect(openAttempt(['new', 'old'], sealed, now)).toEqual(attempt);
  expect(openAttempt(['old', 'older'], sealed, now)).toEqual(attempt);
  expect(openAttempt(['old'], sealed.slice(0, -20), now)).toBeUndefined();
  expect(openAttempt(['old'], sealed.split('.')[0] ?? '', now)).toBeUndefined();
  expect(openAttempt(['old'], sealed, new Date(now.getTime() + 599_999))).toEqual(attempt);
});

it('draws every secret of an attempt anew', () => {
  const drawn = [newAttempt('/', null, now), newAttempt('/', null, now)].flatMap(
    ({ state, nonce, verifier }) => [state, nonce, verifier],
  );
  expect(new Set(drawn).size).toBe(6);
  for (const secret of drawn) expect(secret).toMatch(/^[\w-]{43}$/);
});
