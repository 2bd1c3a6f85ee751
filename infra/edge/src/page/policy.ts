import type { EdgeSettings } from '../settings.js';

type PolicySettings = Pick<EdgeSettings, 'publicUrl' | 'aiOpsUrl' | 'paymentOrigins'>;

/** In development localhost and 127.0.0.1 of one port are the same origin (architecture.md). */
function withTwin(origin: string): string[] {
  const url = new URL(origin);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [url.origin];
  return ['localhost', '127.0.0.1'].map(
    (name) => `${url.protocol}//${name}${url.port === '' ? '' : `:${url.port}`}`,
  );
}

const loopback = ['localhost', '127.0.0.1'];

/**
 * Whether this browser asked for its developer's own remotes, and the platform runs on the developer's own machine.
 * The cookie `dev-remotes=1` stands beside the shell's local storage of the same name.
 */
export const developsHere = (publicUrl: string, cookies: string | undefined): boolean =>
  loopback.includes(new URL(publicUrl).hostname) && /(?:^|;\s*)dev-remotes=1(?:;|$)/.test(cookies ?? '');

/**
 * The content security policy of one page.
 * @param nonce of this answer: only scripts that carry it, and what those load, run
 * @param developer styles and live reload of development servers on this machine are allowed too
 */
export function contentSecurityPolicy(settings: PolicySettings, nonce: string, developer = false): string {
  const here = (protocol: string) => (developer ? loopback.map((name) => `${protocol}://${name}:*`) : []);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...here('http')],
    'connect-src': ["'self'", ...withTwin(settings.aiOpsUrl), ...here('http'), ...here('ws')],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...settings.paymentOrigins.flatMap(withTwin)],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Headers of every answer of the edge itself, whatever its kind. */
export const commonHeaders = (settings: Pick<EdgeSettings, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(settings.publicUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
});

/** Headers of a page, beside the common ones. */
export const pageHeaders = (
  settings: PolicySettings,
  nonce: string,
  developer: boolean,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': contentSecurityPolicy(settings, nonce, developer),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  vary: 'accept-encoding, cookie',
});
