/**
 * The few addresses that the specification fixes for everybody: where someone without a session is sent, and where
 * after signing in. Kept in the route contract, so that the shell's own code names no route of a remote.
 */
export const places = {
  home: '/',
  login: '/login',
  register: '/register',
  afterLogin: '/dashboard',
  pricing: '/#pricing',
  success: '/success',
  catalog: '/workflows',
  contact: '/contact',
} as const;

const origin = 'https://page.invalid';

/**
 * The page that was wanted before signing in.
 * @param search query of the login page, e.g. `?next=%2Faffiliate`
 * @returns a path of this site, or null: another origin, a scheme or the login page itself is not followed
 */
export function wantedPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || /^\/[/\\]/.test(next)) return null;
  const url = new URL(next, origin);
  if (url.origin !== origin) return null;
  if (url.pathname === places.login || url.pathname === places.register) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login address that leads back to `path`. */
export const loginPath = (path: string): string =>
  path === places.home ? places.login : `${places.login}?next=${encodeURIComponent(path)}`;
