import {
  listReleases,
  movePointer,
  publishRelease,
  type ReleaseList,
  type ReleaseManifest,
} from '@stroomwerk/contracts/releases';
import { type Call, Refused } from '../api/client.js';
import { ReleaseError } from '../context.js';
import { layDown } from './artifact.js';

/** What is known of a remote; an empty list for one that was never published. */
export async function releasesOf(call: Call, remote: string, owner = ''): Promise<ReleaseList> {
  try {
    return await call(listReleases, { params: { remote } });
  } catch (error) {
    if (error instanceof Refused && error.code === 'releases.remote_not_found')
      return { remote, owner, stable: null, canary: null, previous: null, releases: [] };
    throw error;
  }
}

/** Lays the files down and publishes them. @throws ReleaseError when the version was published before */
export async function publish(
  call: Call,
  manifest: ReleaseManifest,
  where: { readonly remoteDir: string; readonly releasesDir: string; readonly notes: string },
  known: ReleaseList,
): Promise<void> {
  // Asked before a file is touched: the folder of a published release is never written again.
  if (known.releases.some(({ version }) => version === manifest.version))
    throw new ReleaseError(
      `${manifest.name} ${manifest.version} was published before. A release never changes: choose another --version.`,
    );
  layDown(manifest, where.remoteDir, where.releasesDir);
  await call(publishRelease, { params: { remote: manifest.name }, body: { manifest, notes: where.notes } });
}

/** Moves the stable pointer from where it was seen. @throws Refused releases.pointer_moved when somebody was faster */
export const promote = (
  call: Call,
  known: Pick<ReleaseList, 'remote' | 'stable'>,
  version: string,
  reason: string,
): Promise<ReleaseList> =>
  call(movePointer, {
    params: { remote: known.remote, channel: 'stable' },
    body: { version, expected_version: known.stable, reason },
  });
