import { hydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { readPageJson } from './config.js';
import { onReturn } from './connection.js';
import { languageStore } from './language-state.js';
import { createQueryClient } from './query-client.js';

interface Drawn {
  readonly queries?: readonly { readonly state: object }[];
}

/**
 * What the page was drawn with. The edge draws anew when that changes, so it is as good as read just now; with the
 * time of drawing every visitor would ask for all of it once more.
 */
function drawnData(): object {
  const { queries = [], ...rest } = readPageJson<Drawn>('page-data') ?? {};
  const dataUpdatedAt = Date.now();
  return {
    ...rest,
    queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}

let client: QueryClient | null = null;

/** The one query client of the page, with what the page was drawn with in it. */
export function pageQueryClient(): QueryClient {
  if (client !== null) return client;
  const made = createQueryClient();
  hydrate(made, drawnData());
  // Answers carry texts: they are read again in the new language. The press itself is shown first.
  languageStore.subscribe(() => {
    requestAnimationFrame(() => setTimeout(() => void made.invalidateQueries()));
  });
  // What failed while nobody answered is asked for again, and what stands may have changed meanwhile.
  onReturn(() => void made.invalidateQueries());
  client = made;
  return made;
}

/**
 * A remote's page with the query client around it. The shell's own frame reads nothing by queries, so that it is
 * alive before their library has come.
 * @param client of one render at the edge; the page's own when left out
 */
export function withData(Page: ComponentType, client?: QueryClient): ComponentType {
  return function PageWithData() {
    return (
      <DataProvider client={client ?? pageQueryClient()}>
        <Page />
      </DataProvider>
    );
  };
}

/** The same for anything that reads. */
export const DataProvider = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
