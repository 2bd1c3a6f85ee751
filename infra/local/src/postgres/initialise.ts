import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../key-file.js';
import { StartError } from '../start-error.js';
import { inspect } from './data-folder.js';
import { makePassword, passwordFile, usePassword } from './password.js';
import { type Place, strayDatabases } from './place.js';

/**
 * Makes the database of a data folder that never had one: in a folder beside, which takes its name when it is whole,
 * so that a crash in between leaves nothing that looks like a database.
 * @param sync false where losing the database in a power cut does not matter (tests)
 * @param refilled whether its rows come from a backup, whose keys are there already
 * @throws StartError when there are signs that there was a database
 */
export function initialise(
  dataDir: string,
  place: Place,
  env: NodeJS.ProcessEnv,
  { sync, refilled }: { readonly sync: boolean; readonly refilled: boolean },
): void {
  refuseWhereDataWas(dataDir, place, refilled);
  const { user, native, data } = place;
  const password = makePassword(dataDir);
  const making = `${data}-being-made-${process.pid}`;
  const seed = join(dirname(data), `pw-${process.pid}`);
  mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(seed, password, { mode: 0o600 });
    if (user) for (const path of [making, seed]) chownSync(path, user.uid, user.gid);
    allowRunning(native);
    initdb(making, seed, place, env, sync);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(seed, { force: true });
  }
  // Fails where another start was first: a folder with something in it is never replaced.
  renameSync(making, data);
  syncFolder(dirname(data));
  usePassword(dataDir);
}

/** Made after the first database of a data folder, and never with a database of another server. */
const madeAfter = (dataDir: string): string => join(dataDir, 'keys/database-owner');

function refuseWhereDataWas(dataDir: string, { data, elsewhere, major }: Place, refilled: boolean): void {
  if (inspect(elsewhere, major, undefined) !== 'none')
    throw new StartError(
      `The database of ${dataDir} is in ${elsewhere}, where another user made it. Nothing was changed. Start as that user, or move it as root: mv ${elsewhere} ${data}`,
    );
  const sign = [passwordFile(dataDir), ...(refilled ? [] : [madeAfter(dataDir)])].find((file) =>
    existsSync(file),
  );
  if (sign === undefined) return;
  const strays = strayDatabases().map((stray) => `${stray.data} (of ${stray.dataDir}) to ${data}`);
  throw new StartError(
    `The database of ${dataDir} is gone: ${sign} is there, ${data} is not. Nothing was changed. Is a disk not mounted? ${
      strays.length > 0
        ? `If you renamed the data folder, move its database after it, as root: ${strays.join('; or ')}. `
        : ''
    }Else restore a backup into another DATA_DIR; or ${
      sign === passwordFile(dataDir) ? 'remove that file' : 'take another DATA_DIR'
    } to begin with an empty database.`,
  );
}

function allowRunning(native: string): void {
  for (const name of ['initdb', 'postgres']) {
    const binary = join(native, 'bin', name);
    const { mode } = statSync(binary);
    if ((mode & 0o555) !== 0o555) chmodSync(binary, mode | 0o555);
  }
}

function initdb(into: string, seed: string, place: Place, env: NodeJS.ProcessEnv, sync: boolean): void {
  const made = spawnSync(
    join(place.native, 'bin/initdb'),
    [
      ...['-D', into, '-U', 'stroomwerk', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'scram-sha-256'],
      ...[`--pwfile=${seed}`, '--no-instructions', ...(sync ? [] : ['--no-sync'])],
    ],
    { ...place.user, cwd: '/', env, encoding: 'utf8' },
  );
  if (made.status === 0) return;
  if (made.stderr?.includes('No space left on device')) {
    const { bavail, bsize } = statfsSync(dirname(into));
    throw new StartError(
      `The disk of ${dirname(into)} has ${Math.floor((bavail * bsize) / 1_048_576)} MB left, too few for a database. Nothing was kept of it. Make room, or choose another DATA_DIR.`,
    );
  }
  throw new StartError(`PostgreSQL could not make its data folder: ${made.stderr || made.error?.message}`);
}
