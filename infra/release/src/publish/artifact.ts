import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { ReleaseError } from '../context.js';

/** @param remoteDir folder of a remote that was built @throws ReleaseError when there is no build */
export function readBuild(remoteDir: string): ReleaseManifest {
  const file = join(remoteDir, 'dist', 'release.json');
  if (!existsSync(file)) throw new ReleaseError(`${file} is missing: the remote is not built.`);
  const manifest = ReleaseManifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new ReleaseError(`${file} is no release manifest: ${manifest.error.message}`);
  return manifest.data;
}
