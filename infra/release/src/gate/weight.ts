import { gzipSync } from 'node:zlib';
import type { ActiveRelease, ReleaseManifest, ReleaseSet } from '@stroomwerk/contracts/releases';
import type { Contents } from './contents.js';
import { type Verdict, verdict } from './verdict.js';

/** Bytes after gzip of what a route loads, by the path of the route. */
export type RouteWeights = Readonly<Record<string, number>>;

/** What a route may weigh beside the stable release's: so many times as much, and less than so many bytes more. */
const bound = { times: 2, more: 50 * 1024 };

/** @param bytes of one file, after gzip */
function weightsOf(
  { entry, routes, exposes }: Pick<ReleaseManifest, 'entry' | 'routes' | 'exposes'>,
  bytes: (file: string) => number,
): RouteWeights {
  const of = (expose: string): number =>
    [...new Set([entry, ...(exposes[expose]?.js ?? []), ...(exposes[expose]?.css ?? [])])].reduce(
      (total, file) => total + bytes(file),
      0,
    );
  return Object.fromEntries(routes.map(({ path, expose }) => [path, of(expose)]));
}

/** The weights of a release that visitors get. @throws Error when a file cannot be had */
async function placedWeights(url: string, release: ActiveRelease): Promise<RouteWeights> {
  const files = [release.entry, ...Object.values(release.exposes).flatMap(({ js, css }) => [...js, ...css])];
  const sizes = new Map<string, number>();
  for (const file of new Set(files)) {
    const response = await fetch(new URL(release.base + file, url), { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`${release.base}${file} answered ${response.status}`);
    sizes.set(file, gzipSync(Buffer.from(await response.arrayBuffer())).length);
  }
  return weightsOf(release, (file) => sizes.get(file) ?? 0);
}

/** The weights of the stable release of a remote; null where it has none. */
export async function stableWeights(
  url: string,
  remote: string,
  active: ReleaseSet,
): Promise<RouteWeights | null> {
  const release = active.remotes.find(({ name }) => name === remote);
  return release === undefined ? null : placedWeights(url, release);
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** No route is far heavier than it is for visitors now: a canary is judged before anybody has to load it. */
export function checkWeight(
  manifest: ReleaseManifest,
  contents: Contents,
  stable: RouteWeights | null,
): Verdict {
  const check = 'weight beside the stable release';
  if (stable === null) return verdict(check, [], 'there is no stable release');
  const weights = weightsOf(manifest, (file) => gzipSync(contents.get(file) ?? '').length);
  const both = Object.entries(weights).flatMap(([path, after]) => {
    const before = stable[path];
    return before === undefined ? [] : [{ path, before, after }];
  });
  const faults = both
    .filter(({ before, after }) => after > before * bound.times && after > before + bound.more)
    .map(
      ({ path, before, after }) =>
        `${path} loads ${kilobytes(after)} gzip, ${kilobytes(before)} in the stable release; load what comes later with import()`,
    );
  const most = both.toSorted((a, b) => b.after / b.before - a.after / a.before)[0];
  return verdict(
    check,
    faults,
    most === undefined
      ? 'no route that was there before'
      : `at most ${(most.after / most.before).toFixed(2)} times as much (${most.path})`,
  );
}
