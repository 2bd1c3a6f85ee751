import { urlOf } from '@stroomwerk/contracts';
import { type SearchInput, search } from '@stroomwerk/contracts/library';
import { judgedQueries } from '@stroomwerk/service-library/judged';

/** Filters and orders that people set beside a word, or without one. */
const settings: readonly SearchInput[] = [
  {},
  { category: 'finance' },
  { trigger: 'Scheduled', complexity: 'high' },
  { integration: 'Slack' },
  { sort: 'newest' },
  { tier: 'starter', sort: 'time_saved' },
  { category: 'marketing', integration: 'HubSpot' },
  { page: 3 },
];

/**
 * What a hundred people ask: the judged queries, every third as it is being typed (a few letters short), every fourth with
 * a filter, an order or a further page; and the library without a word. The same list each time.
 */
export const questions: readonly SearchInput[] = judgedQueries
  .map(([q], at): SearchInput => {
    const typed = at % 3 === 0 ? q.slice(0, Math.max(2, q.length - 1 - (at % 4))) : q;
    return { q: typed, ...(at % 4 === 0 ? settings[(at / 4) % settings.length] : {}) };
  })
  .concat(settings);

export const pathOf = (query: SearchInput): string => urlOf(search, { query });
/** The words alone, as the baseline takes them. */
export const plainPathOf = ({ q = '', trigger, complexity, category, page }: SearchInput): string =>
  `/?${new URLSearchParams(
    Object.entries({ q, trigger, complexity, category, page: String(page ?? 1) }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )}`;
