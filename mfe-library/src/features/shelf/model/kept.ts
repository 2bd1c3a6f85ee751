import type { Collection, Collections, Favourites, LibraryWorkflow } from '@stroomwerk/contracts/library';

/** The favourites with a workflow at the front, or without it. */
export function withFavourite({ workflows }: Favourites, workflow: LibraryWorkflow, on: boolean): Favourites {
  const others = workflows.filter(({ filename }) => filename !== workflow.filename);
  return { workflows: on ? [workflow, ...others] : others };
}

/** The collections with one new or changed, at its place or at the front; null takes it away. */
export function withCollection(
  { collections }: Collections,
  id: string,
  next: Collection | null,
): Collections {
  if (next === null) return { collections: collections.filter((one) => one.id !== id) };
  return collections.some((one) => one.id === id)
    ? { collections: collections.map((one) => (one.id === id ? next : one)) }
    : { collections: [next, ...collections] };
}

/** A collection with files more or fewer. */
export const withFiles = (collection: Collection, files: readonly string[], on: boolean): Collection => ({
  ...collection,
  filenames: [...collection.filenames.filter((name) => !files.includes(name)), ...(on ? files : [])],
});

/** Does something for each, a few at a time, in order. @throws whatever the first failing one throws */
export async function fewAtATime<T>(
  items: readonly T[],
  few: number,
  act: (item: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: Math.min(few, items.length) }, work));
}
