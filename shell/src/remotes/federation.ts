import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { ActiveRelease, PlacedRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import type { PageModule } from '@stroomwerk/mfe-runtime';
import { containerName, fileUrl } from './addresses.js';
import { canaryLimits, entryTimeout, insteadLimits, type Limits, limits } from './attempt.js';
import { pagePins } from './pins.js';

/** Milliseconds that one attempt to load an entry may take, by its address. */
const timeouts = new Map<string, number>();

function place(release: PlacedRelease, within: Limits): { name: string; entry: string } {
  const entry = fileUrl(release, release.entry, location.origin);
  timeouts.set(entry, entryTimeout(within));
  return { name: containerName(release.name), entry };
}

/** Registers exactly the active releases. Entries, chunks and style sheets all go through the pins (guard.ts). */
export function registerReleases(releaseSet: ReleaseSet): void {
  registerPlugins([
    {
      name: 'entry-timeouts',
      createScript: ({ url }) => ({ timeout: timeouts.get(url) }),
    },
  ]);
  registerRemotes(
    releaseSet.remotes.map((release) => place(release, release.instead ? canaryLimits : limits)),
  );
}

/** Puts a stable release in the place of its canary, for the rest of this page view. */
export const placeInstead = (release: PlacedRelease): void =>
  registerRemotes([place(release, insteadLimits)], { force: true });

/** Loads the module that a release exposes. @throws Error when a pin is missing, or entry or chunks cannot be had */
export async function loadExposed(
  release: ActiveRelease | PlacedRelease,
  expose: string,
): Promise<PageModule> {
  const files = release.exposes[expose];
  pagePins().demand(release, [release.entry, ...(files?.js ?? []), ...(files?.css ?? [])]);
  const loaded = await loadRemote<PageModule>(
    `${containerName(release.name)}/${expose.replace(/^\.\//, '')}`,
  );
  if (loaded === null || typeof loaded.default !== 'function')
    throw new Error(`${release.name} exposes no page as ${expose}.`);
  return loaded;
}
