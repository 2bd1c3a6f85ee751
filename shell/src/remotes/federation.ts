import externalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { init } from '@module-federation/runtime';
import type { ActiveRelease, PlacedRelease, ReleaseSet } from '@stroomwerk/contracts/releases';
import { type PageModule, withData } from '@stroomwerk/mfe-runtime';
import { breathe } from '../app/breathe.js';
import { overlays } from '../shared/overlays.js';
import { sharedPackages } from '../shared/packages.js';
import { containerName, fileUrl } from './addresses.js';
import { offered } from './offered.js';
import type { PageSource } from './pages.js';
import { pagePins } from './pins.js';
import { demandShared } from './shared-versions.js';

/** Shared package to the version in this build; written by infra/federation-preset/src/shell.ts. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;
/** Overlay of the design system to its version in this build; written there too. */
declare const OVERLAY_VERSIONS: Readonly<Record<string, string>>;

/** Milliseconds that one attempt to load an entry may take, by its address. */
const timeouts = new Map<string, number>();

const entryOf = (release: PlacedRelease): string => fileUrl(release, release.entry, location.origin);
const placed = (release: PlacedRelease) => ({ name: containerName(release.name), entry: entryOf(release) });

/** What remotes find in the shell: one of each, there already, of the version that the shell was built with. */
const shared = () =>
  Object.fromEntries(
    Object.entries(sharedPackages).map(([name, library]) => [
      name,
      {
        version: SHARED_VERSIONS[name] ?? '0.0.0',
        lib: () => library,
        shareConfig: {
          singleton: true,
          eager: true,
          strictVersion: true,
          requiredVersion: `^${SHARED_VERSIONS[name] ?? '0.0.0'}`,
        },
      },
    ]),
  );

/**
 * Starts the federation runtime with exactly the active releases. It is a file of its own, which loads beside the
 * shell: a page that came drawn answers before it is there. Entries, chunks and style sheets all go through the pins
 * (guard.ts).
 */
export function federate(releaseSet: ReleaseSet): PageSource {
  const federation = init({
    name: 'shell',
    remotes: releaseSet.remotes.map(placed),
    shared: { ...shared(), ...offered(overlays, OVERLAY_VERSIONS, () => federation.shareScopeMap) },
    shareStrategy: 'loaded-first',
    plugins: [
      // Remotes run on this very runtime instead of bringing their own.
      externalRuntime(),
      {
        name: 'breath',
        // An entry is read in one piece of work, and gives its page in the next.
        beforeInitContainer: async (container) => {
          await breathe();
          return container;
        },
      },
      { name: 'entry-timeouts', createScript: ({ url }) => ({ timeout: timeouts.get(url) }) },
    ],
  });
  return {
    /** @throws Error when the shell does not fit, a pin is missing, or entry or chunks cannot be had */
    async load(release: ActiveRelease | PlacedRelease, expose: string, timeout: number) {
      timeouts.set(entryOf(release), timeout);
      demandShared(release, SHARED_VERSIONS);
      const files = release.exposes[expose];
      pagePins().demand(release, [release.entry, ...(files?.js ?? []), ...(files?.css ?? [])]);
      const loaded = await federation.loadRemote<PageModule>(
        `${containerName(release.name)}/${expose.replace(/^\.\//, '')}`,
      );
      if (loaded === null || typeof loaded.default !== 'function')
        throw new Error(`${release.name} exposes no page as ${expose}.`);
      return { default: withData(loaded.default) };
    },
    placeInstead: (release) => federation.registerRemotes([placed(release)], { force: true }),
  };
}
