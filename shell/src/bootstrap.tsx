import { configureAuth, followOtherTabs, loadSession } from '@stroomwerk/auth-store';
import {
  captureReferral,
  currentLanguage,
  hydrate,
  loadConsent,
  pageQueryClient,
  readPageJson,
  reportError,
  track,
} from '@stroomwerk/mfe-runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ownerOf } from './app/preload.js';
import { Providers } from './app/providers.js';
import { routeTable } from './app/routes.js';
import { viewReports } from './app/view-reports.js';
import { watchVitals } from './app/vitals.js';
import { composeRoutes } from './remotes/compose.js';
import { loadExposed, placeInstead, registerReleases } from './remotes/federation.js';
import { Pages } from './remotes/pages.js';
import { readReleaseSet } from './remotes/release-set.js';
import './app/global.css';

/** The element that React draws in; a page that came without one gets it. */
function rootElement(): HTMLElement {
  const present = document.getElementById('root');
  if (present !== null) return present;
  const made = document.createElement('div');
  made.id = 'root';
  document.body.prepend(made);
  return made;
}

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

async function start(): Promise<void> {
  configureAuth({ language: currentLanguage });
  const written = readReleaseSet();
  const releaseSet = written.remotes.some(({ base }) => base.startsWith('http'))
    ? await import(/* webpackChunkName: "development" */ './remotes/development.js').then(
        ({ withDeclarations }) => withDeclarations(written),
      )
    : written;
  registerReleases(releaseSet);
  const { routes, collisions } = composeRoutes(releaseSet);
  for (const { path, owner, refused } of collisions)
    void reportError(new Error(`${refused} declares ${path}, which belongs to ${owner}`), {
      remote: refused,
    });

  const pages = new Pages({ load: loadExposed, placeInstead });
  const element = rootElement();
  const prerendered = document.querySelector('[data-prerendered]') !== null && element.childElementCount > 0;
  const onScreen = ownerOf(routes, location.pathname);
  // It was wished for when the browser set out for this document.
  const loading = onScreen === null ? null : pages.load(onScreen, performance.now());
  // What was drawn at the edge is kept: its page is loaded before React takes over.
  if (prerendered) await loading;
  const state = onScreen === null ? null : pages.state(onScreen);
  // Another release than the drawn one draws the page anew.
  const ready = prerendered && state?.status === 'ready' && state.release === onScreen?.release;

  const queryClient = pageQueryClient();
  hydrate(queryClient, drawnData());
  const router = createBrowserRouter(routeTable(routes, pages, (entry) => ready && entry === onScreen));
  const app = (
    <Providers releaseSet={releaseSet} pages={pages} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  );
  const onRecoverableError = (error: unknown): void => {
    console.warn('The prerendered page differed and was drawn again', error);
    void reportError(error, { kind: 'render' });
  };
  if (ready) hydrateRoot(element, app, { onRecoverableError });
  else createRoot(element).render(app);

  loadConsent();
  captureReferral();
  followOtherTabs();
  watchVitals((vitals) => {
    // Kept back until consent, as any event; the report of the page view has nobody's name in it.
    track('web_vitals', { ...vitals });
    viewReports.hidden(vitals);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') viewReports.hidden({});
  });
  await loadSession();
}

void start();
