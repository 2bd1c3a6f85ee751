import { search } from '@stroomwerk/contracts/library';
import { useApiQuery } from '@stroomwerk/mfe-runtime';
import { useEffect, useRef } from 'react';
import { type Filters, toQuery } from '../model/filters.js';

/**
 * Workflows by filters. The last ones stay until the next are there, also where a call is refused for coming too often;
 * a call whose answer nobody waits for any more is given up.
 */
export function useSearch(filters: Filters) {
  const found = useApiQuery(search, { query: toQuery(filters) }, { placeholderData: (before) => before });
  const { data, error, isPlaceholderData: earlier } = found;
  const kept = useRef<{ readonly data: typeof data; readonly q: string }>(undefined);
  useEffect(() => {
    if (data !== undefined && !earlier) kept.current = { data, q: filters.q };
  }, [data, earlier, filters.q]);
  const passing = error !== null && error.status !== 403 && error.status !== 401;
  const refused = passing && data === undefined;
  return {
    data: refused ? kept.current?.data : data,
    /** What was typed for what is shown. */
    q: earlier || refused ? (kept.current?.q ?? '') : filters.q,
    error,
    /** Whether what is shown belongs to other filters. */
    behind: earlier || refused,
    busy: found.isFetching,
    retry: () => void found.refetch(),
  };
}
