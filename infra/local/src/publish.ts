import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishLocal, Refused } from '@stroomwerk/release';
import { StartError } from './start-error.js';

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

/**
 * A disk without room keeps what was built from being published, and the start from nothing else: the releases of before
 * go on.
 * @param active how many releases visitors get now
 * @returns what to say of it
 * @throws StartError without releases of before; whatever else kept it from being published
 */
export async function withoutRoom(error: unknown, active: () => Promise<number>): Promise<string> {
  if (!(error instanceof Refused) || error.code !== 'common.no_room') throw error;
  const line =
    'What was built is not published: the disk has less room than MIN_FREE_MB asks for. Make room and start again.';
  if ((await active()) === 0) throw new StartError(line);
  return `${line} Visitors get the releases of before.`;
}

/** What a start says of its releases. @param active as above @throws as `withoutRoom` */
export const publishedInWords = (
  publishing: Promise<readonly string[]>,
  active: () => Promise<number>,
): Promise<string> =>
  publishing.then(
    (published) => (published.length > 0 ? `published ${published.join(', ')}` : 'nothing new'),
    (error: unknown) => withoutRoom(error, active),
  );
