import type { SearchInput } from '@stroomwerk/contracts/library';

/** What the library is narrowed by; it stands in the address, so that a search can be shared and the back button works. */
export interface Filters {
  readonly q: string;
  readonly trigger: string;
  readonly complexity: string;
  readonly category: string;
  /** Names of apps that a workflow must all use. */
  readonly integration: readonly string[];
  /** Only workflows that need none but the account's own apps. */
  readonly mine: boolean;
  readonly sort: Sort;
  readonly page: number;
}

export const triggers = ['all', 'Webhook', 'Scheduled', 'Manual', 'Complex'] as const;
export const complexities = ['all', 'low', 'medium', 'high'] as const;
export const sorts = ['relevance', 'newest', 'popular', 'time_saved'] as const;
export type Sort = (typeof sorts)[number];
export const perPage = 20;

/** Nothing asked for. */
export const noFilters: Filters = {
  q: '',
  trigger: 'all',
  complexity: 'all',
  category: 'all',
  integration: [],
  mine: false,
  sort: 'relevance',
  page: 1,
};

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const names = (list: string | null): string[] => [
  ...new Set((list ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))),
];

/** The filters of an address; what is missing or makes no sense is the default. */
export function readFilters(query: URLSearchParams): Filters {
  const one = (name: string, allowed: readonly string[]) =>
    allowed.find((value) => same(value, query.get(name) ?? '')) ?? 'all';
  const page = Number(query.get('page') ?? '1');
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    trigger: one('trigger', triggers),
    complexity: one('complexity', complexities),
    category: query.get('category') ?? 'all',
    integration: names(query.get('integration')),
    mine: query.get('my_apps') === 'true',
    sort: sorts.find((value) => same(value, query.get('sort') ?? '')) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of filters: defaults are left out. */
export function writeFilters(filters: Filters): Record<string, string> {
  const { integration, mine, sort, page, ...plain } = filters;
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== '' && value !== 'all')),
    ...(integration.length > 0 ? { integration: integration.join(',') } : {}),
    ...(mine ? { my_apps: 'true' } : {}),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}

/** Another filter or search begins at the first page again (specification, section 4). */
export const changed = (filters: Filters, change: Partial<Omit<Filters, 'page'>>): Filters => ({
  ...filters,
  ...change,
  page: 1,
});

/** With an app more, or without it. */
export const toggled = (apps: readonly string[], app: string): readonly string[] =>
  apps.some((one) => same(one, app)) ? apps.filter((one) => !same(one, app)) : [...apps, app];

/** The call's query for filters, by recipe: what is at its default is left out, so that one search has one key. */
export const toQuery = (filters: Filters, size: number = perPage): SearchInput => {
  const { page: _page, ...query } = writeFilters(filters);
  return { ...(query as SearchInput), group: 'recipe', page: filters.page, per_page: size };
};

/** How many filters beside the search are set. */
export const filtersSet = ({ trigger, complexity, category, integration, mine }: Filters): number =>
  [trigger, complexity, category].filter((value) => value !== 'all').length +
  integration.length +
  (mine ? 1 : 0);

/** Without any filter; what was typed and the order stay. */
export const withoutFilters = ({ q, sort }: Filters): Filters => ({ ...noFilters, q, sort });

/**
 * Whether a page of the catalogue says something of its own: one filter at most, and nothing typed or sorted. All other
 * combinations are the same workflows again, without end.
 */
export const worthIndexing = (filters: Filters): boolean =>
  filters.q === '' && filters.sort === 'relevance' && filtersSet(filters) <= 1;
