import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { isInsideRelease } from '../domain/manifest-rules.js';

/** The folder of releases: `<root>/<remote>/<version>/<file>`. */
export class ReleaseFiles {
  constructor(private readonly root: string) {}

  /** @returns the files of the manifest that are absent, or that differ in size or hash from what it says. */
  async differing(manifest: ReleaseManifest): Promise<string[]> {
    const folder = join(this.root, manifest.name, manifest.version);
    const wrong: string[] = [];
    for (const [file, expected] of Object.entries(manifest.files))
      if (!isInsideRelease(file) || !(await matches(folder, file, expected))) wrong.push(file);
    return wrong;
  }
}

async function matches(
  folder: string,
  file: string,
  expected: { integrity: string; bytes: number },
): Promise<boolean> {
  try {
    const path = await realpath(join(folder, file));
    if (!path.startsWith((await realpath(folder)) + sep)) return false;
    if ((await stat(path)).size !== expected.bytes) return false;
    const hash = createHash('sha384');
    await pipeline(createReadStream(path), hash);
    return `sha384-${hash.digest('base64')}` === expected.integrity;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(code)) return false;
    throw error;
  }
}
