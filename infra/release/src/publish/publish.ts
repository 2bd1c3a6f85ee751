import { join } from 'node:path';
import {
  type GateCheck,
  listReleases,
  movePointer,
  publishRelease,
  type ReleaseList,
  type ReleaseManifest,
} from '@stroomwerk/contracts/releases';
import { type Call, Refused } from '../api/client.js';
import { ReleaseError } from '../context.js';
import { type Sending, sendFiles } from './send-files.js';

/** What is known of a remote; an empty list for one that was never published. */
export async function releasesOf(call: Call, remote: string, owner = ''): Promise<ReleaseList> {
  try {
    return await call(listReleases, { params: { remote } });
  } catch (error) {
    if (error instanceof Refused && error.code === 'releases.remote_not_found')
      return { remote, owner, stable: null, canary: null, previous: null, releases: [], gate_queue: [] };
    throw error;
  }
}

/** What goes out with a manifest. */
export interface Publication {
  /** Folder of the remote, with the build in `dist`. */
  readonly remoteDir: string;
  readonly notes: string;
  /** What the gate found here: advice to whoever reads it at the platform. */
  readonly checks?: GateCheck[];
  /** Why ops lets it out without the verdict of the platform's gate. */
  readonly forceReason?: string;
  /** Built by the operator from the platform's own checkout; only with its own token. */
  readonly builtHere?: boolean;
  readonly onSending?: (progress: Sending) => void;
}

/**
 * Sends the files that the platform does not have, and publishes the release.
 * @throws ReleaseError when the version was published before, or the build changed since it was made
 */
export async function publish(
  call: Call,
  manifest: ReleaseManifest,
  { remoteDir, notes, checks, forceReason, builtHere, onSending }: Publication,
  known: ReleaseList,
): Promise<void> {
  // Asked before anything is sent.
  if (known.releases.some(({ version }) => version === manifest.version))
    throw new ReleaseError(
      `${manifest.name} ${manifest.version} was published before. A release never changes: choose another --version.`,
    );
  const body = { manifest, notes, checks, force_reason: forceReason, built_here: builtHere };
  const send = async (): Promise<void> => {
    await sendFiles(call, manifest, join(remoteDir, 'dist'), onSending);
    await call(publishRelease, { params: { remote: manifest.name }, body });
  };
  await send().catch((error: unknown) => {
    // A file that was there a moment ago was collected meanwhile, or turned out to be spoiled: it is asked for anew.
    if (error instanceof Refused && error.code === 'releases.files_missing') return send();
    throw error;
  });
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
