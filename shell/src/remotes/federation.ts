import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { ActiveRelease, PlacedRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import type { PageModule } from '@stroomwerk/mfe-runtime';
import { containerName, fileUrl } from './addresses.js';
import { pagePins } from './pins.js';
import { demandShared } from './shared-versions.js';

/** Shared package to the version in this build; written by infra/federation-preset/src/shell.ts. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Milliseconds that one attempt to load an entry may take, by its address. */
const timeouts = new Map<string, number>();

const entryOf = (release: PlacedRelease): string => fileUrl(release, release.entry, location.origin);
const placed = (release: PlacedRelease) => ({ name: containerName(release.name), entry: entryOf(release) });

/** Registers exactly the active releases. Entries, chunks and style sheets all go through the pins (guard.ts). */
export function registerReleases(releaseSet: ReleaseSet): void {
  registerPlugins([
    {
      name: 'entry-timeouts',
      createScript: ({ url }) => ({ timeout: timeouts.get(url) }),
    },
  ]);
  registerRemotes(releaseSet.remotes.map(placed));
}

/** Puts a stable release in the place of its canary, for the rest of this page view. */
export const placeInstead = (release: PlacedRelease): void =>
  registerRemotes([placed(release)], { force: true });

/**
 * Loads the module that a release exposes.
 * @param timeout milliseconds that the entry may take
 * @throws Error when the shell does not fit, a pin is missing, or entry or chunks cannot be had
 */
export async function loadExposed(
  release: ActiveRelease | PlacedRelease,
  expose: string,
  timeout: number,
): Promise<PageModule> {
  timeouts.set(entryOf(release), timeout);
  demandShared(release, SHARED_VERSIONS);
  const files = release.exposes[expose];
  pagePins().demand(release, [release.entry, ...(files?.js ?? []), ...(files?.css ?? [])]);
  const loaded = await loadRemote<PageModule>(
    `${containerName(release.name)}/${expose.replace(/^\.\//, '')}`,
  );
  if (loaded === null || typeof loaded.default !== 'function')
    throw new Error(`${release.name} exposes no page as ${expose}.`);
  return loaded;
}
