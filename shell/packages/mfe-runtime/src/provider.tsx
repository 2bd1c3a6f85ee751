import type { Language } from '@stroomwerk/auth-store';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { type Api, api } from './api.js';
import { type PageConfig, pageConfig } from './config.js';
import { languageStore } from './language-state.js';
import { createQueryClient } from './query-client.js';

interface Runtime {
  readonly config: PageConfig;
  readonly language: Language;
  readonly api: Api;
  /** At the edge: takes the title that the page sets while it is drawn. */
  readonly onTitle?: ((title: string) => void) | undefined;
}

const RuntimeContext = createContext<Runtime | null>(null);

export interface RuntimeProviderProps {
  readonly children: ReactNode;
  readonly queryClient: QueryClient;
  /** Only at the edge, where each render has its own. */
  readonly server?: Pick<Runtime, 'config' | 'api' | 'onTitle'>;
}

/** Gives the pages below it language, configuration, API client and the page's one query client. */
export function RuntimeProvider({ children, queryClient, server }: RuntimeProviderProps) {
  const chosen = useStore(languageStore, (state) => state.chosen);
  const config = server?.config ?? pageConfig();
  const language = server ? config.language : (chosen ?? config.language);
  return (
    <RuntimeContext value={{ config, language, api: server?.api ?? api, onTitle: server?.onTitle }}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </RuntimeContext>
  );
}

let outside: QueryClient | null = null;

/** For a component drawn outside a provider (a test, a story): the page's own values. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  return runtime ?? { config: pageConfig(), language: pageConfig().language, api };
}

/** The one query client of the page. */
export function pageQueryClient(): QueryClient {
  outside ??= createQueryClient();
  return outside;
}
