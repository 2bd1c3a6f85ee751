import type { SecurityCheck } from './scores.js';

/** What the guardian's scan saw from outside. Header names in lower case; status codes of calls without a token. */
export interface OutsideView {
  readonly headers: Readonly<Record<string, string>>;
  readonly withoutToken: Readonly<Record<string, number>>;
  readonly https: boolean;
}

/** The checks of a security scan, by what a visitor's browser would get. */
export function pageSecurity({ headers, withoutToken, https }: OutsideView): SecurityCheck[] {
  // Stryker disable next-line StringLiteral: stands for no policy, in which no instruction is found
  const policy = headers['content-security-policy'] ?? '';
  return [
    {
      name: 'Scripts alleen met nonce, geen unsafe-inline of unsafe-eval',
      passed: /script-src[^;]*'nonce-/.test(policy) && !/script-src[^;]*'unsafe-(inline|eval)'/.test(policy),
    },
    {
      name: 'Insluiten in een andere site geweigerd',
      passed: /frame-ancestors 'none'/.test(policy) || headers['x-frame-options'] === 'DENY',
    },
    { name: 'Inhoudstype wordt niet geraden', passed: headers['x-content-type-options'] === 'nosniff' },
    { name: 'Verwijzer beperkt', passed: (headers['referrer-policy'] ?? '') !== '' },
    { name: 'Rechten van de browser beperkt', passed: (headers['permissions-policy'] ?? '') !== '' },
    {
      name: 'Pagina niet in gedeelde caches',
      // Stryker disable next-line StringLiteral: stands for no header, in which no instruction is found
      passed: /private|no-store/.test(headers['cache-control'] ?? ''),
    },
    ...(https
      ? [{ name: 'Alleen over TLS', passed: (headers['strict-transport-security'] ?? '') !== '' }]
      : []),
    ...Object.entries(withoutToken).map(([path, status]) => ({
      name: `${path} weigert zonder login`,
      passed: status === 401,
    })),
  ];
}
