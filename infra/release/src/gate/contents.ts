import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import { ReleaseError } from '../context.js';

/** The files of a build, by path. */
export type Contents = ReadonlyMap<string, Buffer>;

/**
 * Reads a build once, so that every check sees the bytes that the manifest names, whoever builds again meanwhile.
 * @throws ReleaseError when a file is absent or another one
 */
export function readContents(manifest: ReleaseManifest, dist: string): Contents {
  return new Map(
    Object.entries(manifest.files).map(([file, { integrity }]) => {
      const content = contentOf(join(dist, file));
      const hash = content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
      if (content === undefined || hash !== integrity)
        throw new ReleaseError(`${dist} changed since it was built (${file}). Build again.`);
      return [file, content] as const;
    }),
  );
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
