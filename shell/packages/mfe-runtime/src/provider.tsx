import type { Language } from '@stroomwerk/auth-store';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type Api, api } from './api.js';
import { type PageConfig, pageConfig } from './config.js';
import { languageStore } from './language-state.js';
import type { PageHead } from './page-head.js';

interface Runtime {
  readonly config: PageConfig;
  readonly language: Language;
  readonly api: Api;
  /** At the edge: takes what the page says of itself while it is drawn. */
  readonly onHead?: ((head: PageHead) => void) | undefined;
}

const RuntimeContext = createContext<Runtime | null>(null);

export interface RuntimeProviderProps {
  readonly children: ReactNode;
  /** Only at the edge, where each render has its own. */
  readonly server?: Pick<Runtime, 'config' | 'api' | 'onHead'>;
}

/** Everything on the page says something else in another language: drawn in small pieces, so that the page answers meanwhile. */
function useChosenLanguage(): Language | null {
  const [chosen, setChosen] = useState(() => languageStore.getState().chosen);
  useEffect(() => languageStore.subscribe((state) => startTransition(() => setChosen(state.chosen))), []);
  // With the texts, since the browser breaks and shapes all of them anew.
  useLayoutEffect(() => {
    if (chosen !== null) document.documentElement.lang = chosen;
  }, [chosen]);
  return chosen;
}

/** Gives the pages below it language, configuration and API client. */
export function RuntimeProvider({ children, server }: RuntimeProviderProps) {
  const chosen = useChosenLanguage();
  const config = server?.config ?? pageConfig();
  const language = server ? config.language : (chosen ?? config.language);
  const runtime = useMemo(
    () => ({ config, language, api: server?.api ?? api, onHead: server?.onHead }),
    [config, language, server],
  );
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/** For a component drawn outside a provider (a test, a story): the page's own values. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  return runtime ?? { config: pageConfig(), language: pageConfig().language, api };
}
