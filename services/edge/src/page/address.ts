import type { RouteMatch } from '../releases/route-match.js';

/** Longer ones are nobody's: they would only fill what is kept. */
const longestValue = 100;

/**
 * The address as far as it decides what is drawn: its path, and of its query the parameters that the route declares,
 * in a fixed order. Campaign parameters and the like make no other page.
 */
export function countingAddress(url: URL, match: RouteMatch | null): string {
  const counting = new URLSearchParams();
  for (const name of [...(match?.route.query ?? [])].sort()) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '' && value.length <= longestValue) counting.set(name, value);
  }
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  return counting.size === 0 ? path || '/' : `${path || '/'}?${counting}`;
}

/**
 * What was asked for, as an address of this site whatever it looks like: `//host/path` names no other one.
 * @param raw the target of the request line @returns null where it is no path of ours
 */
export function pageAddress(raw: string): URL | null {
  const whole = `http://edge.invalid${raw}`;
  return raw.startsWith('/') && URL.canParse(whole) ? new URL(whole) : null;
}
