import { useCallback, useState } from 'react';

/** What is chosen, over several pages and searches; undefined while nobody selects. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const choose = useCallback(
    (filename: string, on: boolean) =>
      setChosen((before) => {
        const next = new Set(before);
        if (on) next.add(filename);
        else next.delete(filename);
        return next;
      }),
    [],
  );
  /** Another workflow stands in the place of one: it takes its choice over. */
  const swap = useCallback(
    (before: string, after: string) =>
      setChosen((now) =>
        now?.has(before) ? new Set([...now].map((one) => (one === before ? after : one))) : now,
      ),
    [],
  );
  return {
    chosen,
    choose,
    add: (filenames: readonly string[]) => setChosen((before) => new Set([...(before ?? []), ...filenames])),
    swap,
    begin: () => setChosen(new Set()),
    clear: () => setChosen(new Set()),
    end: () => setChosen(undefined),
  };
}
export type Selection = ReturnType<typeof useSelection>;
