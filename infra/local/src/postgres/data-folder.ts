import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.js';

const untouched = 'Nothing was changed.';
const restore = 'restore a backup (npm run restore -- <folder>)';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/**
 * Whether there is a database in a folder. It is looked at only, never changed.
 * @param major version of the binaries @param uid who the server runs as; undefined where the system has none
 * @returns `none` when there is no folder or an empty one
 * @throws StartError, in one line that says how to mend it, when the folder is anything but whole
 */
export function inspect(data: string, major: number, uid: number | undefined): 'none' | 'whole' {
  const found = lstatSync(data, { throwIfNoEntry: false });
  if (found === undefined) return 'none';
  if (!found.isDirectory())
    throw new StartError(`${data} should be the folder of the database. ${untouched} Move it away.`);
  checkOwner(data, found, uid);
  if (readdirSync(data).length === 0) return 'none';
  checkVersion(data, major);
  const missing = ['base', 'global', 'pg_wal', 'pg_xact'].filter(
    (name) => !statSync(join(data, name), { throwIfNoEntry: false })?.isDirectory(),
  );
  if (statSync(join(data, 'global/pg_control'), { throwIfNoEntry: false })?.size !== 8192)
    missing.push('global/pg_control');
  if (missing.length > 0)
    throw new StartError(
      `The database in ${data} is incomplete: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing or cut off. ${untouched} Move the data folder away and ${restore}.`,
    );
  return 'whole';
}

function checkOwner(data: string, found: Stats, uid: number | undefined): void {
  if (uid === undefined) return;
  if (found.uid !== uid)
    throw new StartError(
      `The database in ${data} belongs to user ${found.uid}, and would run as user ${uid} now. ${untouched} Start as the user who made it, or give it away as root: chown -R ${uid} ${data}`,
    );
  if (![0o700, 0o750].includes(found.mode & 0o777))
    throw new StartError(
      `Others may read the database in ${data}, which PostgreSQL refuses. ${untouched} chmod 700 ${data}`,
    );
}

function checkVersion(data: string, major: number): void {
  const text = read(join(data, 'PG_VERSION'));
  if (!/^\d{2}$/.test(text)) {
    // Every database inside has the same file: where one is left, it tells what this one said.
    const inside = read(join(data, 'base/1/PG_VERSION'));
    throw new StartError(
      `${join(data, 'PG_VERSION')} is missing or cut off. ${untouched} ${
        /^\d{2}$/.test(inside)
          ? `Write it anew: echo ${inside} > ${join(data, 'PG_VERSION')}`
          : `Move the data folder away and ${restore}.`
      }`,
    );
  }
  if (Number(text) > major)
    throw new StartError(
      `The database in ${data} was made by PostgreSQL ${text}, and this checkout brings ${major}. ${untouched} Use the newer checkout that made it, or another DATA_DIR.`,
    );
  if (Number(text) < major)
    throw new StartError(
      `The database in ${data} was made by PostgreSQL ${text}, and this checkout brings ${major}. ${untouched} With the checkout that made it: npm run backup -- <folder> --rows; here, with another DATA_DIR: npm run restore -- <folder>`,
    );
}
