import type { EdgeSettings } from '../settings.js';

type PolicySettings = Pick<EdgeSettings, 'publicUrl' | 'aiOpsUrl' | 'paymentOrigins' | 'analyticsTag'>;

/** In development localhost and 127.0.0.1 of one port are the same origin (architecture.md). */
function withTwin(origin: string): string[] {
  const url = new URL(origin);
  if (url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') return [url.origin];
  return ['localhost', '127.0.0.1'].map(
    (name) => `${url.protocol}//${name}${url.port === '' ? '' : `:${url.port}`}`,
  );
}

/**
 * The content security policy of one page.
 * @param nonce of this answer: in the page itself only scripts that carry it run, and those load from this site only
 * @param developmentOrigins of servers that this visitor chose in place of releases: their scripts, styles, pictures
 *   and live reload are allowed, on this page only
 */
export function contentSecurityPolicy(
  settings: PolicySettings,
  nonce: string,
  developmentOrigins: readonly string[] = [],
): string {
  // The shell's pins let its script in only after consent.
  const tag = settings.analyticsTag === null ? [] : [new URL(settings.analyticsTag.url).origin];
  const reloads = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Not 'strict-dynamic': with it a script that runs may `import()` from anywhere, past Trusted Types and the pins.
    'script-src': ["'self'", `'nonce-${nonce}'`, ...tag, ...developmentOrigins],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...developmentOrigins],
    'connect-src': ["'self'", ...withTwin(settings.aiOpsUrl), ...tag, ...developmentOrigins, ...reloads],
    'img-src': ["'self'", 'data:', ...tag, ...developmentOrigins],
    'font-src': ["'self'", ...developmentOrigins],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'", ...settings.paymentOrigins.flatMap(withTwin)],
    // The shell's one policy decides which addresses may become scripts (shell/src/remotes/guard.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
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
  developmentOrigins: readonly string[],
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': contentSecurityPolicy(settings, nonce, developmentOrigins),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  vary: 'accept-encoding, cookie',
});
