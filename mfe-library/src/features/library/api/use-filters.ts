import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changed, type Filters, readFilters, writeFilters } from '../model/filters.js';

/** Until the address follows what is typed: browsers allow few entries a second, and each one draws the frame anew. */
const addressAfter = 300;
/** Strokes that follow each other faster than anybody types are a key held down: only the last one searches, in milliseconds. */
const burst = 30;

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
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);
  const strokeAt = useRef(Number.NEGATIVE_INFINITY);
  const written = useRef(address.q);
  const latest = useRef({ address, setQuery });
  useEffect(() => {
    latest.current = { address, setQuery };
  });
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    clearTimeout(held.current);
  }, []);
  useEffect(() => stop, [stop]);
  useEffect(() => {
    // The back button, or a link: whatever was being typed is over.
    const elsewhere = address.q !== written.current;
    if (elsewhere) stop();
    written.current = address.q;
    setTyped((text) => (elsewhere || text === address.q ? null : text));
  }, [address, stop]);

  const submit = useCallback(
    (q: string) => {
      stop();
      const now = latest.current;
      setTyped(q);
      written.current = q;
      if (q !== now.address.q)
        now.setQuery(writeFilters(changed(now.address, { q })), { replace: true, preventScrollReset: true });
    },
    [stop],
  );
  const type = useCallback(
    (q: string) => {
      stop();
      const now = performance.now();
      if (now - strokeAt.current < burst) held.current = setTimeout(() => setTyped(q), burst);
      else setTyped(q);
      strokeAt.current = now;
      timer.current = setTimeout(() => submit(q), addressAfter);
    },
    [submit, stop],
  );
  const change = useCallback(
    (next: Filters) => {
      stop();
      written.current = next.q;
      latest.current.setQuery(writeFilters(next), { preventScrollReset: true });
    },
    [stop],
  );
  return { filters, change, type, submit };
}
