import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from './announcer.js';
import { ConsentBanner } from './consent-banner.js';
import { OverridesGate } from './overrides-gate.js';
import { usePreloadOnHover } from './preload.js';

/** What is around every page, whichever its frame. */
export function Root() {
  usePreloadOnHover();
  return (
    <>
      <Outlet />
      <ConsentBanner />
      <OverridesGate />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
