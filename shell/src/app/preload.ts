import { useEffect, useMemo } from 'react';
import { matchRoutes } from 'react-router-dom';
import { composeRoutes, type OwnedRoute } from '../remotes/compose.js';
import { useReleases } from './releases-context.js';

/** The route that an address belongs to. */
export function ownerOf(routes: readonly OwnedRoute[], pathname: string): OwnedRoute | null {
  const match = matchRoutes(
    routes.map((entry) => ({ path: entry.route.path, handle: entry })),
    pathname,
  );
  return (match?.at(-1)?.route.handle as OwnedRoute | undefined) ?? null;
}

/** Pointing at a link, or reaching it by keyboard, fetches the page behind it. */
export function usePreloadOnHover(): void {
  const { releaseSet, pages } = useReleases();
  const routes = useMemo(() => composeRoutes(releaseSet).routes, [releaseSet]);
  useEffect(() => {
    const preload = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
      const owner = ownerOf(routes, link.pathname);
      // A page that failed waits for the visitor's own retry.
      if (owner !== null && pages.state(owner).status === 'idle') void pages.load(owner);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [routes, pages]);
}
