import { countView } from '@stroomwerk/mfe-runtime';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { composeRoutes } from '../remotes/compose.js';
import { ownerOf } from './preload.js';
import { useReleases } from './releases-context.js';

/** Counts each page that comes on screen, by the pattern of its route. Begins when the page is idle. */
export function usePageCounts(): void {
  const { releaseSet } = useReleases();
  const { pathname } = useLocation();
  const routes = useMemo(() => composeRoutes(releaseSet).routes, [releaseSet]);
  useEffect(() => void countView(ownerOf(routes, pathname)?.route.path ?? '*'), [routes, pathname]);
}
