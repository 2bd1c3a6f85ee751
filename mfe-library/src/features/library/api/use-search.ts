import { search } from '@stroomwerk/contracts/library';
import { useApiQuery } from '@stroomwerk/mfe-runtime';
import { useEffect, useRef, useState } from 'react';
import { type Filters, toQuery } from '../model/filters.js';

/** Strokes that follow each other faster than anybody types are a key held down: only the last one asks, in milliseconds. */
const burst = 30;

/** The value, at once; while it changes in a burst, the last one when that is over. */
function useUnhurried<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const now = performance.now();
    const fast = now - changedAt.current < burst;
    changedAt.current = now;
    if (!fast) {
      setSettled(value);
      return;
    }
    const timer = setTimeout(() => setSettled(value), burst);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Workflows by filters. The last ones stay until the next are there, also where a call is refused for coming too often;
 * a call whose answer nobody waits for any more is given up.
 */
export function useSearch(filters: Filters) {
  const asked = useUnhurried(filters);
  const found = useApiQuery(search, { query: toQuery(asked) }, { placeholderData: (before) => before });
  const { data, error } = found;
  const kept = useRef(data);
  useEffect(() => {
    if (data !== undefined) kept.current = data;
  }, [data]);
  const passing = error !== null && error.status !== 403 && error.status !== 401;
  return {
    data: data ?? (passing ? kept.current : undefined),
    error,
    /** Whether what is shown belongs to other filters. */
    behind: found.isPlaceholderData || asked !== filters || (passing && data === undefined),
    filters: asked,
    busy: found.isFetching,
    retry: () => void found.refetch(),
  };
}
