import type { Language } from '@stroomwerk/auth-store';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './api.js';

/** What an exposed module of a remote exports: its page. */
export interface PageModule {
  readonly default: ComponentType;
}

/** What a remote's `src/server.tsx` exports, for the edge. */
export interface ServerModule {
  /** By expose, e.g. `./LandingPage`. */
  readonly pages: Readonly<Record<string, ComponentType>>;
  /** By route path: reads what the page shows, with `queryClient.prefetchQuery(apiQuery(endpoint, input, api))`. */
  readonly prefetch?: Readonly<
    Record<string, (context: { queryClient: QueryClient; api: Api; language: Language }) => Promise<void>>
  >;
}
