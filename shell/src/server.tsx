import * as authStore from '@stroomwerk/auth-store';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import * as runtime from '@stroomwerk/mfe-runtime';
import * as react from 'react';
import { type ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as router from 'react-router-dom';
import * as zustand from 'zustand';
import { ownerOf } from './app/preload.js';
import { Providers } from './app/providers.js';
import { routeTable } from './app/routes.js';
import { composeRoutes } from './remotes/compose.js';
import { Pages } from './remotes/pages.js';

/** The shell's own copies, which a remote's `server.cjs` asks for by `require` instead of bringing them. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  zustand,
  '@stroomwerk/auth-store': authStore,
  '@stroomwerk/mfe-runtime': runtime,
};

type Prefetch = NonNullable<runtime.ServerModule['prefetch']>[string];

export interface RenderInput {
  /** Path and query of the page. */
  readonly url: string;
  readonly language: runtime.Language;
  readonly releaseSet: ReleaseSet;
  /** The page to draw, or the whole server bundle of the remote that owns the address. */
  readonly pageModule: ComponentType | runtime.ServerModule;
  /** Reads the page's data; taken from the server bundle when left out. */
  readonly prefetch?: Prefetch | runtime.ServerModule['prefetch'];
  /** Where `/api` is reached from here, e.g. `http://127.0.0.1:8080`. */
  readonly apiBase: string;
  readonly brand: runtime.Brand;
  readonly aiOpsUrl?: string;
}

export interface RenderOutput {
  readonly html: string;
  /** The data the page was drawn with, for the `page-data` block. */
  readonly dehydrated: unknown;
  readonly title: string;
  readonly status: number;
}

const isBundle = (given: RenderInput['pageModule']): given is runtime.ServerModule =>
  typeof given === 'object' && 'pages' in given;

/**
 * Draws a page as the browser will, for a visitor of whom nothing is known.
 * @throws Error where the page itself throws; the edge then leaves drawing to the browser
 */
export async function renderPage(input: RenderInput): Promise<RenderOutput> {
  const { routes } = composeRoutes(input.releaseSet);
  const { pathname } = new URL(input.url, 'http://page.invalid');
  const owner = ownerOf(routes, pathname);
  const pages = new Pages({
    load: () => Promise.reject(new Error('Nothing is loaded while drawing at the edge.')),
    placeInstead: () => undefined,
  });
  const queryClient = runtime.createQueryClient();
  const config = { brand: input.brand, language: input.language, aiOpsUrl: input.aiOpsUrl ?? '' };
  const api = runtime.createApi({
    origin: (host) => (host === 'ai-ops' ? config.aiOpsUrl : input.apiBase),
    language: () => input.language,
    token: () => null,
    renew: async () => null,
    fetch: (...args) => globalThis.fetch(...args),
  });
  if (owner !== null) {
    const page = isBundle(input.pageModule) ? input.pageModule.pages[owner.route.expose] : input.pageModule;
    if (page === undefined)
      throw new Error(`${owner.release.name} has no server page for ${owner.route.expose}.`);
    pages.provide(owner, page);
    const given = input.prefetch ?? (isBundle(input.pageModule) ? input.pageModule.prefetch : undefined);
    const prefetch = typeof given === 'function' ? given : given?.[owner.route.path];
    await prefetch?.({ queryClient, api, language: input.language });
  }

  let title = input.brand.name;
  const handler = router.createStaticHandler(routeTable(routes, pages, () => true));
  const context = await handler.query(new Request(new URL(input.url, 'http://page.invalid')));
  if (context instanceof Response)
    throw new Error(`${input.url} answered ${context.status} instead of a page.`);
  const html = renderToString(
    <Providers
      releaseSet={input.releaseSet}
      pages={pages}
      queryClient={queryClient}
      server={{ config, api, onTitle: (text) => (title = text) }}
    >
      <router.StaticRouterProvider
        router={router.createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Providers>,
  );
  const dehydrated = runtime.dehydrate(queryClient);
  queryClient.clear();
  return { html, dehydrated, title, status: owner === null ? 404 : 200 };
}
