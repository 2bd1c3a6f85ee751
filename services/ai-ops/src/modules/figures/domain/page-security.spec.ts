import { pageSecurity } from './page-security.js';

const strict = {
  'content-security-policy': "default-src 'self'; script-src 'self' 'nonce-abc'; frame-ancestors 'none'",
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

const names = [
  ['content-security-policy', 'Scripts alleen met nonce, geen unsafe-inline of unsafe-eval'],
  ['content-security-policy', 'Insluiten in een andere site geweigerd'],
  ['x-content-type-options', 'Inhoudstype wordt niet geraden'],
  ['referrer-policy', 'Verwijzer beperkt'],
  ['permissions-policy', 'Rechten van de browser beperkt'],
  ['cache-control', 'Pagina niet in gedeelde caches'],
] as const;
const failedOf = (headers: Readonly<Record<string, string>>, https = false) =>
  pageSecurity({ headers, withoutToken: {}, https })
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);

it.each([...new Set(names.map(([header]) => header))])(
  'fails what stands on %s when it is not there',
  (header) => {
    const { [header]: _left, ...others } = strict as Record<string, string>;
    expect(failedOf(others)).toEqual(names.filter(([each]) => each === header).map(([, name]) => name));
  },
);

it.each([
  ["script-src 'self'; frame-ancestors 'none'", 0],
  ["script-src 'nonce-x' 'unsafe-eval'; frame-ancestors 'none'", 0],
  [
    "default-src 'unsafe-inline'; script-src 'nonce-x'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    null,
  ],
  ["script-src 'nonce-x'; frame-ancestors 'self'", 1],
] as const)('reads the policy %s', (policy, failed) => {
  const found = failedOf({ ...strict, 'content-security-policy': policy });
  expect(found).toEqual(failed === null ? [] : [names[failed][1]]);
});

it('takes the older header against embedding, a page for one reader only, and TLS that is asked for', () => {
  const policy = { 'content-security-policy': "script-src 'nonce-x'" };
  expect(failedOf({ ...strict, ...policy, 'x-frame-options': 'DENY' })).toEqual([]);
  expect(failedOf({ ...strict, ...policy, 'x-frame-options': 'SAMEORIGIN' })).toEqual([names[1][1]]);
  for (const cache of ['private', 'no-store'])
    expect(failedOf({ ...strict, 'cache-control': cache })).toEqual([]);
  expect(failedOf({ ...strict, 'cache-control': 'public' })).toEqual([names[5][1]]);
  expect(failedOf({ ...strict, 'strict-transport-security': 'max-age=1' }, true)).toEqual([]);
});
