import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from './announcer.js';
import { usePreloadOnHover } from './preload.js';

/** What is around every page, whichever its frame. */
export function Root() {
  usePreloadOnHover();
  return (
    <>
      <Outlet />
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
