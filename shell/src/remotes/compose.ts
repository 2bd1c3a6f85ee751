import type { ActiveRelease, ReleaseSet, RemoteRoute } from '@stroomwerk/contracts/releases';

export interface OwnedRoute {
  readonly release: ActiveRelease;
  readonly route: RemoteRoute;
}

export interface Composition {
  readonly routes: readonly OwnedRoute[];
  /** Routes left out because another remote declares the same address. */
  readonly collisions: readonly { path: string; owner: string; refused: string }[];
}

/** Two patterns that match the same addresses have the same shape: parameter names do not count. */
export const shape = (path: string): string =>
  path
    .replace(/:[^/]+/g, ':')
    .replace(/\/+$/, '')
    .toLowerCase();

/** The routes of all active remotes. Of two that claim one address the first in the alphabet keeps it. */
export function composeRoutes(releaseSet: ReleaseSet): Composition {
  const owners = new Map<string, string>();
  const routes: OwnedRoute[] = [];
  const collisions: { path: string; owner: string; refused: string }[] = [];
  const sorted = [...releaseSet.remotes].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const release of sorted)
    for (const route of release.routes) {
      const owner = owners.get(shape(route.path));
      if (owner !== undefined) collisions.push({ path: route.path, owner, refused: release.name });
      else {
        owners.set(shape(route.path), release.name);
        routes.push({ release, route });
      }
    }
  return { routes, collisions };
}
