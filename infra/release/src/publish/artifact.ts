import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { ReleaseError } from '../context.js';

/** Milliseconds after which an unpublished folder counts as a left-over. */
const leftOverAfter = 60_000;

/** @param remoteDir folder of a remote that was built @throws ReleaseError when there is no build */
export function readBuild(remoteDir: string): ReleaseManifest {
  const file = join(remoteDir, 'dist', 'release.json');
  if (!existsSync(file)) throw new ReleaseError(`${file} is missing: the remote is not built.`);
  const manifest = ReleaseManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new ReleaseError(`${file} is no release manifest: ${manifest.error.message}`);
  return manifest.data;
}

/** @returns files of the manifest that are absent or differ from their hash in `folder` */
export function differingFiles(manifest: ReleaseManifest, folder: string): string[] {
  return Object.entries(manifest.files)
    .filter(([file, { integrity }]) => {
      const path = join(folder, file);
      return (
        !existsSync(path) ||
        `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}` !== integrity
      );
    })
    .map(([file]) => file);
}

/**
 * Lays a release down at `<releasesDir>/<remote>/<version>/`: first beside it, then in one rename, so that nobody ever
 * sees half of it. A folder of that name which was never published is a left-over and makes way.
 */
export function layDown(manifest: ReleaseManifest, remoteDir: string, releasesDir: string): string {
  const dist = join(remoteDir, 'dist');
  const differing = differingFiles(manifest, dist);
  if (differing.length > 0)
    throw new ReleaseError(`${dist} changed since it was built (${differing.join(', ')}). Build again.`);
  const target = join(releasesDir, manifest.name, manifest.version);
  if (existsSync(target)) {
    if (differingFiles(manifest, target).length === 0) return target;
    // Somebody else may be between laying the same version down and publishing it.
    if (Date.now() - statSync(target).mtimeMs < leftOverAfter)
      throw new ReleaseError(`${target} was written a moment ago by another release of the same version.`);
  }
  const waiting = join(releasesDir, '.incoming', randomUUID());
  try {
    for (const file of Object.keys(manifest.files)) {
      mkdirSync(dirname(join(waiting, file)), { recursive: true });
      cpSync(join(dist, file), join(waiting, file));
    }
    writeFileSync(join(waiting, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(waiting, target);
  } finally {
    rmSync(waiting, { recursive: true, force: true });
  }
  return target;
}
