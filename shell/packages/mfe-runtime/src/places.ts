import { sitePath } from '@stroomwerk/contracts';

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
  top12: '/#top12',
  success: '/success',
  catalog: '/workflows',
  contact: '/contact',
  /** Where whoever has a plan that renews changes it. */
  changePlan: (tier: string, interval?: string) =>
    `/account?plan=${encodeURIComponent(tier)}${interval === undefined ? '' : `&interval=${interval}`}`,
  /** A workflow in the library, by its file. */
  workflow: (filename: string) => `/workflow-library/${encodeURIComponent(filename)}`,
  /** Where it is put to use in the customer's own n8n. */
  deploy: (filename: string) => `/workflow-library/${encodeURIComponent(filename)}/deploy`,
  /** The same for everybody, by its slug. */
  publicWorkflow: (slug: string) => `/workflows/${encodeURIComponent(slug)}`,
} as const;

/**
 * The page that was wanted before signing in.
 * @param search query of the login page, e.g. `?next=%2Faffiliate`
 * @returns a path of this site, or null: another origin, a scheme or the login page itself is not followed
 */
export function wantedPath(search: string): string | null {
  const path = sitePath(new URLSearchParams(search).get('next'));
  const [page] = path?.split(/[?#]/) ?? [];
  return page === places.login || page === places.register ? null : path;
}

/** The login address that leads back to `path`. */
export const loginPath = (path: string): string =>
  path === places.home ? places.login : `${places.login}?next=${encodeURIComponent(path)}`;
