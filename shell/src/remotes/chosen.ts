import { getAccessToken } from '@stroomwerk/auth-store';
import { pageConfig } from '@stroomwerk/mfe-runtime';

/** Whom a token names; undefined for one that cannot be read. Nothing is opened with it here. */
export function subjectOf(token: string | null): string | undefined {
  const part = token?.split('.')[1];
  if (part === undefined) return undefined;
  try {
    return (JSON.parse(atob(part.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}

/**
 * Whether the releases that were chosen for this browser are those of who uses it now: before any of them is loaded.
 * Somebody else, or nobody, leaves the choice.
 * @returns false when the page is being left
 */
export function chosenByThem(token = getAccessToken(), chosenBy = pageConfig().chosenBy): boolean {
  if (chosenBy !== undefined && subjectOf(token) === chosenBy) return true;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set('release', 'off');
  window.location.replace(`${pathname}?${query}${hash}`);
  return false;
}
