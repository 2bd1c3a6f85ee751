import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import * as runtime from '@stroomwerk/mfe-runtime';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { NotFound } from './app/not-found.js';
import { provideNotFound } from './app/not-found-place.js';
import { ownerOf } from './app/preload.js';
import { Providers } from './app/providers.js';
import { Root } from './app/root.js';
import { drawPicture, type Picture } from './picture.js';
import { composeRoutes, type OwnedRoute } from './remotes/compose.js';
import { Pages } from './remotes/pages.js';
import { sharedPackages } from './shared/packages.js';

// Drawn here at once, where the browser fetches it.
provideNotFound(NotFound);

/** The shell's own copies, which a remote's `server.cjs` asks for by `require` instead of bringing them. */
export const shared: Readonly<Record<string, unknown>> = {
  ...sharedPackages,
  'react/jsx-runtime': jsxRuntime,
};

export interface RenderInput {
  /** Path and query of the page. */
  readonly url: string;
  readonly language: runtime.Language;
  readonly releaseSet: ReleaseSet;
  /** The remote that owns the address; null for an address that nobody owns. */
  readonly remote: string | null;
  /** Its server bundle. */
  readonly bundle: runtime.ServerModule | null;
  /** Where `/api` is reached from here, e.g. `http://127.0.0.1:8080`. */
  readonly apiBase: string;
  readonly brand: runtime.Brand;
  readonly aiOpsUrl?: string;
}

/** What a page's data is read with. */
interface Reading {
  readonly queryClient: runtime.PrefetchContext['queryClient'];
  readonly api: runtime.Api;
}

export interface RenderOutput {
  readonly html: string;
  /** The data the page was drawn with, for the `page-data` block. */
  readonly dehydrated: unknown;
  readonly head: runtime.PageHead;
  readonly status: number;
  /** Something that it reads did not come: worth drawing again soon. */
  readonly incomplete?: true;
}

const configOf = ({ brand, language, aiOpsUrl = '' }: RenderInput): runtime.PageConfig => ({
  brand,
  language,
  aiOpsUrl,
});

/** Reads as somebody of whom nothing is known. */
function reading(input: RenderInput): Reading {
  const api = runtime.createApi({
    origin: (host) => (host === 'ai-ops' ? (input.aiOpsUrl ?? '') : input.apiBase),
    language: () => input.language,
    token: () => null,
    renew: async () => null,
    fetch: (...args) => globalThis.fetch(...args),
  });
  return { api, queryClient: runtime.createQueryClient() };
}

/** The address as a remote's own functions get it. */
const contextOf = (
  { language }: RenderInput,
  path: string,
  url: URL,
  around: Reading,
): runtime.PrefetchContext => ({
  ...around,
  language,
  params: matchPath(path, url.pathname)?.params ?? {},
  query: url.searchParams,
});

/** Reads what the page shows, and takes its component out of the bundle. */
async function prepare(
  { bundle }: RenderInput,
  { release, route }: OwnedRoute,
  context: runtime.PrefetchContext,
): Promise<ComponentType> {
  const page = bundle?.pages[route.expose];
  if (page === undefined) throw new Error(`${release.name} has no server page for ${route.expose}.`);
  await bundle?.prefetch?.[route.path]?.(context);
  return runtime.withData(page, context.queryClient);
}

/**
 * Draws a page as the browser will, for a visitor of whom nothing is known.
 * @throws Error where the page itself throws; the edge then leaves drawing to the browser
 */
export async function renderPage(input: RenderInput): Promise<RenderOutput> {
  const { routes } = composeRoutes(input.releaseSet);
  const url = new URL(input.url, 'http://page.invalid');
  const owner = ownerOf(routes, url.pathname);
  const pages = new Pages({
    load: () => Promise.reject(new Error('Nothing is loaded while drawing at the edge.')),
    placeInstead: () => undefined,
  });
  const around = reading(input);
  if (owner !== null)
    pages.provide(owner, await prepare(input, owner, contextOf(input, owner.route.path, url, around)));

  let head: runtime.PageHead = { title: '' };
  const html = renderToString(
    <Providers
      releaseSet={input.releaseSet}
      pages={pages}
      server={{ config: configOf(input), api: around.api, onHead: (told) => (head = { ...head, ...told }) }}
    >
      <StaticRouter location={`${url.pathname}${url.search}`}>
        <Root routes={routes} />
      </StaticRouter>
    </Providers>,
  );
  const dehydrated = runtime.dehydrate(around.queryClient);
  const incomplete = runtime.lacksData(around.queryClient);
  around.queryClient.clear();
  return { html, dehydrated, head, status: owner === null ? 404 : 200, ...(incomplete && { incomplete }) };
}

/**
 * What the picture of a page shows, for whoever gets a link to it: what the page says of itself, and the workflow that
 * it is about. `drawPicture` draws it, where no remote's code is.
 */
export async function pictureOf(input: RenderInput): Promise<Picture> {
  const { head } = await renderPage(input);
  const url = new URL(input.url, 'http://page.invalid');
  const owner = ownerOf(composeRoutes(input.releaseSet).routes, url.pathname);
  const around = reading(input);
  const path = owner?.route.path ?? '/';
  const graph = await input.bundle?.pictures?.[path]?.(contextOf(input, path, url, around));
  around.queryClient.clear();
  const title = head.title || (owner?.route.title[input.language] ?? input.brand.name);
  return { brand: input.brand.name, title, text: head.description ?? '', graph: graph ?? null };
}

export { drawPicture };

/** Every address of the remote's drawn public pages, those with parameters written out. For the sitemap. */
export async function listAddresses(input: RenderInput): Promise<string[]> {
  const { bundle, releaseSet, remote } = input;
  const around = reading(input);
  const own = releaseSet.remotes.filter(({ name }) => name === remote);
  const open = own.flatMap(({ routes, prerender }) =>
    routes.filter(
      ({ path, access, unlisted }) => access === 'public' && unlisted !== true && prerender.includes(path),
    ),
  );
  const lists = await Promise.all(
    open.map(async ({ path }) =>
      path.includes(':') ? ((await bundle?.addresses?.[path]?.(around)) ?? []) : [path],
    ),
  );
  around.queryClient.clear();
  return lists.flat();
}
