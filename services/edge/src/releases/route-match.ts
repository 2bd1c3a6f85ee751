import type { ActiveRelease, ReleaseSet, RemoteRoute } from '@stroomwerk/contracts/releases';

export interface RouteMatch {
  readonly release: ActiveRelease;
  readonly route: RemoteRoute;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/**
 * Points of a pattern for an address, as react-router ranks: a written segment before a parameter before a splat.
 * @returns null when the pattern does not answer the address
 */
function score(pattern: readonly string[], address: readonly string[]): number | null {
  let points = pattern.length;
  for (let index = 0; index < Math.max(pattern.length, address.length); index += 1) {
    const expected = pattern[index];
    const given = address[index];
    if (expected === '*') return points - 2;
    if (expected === undefined || given === undefined) return null;
    if (expected.startsWith(':')) points += 3;
    else if (expected.toLowerCase() === given.toLowerCase()) points += 10;
    else return null;
  }
  return points;
}

/**
 * The release and route that answer an address.
 * @param path as it stands in the request, without query; a broken escape matches parameters only
 * @returns null where no active release declares it: the shell's 404
 */
export function matchRoute(set: ReleaseSet, path: string): RouteMatch | null {
  const address = segmentsOf(path).map(decoded);
  let best: (RouteMatch & { points: number }) | null = null;
  for (const release of set.remotes)
    for (const route of release.routes) {
      const points = score(segmentsOf(route.path), address);
      if (points !== null && (best === null || points > best.points)) best = { release, route, points };
    }
  return best;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
