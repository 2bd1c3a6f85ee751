import { useLanguage, usePageTitle } from '@stroomwerk/mfe-runtime';
import { Suspense, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { OwnedRoute } from '../remotes/compose.js';
import type { PageState } from '../remotes/pages.js';
import { decoded } from '../remotes/similar.js';
import { useReleases } from './releases-context.js';
import { RemoteFallback } from './remote-fallback.js';
import { RenderBoundary } from './render-boundary.js';
import { StandingPage } from './standing-page.js';
import { viewReports } from './view-reports.js';
import { Waiting } from './waiting.js';

/** Sets the title that the route declares, before the page's own effects may set a better one. */
function RouteTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** Frames in which what lies above a place may still grow to its real height. */
const settling = 20;

/** Scrolls to a place, and again while what is laid out on the way moves it. */
function reach(place: HTMLElement | null, before = Number.NaN, frames = settling): void {
  if (place === null || frames === 0) return;
  place.scrollIntoView({ behavior: 'instant' });
  const { top } = place.getBoundingClientRect();
  if (top !== before) requestAnimationFrame(() => reach(place, top, frames - 1));
}

/** An address such as `/#pricing` names a place of a page that may have come after the router had looked for it. */
function useHashTarget(ready: boolean): void {
  // A location is new at every navigation, so that the same link pressed again goes there again.
  const location = useLocation();
  // The first page of a visit counts as one that was come back to; any other of those is put where it was left.
  const back = useNavigationType() === 'POP' && location.key !== 'default';
  useEffect(() => {
    const { hash } = location;
    if (ready && !back && hash.length > 1) reach(document.getElementById(decoded(hash.slice(1))));
  }, [ready, back, location]);
}

/** Tells that the remote whose page is on screen failed; that it stands is told by `StandingPage`. */
function useFailureReport(remote: string, state: PageState): void {
  const failure = state.status === 'ready' || state.status === 'failed' ? state.failure : null;
  useEffect(() => {
    if (failure !== null) viewReports.failed(remote, failure);
  }, [remote, failure]);
}

/**
 * The place of a remote's page. One that came drawn stays as it is while its remote is on the way, and is then made
 * alive where it stands; the frame around it does not wait.
 */
export function RemotePlace(entry: OwnedRoute) {
  return (
    <Suspense fallback={<Waiting />}>
      <Place {...entry} />
    </Suspense>
  );
}

/** Waiting, the page, or what stands there when the remote cannot be had. */
function Place(entry: OwnedRoute) {
  const { release, route } = entry;
  const { pages, drawn } = useReleases();
  const { language } = useLanguage();
  const read = () => pages.state(entry);
  const state = useSyncExternalStore(pages.subscribe, read, read);
  useEffect(() => {
    if (state.status === 'idle') void pages.load({ release, route });
  }, [state.status, pages, release, route]);
  useHashTarget(state.status === 'ready');
  useFailureReport(release.name, state);
  if (drawn !== null && state.status === 'loading') use(drawn);

  const title = route.title[language];
  const broke = () => void pages.broke(entry);
  return (
    <>
      <RouteTitle title={title} />
      {state.status === 'ready' ? (
        <RenderBoundary
          key={`${release.name}@${state.release.version}${route.path}`}
          place={{ release: state.release, path: route.path }}
          onBroke={broke}
        >
          <StandingPage entry={{ release, route }} title={title}>
            <state.Page />
          </StandingPage>
        </RenderBoundary>
      ) : state.status === 'failed' ? (
        <RemoteFallback title={title} onRetry={() => void pages.load(entry)} />
      ) : (
        <Waiting />
      )}
    </>
  );
}
