import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishLocal } from '@stroomwerk/release';

/** Folders of the remotes: every top-level mfe-* with a remote.json. */
export const remotesOf = (root: string): string[] =>
  readdirSync(root).filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')));

/**
 * Publishes what this checkout built and no release has yet, and makes it active. A release that exists already is
 * left alone, so that a pointer which a team moved survives a restart.
 * @param releasesDir folder in which services/releases keeps the files, where it is on this machine
 * @returns `remote@version` of what was published
 */
export const publishBuilt = (
  root: string,
  dataDir: string,
  releasesUrl: string,
  releasesDir?: string,
): Promise<string[]> =>
  publishLocal(
    remotesOf(root).map((name) => join(root, name)),
    { dataDir, releasesUrl, releasesDir },
  );
