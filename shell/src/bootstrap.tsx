import { configureAuth, followOtherTabs, loadSession } from '@stroomwerk/auth-store';
import {
  captureReferral,
  carryReferral,
  currentLanguage,
  loadConsent,
  pageConfig,
  reportError,
  track,
} from '@stroomwerk/mfe-runtime';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { breathe } from './app/breathe.js';
import { ownerOf } from './app/preload.js';
import { Providers } from './app/providers.js';
import { Root } from './app/root.js';
import { ShellRouter } from './app/router.js';
import { viewReports } from './app/view-reports.js';
import { watchVitals } from './app/vitals.js';
import { showWaiting } from './app/waiting-line.js';
import { composeRoutes } from './remotes/compose.js';
import { hint } from './remotes/hints.js';
import { giveUpLateStyles } from './remotes/late-styles.js';
import { Pages } from './remotes/pages.js';
import { readReleaseSet } from './remotes/release-set.js';
import { remoteSource } from './remotes/source.js';
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

/** Read in one piece of work, and started in the next. */
const connect = async () => {
  const runtime = await import(/* webpackChunkName: "federation" */ './remotes/federation.js');
  await breathe();
  return runtime;
};

/** A page drawn at the edge is kept and made alive; anything else is drawn here. @param drawn what the document says of it */
export async function start(drawn: boolean): Promise<void> {
  configureAuth({ language: currentLanguage });
  await breathe();
  const written = readReleaseSet();
  if (written.remotes.some(({ channel }) => channel === 'override')) {
    const { chosenByThem } = await import(/* webpackChunkName: "development" */ './remotes/chosen.js');
    if (!chosenByThem()) return;
  }
  const releaseSet = written.remotes.some(({ base }) => base.startsWith('http'))
    ? await import(/* webpackChunkName: "development" */ './remotes/development.js').then(
        ({ withDeclarations }) => withDeclarations(written),
      )
    : written;
  const { routes, collisions } = composeRoutes(releaseSet);
  for (const { path, owner, refused } of collisions)
    void reportError(new Error(`${refused} declares ${path}, which belongs to ${owner}`), {
      remote: refused,
    });

  const pages = new Pages(remoteSource(releaseSet, connect));
  const element = rootElement();
  const prerendered = drawn && element.childElementCount > 0;
  const onScreen = ownerOf(routes, location.pathname);
  // It was wished for when the browser set out for this document.
  const loading = onScreen === null ? null : pages.load(onScreen, performance.now());
  // The document of a drawn page names what it is seen with, and nothing more.
  if (prerendered && onScreen !== null) hint(onScreen.release, onScreen.route.expose);
  if (prerendered) giveUpLateStyles(pageConfig().remotePatience);
  await breathe();
  const app = (
    <Providers releaseSet={releaseSet} pages={pages} drawn={prerendered ? loading : null}>
      <ShellRouter routes={routes} pages={pages} onWaiting={showWaiting}>
        <Root routes={routes} />
      </ShellRouter>
    </Providers>
  );
  const onRecoverableError = (error: unknown): void => {
    const state = onScreen === null ? null : pages.state(onScreen);
    // What was drawn makes way for a fallback, or for another release than the drawn one; or it broke, and is reported.
    const stands =
      state?.status === 'ready' && state.release === onScreen?.release && state.failure !== 'render';
    if (state !== null && !stands) return;
    console.warn('The prerendered page differed and was drawn again', error);
    void reportError(error, { kind: 'render' });
  };
  // In pieces, between which the browser answers whoever reads already.
  if (prerendered) startTransition(() => void hydrateRoot(element, app, { onRecoverableError }));
  else createRoot(element).render(app);

  loadConsent();
  captureReferral();
  carryReferral();
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
