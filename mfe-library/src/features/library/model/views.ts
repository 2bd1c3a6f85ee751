/** The parts of the library page, in the order of their tabs. */
export const views = ['all', 'favourites', 'collections', 'n8n'] as const;
export type View = (typeof views)[number];

/** Which part an address asks for, and which collection: one of the member's own, or one by trade and role. */
export function viewOf(query: URLSearchParams): {
  readonly view: View;
  readonly collection: string | null;
  readonly trade: string | null;
} {
  const view = views.find((one) => one === query.get('view')) ?? 'all';
  const inCollections = (name: string) => (view === 'collections' ? query.get(name) : null);
  return { view, collection: inCollections('collection'), trade: inCollections('trade') };
}

/** The query of a part, or of one collection. */
export const addressOf = (view: View, collection?: string): Record<string, string> => ({
  ...(view === 'all' ? {} : { view }),
  ...(collection === undefined ? {} : { collection }),
});

/** In an address: whoever comes by it is asked which apps they work with (the way to a first run begins so). */
const appsKey = 'my-apps';
export const appsAsked = (query: URLSearchParams): boolean => query.has(appsKey);

/** The same address once that was answered, or not. */
export function withoutApps(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(appsKey);
  return rest;
}
