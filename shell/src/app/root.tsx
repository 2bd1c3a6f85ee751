import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import type { OwnedRoute } from '../remotes/compose.js';
import { AfterPaint } from './after-paint.js';
import { Announcer } from './announcer.js';
import { OverridesGate } from './overrides-gate.js';
import { usePreloadOnHover } from './preload.js';
import { routeTable } from './routes.js';

/** The page of the address, and what is around every page, whichever its frame. */
export function Root({ routes }: { routes: readonly OwnedRoute[] }) {
  usePreloadOnHover();
  const page = useRoutes(useMemo(() => routeTable(routes), [routes]));
  return (
    <>
      {page}
      <OverridesGate />
      <Announcer />
      <AfterPaint />
    </>
  );
}
