import type { Language } from '@stroomwerk/auth-store';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './api.js';

/** What an exposed module of a remote exports: its page. */
export interface PageModule {
  readonly default: ComponentType;
}

/** What a prefetch knows of the page that is asked for. */
export interface PrefetchContext {
  readonly queryClient: QueryClient;
  readonly api: Api;
  readonly language: Language;
  /** Parameters of the route, e.g. `slug`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** What a remote's `src/server.tsx` exports, for the edge. */
export interface ServerModule {
  /** By expose, e.g. `./LandingPage`. */
  readonly pages: Readonly<Record<string, ComponentType>>;
  /** By route path: reads what the page shows, with `queryClient.prefetchQuery(apiQuery(endpoint, input, api))`. */
  readonly prefetch?: Readonly<Record<string, (context: PrefetchContext) => Promise<void>>>;
  /** By route path: the graph that the picture for shared links of such a page shows; null for none. */
  readonly pictures?: Readonly<Record<string, (context: PrefetchContext) => Promise<PictureGraph | null>>>;
  /** By route path with parameters: every address of it, for search engines. */
  readonly addresses?: Readonly<
    Record<string, (context: Pick<PrefetchContext, 'api' | 'queryClient'>) => Promise<readonly string[]>>
  >;
}

/** A workflow's graph: one letter a node (t trigger, s step, d decision, a AI), edges by index. */
export interface PictureGraph {
  readonly kinds: string;
  readonly edges: readonly (readonly [number, number])[];
}
