import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  blobName,
  largestFile,
  missingBlobs,
  putBlob,
  type ReleaseManifest,
} from '@stroomwerk/contracts/releases';
import type { Call } from '../api/client.js';
import { ReleaseError } from '../context.js';

/** How far the files of a release have been sent. */
export interface Sending {
  readonly sent: number;
  /** Of the files that the platform does not have yet. */
  readonly files: number;
  readonly bytes: number;
}

/** Files on their way at the same moment: a few, so that a slow line is not waited for file by file. */
const atOnce = 4;

/**
 * Sends the files of a build that the platform does not have yet, each under its hash.
 * @param dist folder of the build @param tell called at the beginning and after every file
 * @throws ReleaseError when a file is absent, too large, or changed since it was built; then nothing was sent
 */
export async function sendFiles(
  call: Call,
  manifest: ReleaseManifest,
  dist: string,
  tell: (progress: Sending) => void = () => undefined,
): Promise<void> {
  const contents = await readFiles(manifest, dist);
  const { missing } = await call(missingBlobs, {
    params: { remote: manifest.name },
    body: { hashes: [...contents.keys()] },
  });
  let sent = 0;
  let bytes = 0;
  const report = (): void => tell({ sent, files: missing.length, bytes });
  report();
  const waiting = missing.values();
  const lane = async (): Promise<void> => {
    for (const hash of waiting) {
      const body = contents.get(hash);
      if (body === undefined) continue;
      await call(putBlob, { params: { remote: manifest.name, hash: blobName(hash) }, body });
      sent += 1;
      bytes += body.length;
      report();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** Contents by hash: two files with the same content are one. */
async function readFiles(manifest: ReleaseManifest, dist: string): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  const differing: string[] = [];
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    const content = await readFile(join(dist, file)).catch(() => undefined);
    if (content === undefined || hashOf(content) !== integrity) differing.push(file);
    else if (content.length > largestFile)
      throw new ReleaseError(`${file} has ${content.length} bytes; a file has ${largestFile} at most.`);
    else contents.set(integrity, content);
  }
  if (differing.length > 0)
    throw new ReleaseError(`${dist} changed since it was built (${differing.join(', ')}). Build again.`);
  return contents;
}

const hashOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
