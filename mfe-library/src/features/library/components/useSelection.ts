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
  return {
    chosen,
    choose,
    add: (filenames: readonly string[]) => setChosen((before) => new Set([...(before ?? []), ...filenames])),
    begin: () => setChosen(new Set()),
    clear: () => setChosen(new Set()),
    end: () => setChosen(undefined),
  };
}
export type Selection = ReturnType<typeof useSelection>;
