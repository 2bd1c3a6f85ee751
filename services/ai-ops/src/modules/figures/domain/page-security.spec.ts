import { pageSecurity } from './page-security.js';

const strict = {
  'content-security-policy':
    "default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
  'cache-control': 'private, no-store',
};

it('passes a strict page that keeps its calls closed', () => {
  const checks = pageSecurity({ headers: strict, withoutToken: { '/api/auth/me': 401 }, https: false });
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(checks).toHaveLength(7);
});

it('fails inline scripts, an open call and missing TLS, each by name', () => {
  const headers = {
    ...strict,
    'content-security-policy': "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  };
  const failed = pageSecurity({ headers, withoutToken: { '/api/auth/me': 200 }, https: true }).filter(
    ({ passed }) => !passed,
  );
  expect(failed.map(({ name }) => name)).toEqual([
    'Scripts alleen met nonce, geen unsafe-inline of unsafe-eval',
    'Alleen over TLS',
    '/api/auth/me weigert zonder login',
  ]);
});
