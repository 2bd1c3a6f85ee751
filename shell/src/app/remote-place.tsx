import { useLanguage, usePageTitle, useTexts } from '@stroomwerk/mfe-runtime';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { OwnedRoute } from '../remotes/compose.js';
import { useReleases } from './releases-context.js';
import { RemoteFallback } from './remote-fallback.js';
import { RenderBoundary } from './render-boundary.js';
import { shellTexts } from './texts.js';
import { Waiting } from './waiting.js';

/** Sets the title that the route declares, before the page's own effects may set a better one. */
function RouteTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** An address such as `/#pricing` names a place of a page that may have come after the router had looked for it. */
function useHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash.length > 1)
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [ready, hash]);
}

/** The place of a remote's page: waiting, the page, or what stands there when the remote cannot be had. */
export function RemotePlace({ release, route }: OwnedRoute) {
  const { pages } = useReleases();
  const { language } = useLanguage();
  const t = useTexts(shellTexts);
  const read = () => pages.state(release, route.expose);
  const state = useSyncExternalStore(pages.subscribe, read, read);
  useEffect(() => {
    if (state.status === 'idle') void pages.load(release, route.expose);
  }, [state.status, pages, release, route.expose]);
  useHashTarget(state.status === 'ready');

  const title = route.title[language];
  return (
    <>
      <RouteTitle title={title} />
      {state.status === 'ready' ? (
        <RenderBoundary key={release.name + route.expose} remote={release.name} release={release.version}>
          <state.Page />
        </RenderBoundary>
      ) : state.status === 'failed' ? (
        <RemoteFallback
          title={title}
          text={t.unreachable(title)}
          onRetry={() => void pages.load(release, route.expose)}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}
