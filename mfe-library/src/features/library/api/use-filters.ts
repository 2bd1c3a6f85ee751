import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changed, type Filters, readFilters, writeFilters } from '../model/filters.js';

/** Until the address follows what is typed: browsers allow few entries a second, and each one draws the frame anew. */
const addressAfter = 300;

export interface FiltersInAddress {
  readonly filters: Filters;
  /** Another filter, order or page: an entry of its own, so that the back button undoes it. */
  readonly change: (next: Filters) => void;
  /** A keystroke: results at once, the address a moment later in the entry that is there. */
  readonly type: (q: string) => void;
  /** Enter: the address now. */
  readonly submit: (q: string) => void;
}

/** What the library is narrowed by: what the address says, with what is being typed over it. */
export function useFilters(): FiltersInAddress {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readFilters(query), [query]);
  const [typed, setTyped] = useState<string | null>(null);
  const filters = useMemo(
    () => (typed === null || typed === address.q ? address : changed(address, { q: typed })),
    [address, typed],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(address.q);
  const latest = useRef({ address, filters, setQuery });
  useEffect(() => {
    latest.current = { address, filters, setQuery };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The back button, or a link: whatever was being typed is over.
    const elsewhere = address.q !== written.current;
    if (elsewhere) clearTimeout(timer.current);
    written.current = address.q;
    setTyped((text) => (elsewhere || text === address.q ? null : text));
  }, [address]);

  const submit = useCallback((q: string) => {
    clearTimeout(timer.current);
    const now = latest.current;
    setTyped(q);
    written.current = q;
    if (q !== now.address.q)
      now.setQuery(writeFilters(changed(now.address, { q })), { replace: true, preventScrollReset: true });
  }, []);
  const type = useCallback(
    (q: string) => {
      setTyped(q);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => submit(q), addressAfter);
    },
    [submit],
  );
  const change = useCallback((next: Filters) => {
    clearTimeout(timer.current);
    written.current = next.q;
    latest.current.setQuery(writeFilters(next), { preventScrollReset: true });
  }, []);
  return { filters, change, type, submit };
}
