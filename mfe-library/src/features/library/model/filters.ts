import type { SearchInput } from '@stroomwerk/contracts/library';

/** What the library is narrowed by; it stands in the address, so that a search can be shared and the back button works. */
export interface Filters {
  readonly q: string;
  readonly trigger: string;
  readonly complexity: string;
  readonly category: string;
  readonly page: number;
}

export const triggers = ['all', 'Webhook', 'Scheduled', 'Manual', 'Complex'] as const;
export const complexities = ['all', 'low', 'medium', 'high'] as const;
export const perPage = 20;

/** The filters of an address; what is missing or makes no sense is the default. */
export function readFilters(query: URLSearchParams): Filters {
  const one = (name: string, allowed: readonly string[]) =>
    allowed.find((value) => value.toLowerCase() === query.get(name)?.toLowerCase()) ?? 'all';
  const page = Number(query.get('page') ?? '1');
  return {
    q: query.get('q') ?? '',
    trigger: one('trigger', triggers),
    complexity: one('complexity', complexities),
    category: query.get('category') ?? 'all',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The address of filters: defaults are left out. */
export function writeFilters(filters: Filters): Record<string, string> {
  const entries = Object.entries(filters).map(([name, value]) => [name, String(value)] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== '' && value !== 'all' && !(name === 'page' && value === '1')),
  );
}

/** Another filter or search begins at the first page again (specification, section 4). */
export const changed = (filters: Filters, change: Partial<Omit<Filters, 'page'>>): Filters => ({
  ...filters,
  ...change,
  page: 1,
});

/** The call's query for filters. */
export const toQuery = ({ q, trigger, complexity, category, page }: Filters): SearchInput => ({
  q,
  trigger,
  complexity,
  category,
  page,
  per_page: perPage,
});

/** How many filters beside the search are set. */
export const filtersSet = ({ trigger, complexity, category }: Filters): number =>
  [trigger, complexity, category].filter((value) => value !== 'all').length;
