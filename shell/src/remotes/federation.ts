import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { type PageModule, readStored } from '@stroomwerk/mfe-runtime';
import { containerName, devOverrides, fileUrl } from './release-set.js';

/** Milliseconds that one attempt to load an entry may take; both attempts fit in the five seconds of rule 7. */
const entryTimeout = 1_950;

/**
 * Registers exactly the active releases. An entry runs only with the hash that the release pins; where there is
 * none, it does not run. Its chunks and style sheets are pinned by the entry itself.
 */
export function registerReleases(releaseSet: ReleaseSet): void {
  const overrides = devOverrides(new URL(location.href), readStored('localStorage', 'dev-remotes'));
  const pins = new Map<string, string>();
  const unpinned = new Set(Object.values(overrides));
  const remotes = releaseSet.remotes.map((release) => {
    const entry = fileUrl(release, release.entry, location.origin);
    const pin = release.integrity[release.entry];
    if (pin !== undefined) pins.set(entry, pin);
    return { name: containerName(release.name), entry: overrides[release.name] ?? entry };
  });
  registerPlugins([
    {
      name: 'pinned-entries',
      createScript({ url }) {
        const integrity = pins.get(url);
        if (integrity === undefined && !unpinned.has(url))
          throw new Error(`No hash is pinned for ${url}; it is not loaded.`);
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        if (integrity !== undefined) script.integrity = integrity;
        return { script, timeout: entryTimeout };
      },
    },
  ]);
  registerRemotes(remotes);
}

/** Loads the module that a remote exposes. @throws Error when entry or chunks cannot be had */
export async function loadExposed(remote: string, expose: string): Promise<PageModule> {
  const loaded = await loadRemote<PageModule>(`${containerName(remote)}/${expose.replace(/^\.\//, '')}`);
  if (loaded === null || typeof loaded.default !== 'function')
    throw new Error(`${remote} exposes no page as ${expose}.`);
  return loaded;
}
