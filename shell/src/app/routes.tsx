import type { RemoteRoute } from '@stroomwerk/contracts/releases';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { OwnedRoute } from '../remotes/compose.js';
import type { Pages } from '../remotes/pages.js';
import { Access } from './access.js';
import { AppFrame } from './frames/app-frame.js';
import { BareFrame } from './frames/bare-frame.js';
import { SiteFrame } from './frames/site-frame.js';
import { NotFound } from './not-found.js';
import { RemotePlace } from './remote-place.js';
import { Root } from './root.js';
import { RouteError } from './route-error.js';
import { Waiting } from './waiting.js';

const frames: Record<RemoteRoute['frame'], ComponentType> = {
  site: SiteFrame,
  app: AppFrame,
  bare: BareFrame,
};

/**
 * The router's table: a frame around the routes that ask for it, a remote's page in each.
 * @param eager routes drawn at once: at the edge, and the one that came prerendered. Elsewhere the page on screen
 *   stays until the next one is there, or its time is up.
 */
export function routeTable(
  owned: readonly OwnedRoute[],
  pages: Pages,
  eager: (route: OwnedRoute) => boolean,
): RouteObject[] {
  const place = (entry: OwnedRoute) => (
    <Access access={entry.route.access}>
      <RemotePlace {...entry} />
    </Access>
  );
  const leaf = (entry: OwnedRoute): RouteObject => ({
    path: entry.route.path,
    handle: entry,
    ...(eager(entry)
      ? { element: place(entry) }
      : {
          HydrateFallback: Waiting,
          lazy: async () => {
            await pages.load(entry);
            return { element: place(entry) };
          },
        }),
  });
  const names = Object.keys(frames) as RemoteRoute['frame'][];
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      children: names.map((frame) => ({
        Component: frames[frame],
        children: [
          ...owned.filter(({ route }) => route.frame === frame).map(leaf),
          ...(frame === 'site' ? [{ path: '*', Component: NotFound, handle: null }] : []),
        ],
      })),
    },
  ];
}
