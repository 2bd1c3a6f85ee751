import type { NavigationItem, ReleaseSet } from '@stroomwerk/contracts/releases';
import { type Area, navigationOf, type Viewer } from './navigation.js';

const areas: readonly Area[] = ['app', 'site', 'footer-account', 'footer-product', 'footer-legal'];

/** The pages a viewer may go to, each address once, in the order of the menus. The product's own only when signed in. */
export function pagesFor(releaseSet: ReleaseSet, viewer: Viewer): NavigationItem[] {
  const found = areas
    .filter((area) => area !== 'app' || viewer.authenticated)
    .flatMap((area) => navigationOf(releaseSet, area, viewer));
  const seen = new Set<string>();
  return found.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** Where the page of a navigation entry shows a search. Null: it takes none. */
export function searchAddress({ path, search }: NavigationItem, query: string): string | null {
  if (search === undefined || query.trim() === '') return null;
  return `${path}?${new URLSearchParams({ [search]: query.trim() }).toString()}`;
}
