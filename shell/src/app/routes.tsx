import type { RemoteRoute } from '@stroomwerk/contracts/releases';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { OwnedRoute } from '../remotes/compose.js';
import { Access } from './access.js';
import { AppFrame } from './frames/app-frame.js';
import { BareFrame } from './frames/bare-frame.js';
import { SiteFrame } from './frames/site-frame.js';
import { NotFoundPlace } from './not-found-place.js';
import { RemotePlace } from './remote-place.js';

const frames: Record<RemoteRoute['frame'], ComponentType> = {
  site: SiteFrame,
  app: AppFrame,
  bare: BareFrame,
};

/** The router's table: a frame around the routes that ask for it, a remote's page in each. */
export function routeTable(owned: readonly OwnedRoute[]): RouteObject[] {
  const leaf = (entry: OwnedRoute): RouteObject => ({
    path: entry.route.path,
    element: (
      <Access access={entry.route.access}>
        <RemotePlace {...entry} />
      </Access>
    ),
  });
  return (Object.keys(frames) as RemoteRoute['frame'][]).map((frame) => {
    const Frame = frames[frame];
    return {
      element: <Frame />,
      children: [
        ...owned.filter(({ route }) => route.frame === frame).map(leaf),
        ...(frame === 'site' ? [{ path: '*', element: <NotFoundPlace /> }] : []),
      ],
    };
  });
}
