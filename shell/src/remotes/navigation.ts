import type { NavigationItem, ReleaseSet } from '@stroomwerk/contracts/releases';

export type Area = NavigationItem['area'];

/** Who is looking: what a menu shows them. */
export interface Viewer {
  readonly authenticated: boolean;
  readonly role: 'user' | 'ops' | null;
}

/**
 * The entries of a menu for this viewer, in order. While the session loads someone counts as anonymous, as the
 * prerendered page has it.
 */
export function navigationOf(releaseSet: ReleaseSet, area: Area, viewer: Viewer): NavigationItem[] {
  return releaseSet.remotes
    .flatMap((release) => release.navigation)
    .filter((item) => item.area === area)
    .filter((item) => item.role === undefined || item.role === viewer.role)
    .filter(
      (item) => item.audience === undefined || (item.audience === 'authenticated') === viewer.authenticated,
    )
    .sort((a, b) => a.order - b.order || (a.path < b.path ? -1 : 1));
}
