import { changed, type Filters, toggled, worthIndexing, writeFilters } from '../../library/model/filters.js';

/** The address of the catalogue narrowed so. The account's own apps are no matter of a public page. */
export function catalogAddress(filters: Filters): string {
  const query = new URLSearchParams(writeFilters({ ...filters, mine: false })).toString();
  return query === '' ? '/workflows' : `/workflows?${query}`;
}

/** A link to the catalogue with another choice; search engines follow only what leads to a page worth keeping. */
export function linkTo(
  filters: Filters,
  change: Partial<Omit<Filters, 'page'>>,
): { to: string; nofollow: boolean } {
  const next = changed(filters, change);
  return { to: catalogAddress(next), nofollow: !worthIndexing(next) };
}

/** A link that adds an app to the choice, or takes it away. */
export const linkToApp = (filters: Filters, app: string): { to: string; nofollow: boolean } =>
  linkTo(filters, { integration: toggled(filters.integration, app) });

/** What a form without scripts must carry along: every filter but the text and the page. */
export function carried(filters: Filters): [string, string][] {
  const { q: _q, page: _page, ...others } = writeFilters({ ...filters, mine: false });
  return Object.entries(others);
}
