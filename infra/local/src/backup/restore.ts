import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { chmod, chown } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { nameOf } from '@stroomwerk/checkout/process-name.mjs';
import { syncFolder } from '../key-file.js';
import { locate, movedBase, type Place } from '../postgres/place.js';
import { startPostgres } from '../postgres.js';
import { Progress } from '../progress.js';
import { knownMigrations, migrationsOf } from '../schema-check.js';
import { readSettings, type Settings, StartError } from '../settings.js';
import {
  erasedIn,
  erasureStatements,
  erasuresFile,
  mergeErasures,
  readableErasures,
  readErasures,
  replayErasures,
  skippedLines,
} from './erasures.js';
import { leftovers } from './leftovers.js';
import { checkParts, fileOf, type ManifestContent, readManifest } from './manifest.js';
import { readPart, walk } from './parts.js';
import { passphraseOf } from './passphrase.js';
import { releasesTarget, unpack } from './releases.js';
import { restoreRows } from './restore-rows.js';
import type { BackupKeys } from './sealing.js';
import { settle } from './settle.js';

const usage =
  'npm run restore -- <folder> [--erasures <erasures.log> | --no-later-erasures]   (into DATA_DIR, which is empty or not there)';
const noneLater = '--no-later-erasures';

/**
 * Where a restore is made: beside a data folder that is not there yet, to take its name in one step; inside of one that is,
 * since a link or a mounted disk cannot be replaced, and the folder above may be another disk.
 * @throws StartError where there is no folder to restore into
 */
function makingOf(dataDir: string): string {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (found?.isDirectory()) return join(dataDir, `.being-restored-${nameOf(process.pid)}`);
  if (found)
    throw new StartError(
      `${dataDir} is no folder. Nothing was restored. Move it away, or choose another DATA_DIR.`,
    );
  if (lstatSync(dataDir, { throwIfNoEntry: false }))
    throw new StartError(
      `${dataDir} is a link to ${readlinkSync(dataDir)}, which is not there. Nothing was restored. Mount its disk, or make that folder.`,
    );
  return `${dataDir}.being-restored-${nameOf(process.pid)}`;
}

/** @throws StartError where anything is in the data folder besides a log of erasures (and what a new disk has) */
function checkEmpty(dataDir: string): void {
  const there = (existsSync(dataDir) ? readdirSync(dataDir) : []).filter(
    (name) => !['erasures.log', 'lost+found'].includes(name),
  );
  if (there.length > 0)
    throw new StartError(
      `${dataDir} is not empty (${there.slice(0, 3).join(', ')}). Nothing was restored. Move it away, or choose another DATA_DIR.`,
    );
  const data = existsSync(dataDir) ? locate(dataDir).data : join(movedBase(dataDir), 'postgres');
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new StartError(
      `There is a database of ${dataDir} in ${data}. Nothing was restored. Move it away, or choose another DATA_DIR.`,
    );
}

/** @throws StartError when this checkout cannot work with what was backed up */
async function checkVersions(
  root: string,
  manifest: ManifestContent,
  place: Place,
  outside: boolean,
): Promise<void> {
  const { kind, postgres_major: major, migrations } = manifest.database;
  if (kind === 'files' && outside)
    throw new StartError(
      'This is a copy of the PostgreSQL that npm start brings along. Restore it without DATABASE_URL; for another server make the backup with --rows.',
    );
  if (kind === 'files' && major !== place.major)
    throw new StartError(
      `The backup is of PostgreSQL ${major}, and this checkout brings ${place.major}. Nothing was restored. Use the checkout that made it; with --rows a backup fits another version.`,
    );
  const known = Object.values(await knownMigrations(root)).flat();
  const made = Object.values(migrations).flat();
  const unknown = made.filter((name) => !known.includes(name));
  const missing = kind === 'rows' ? known.filter((name) => !made.includes(name)) : [];
  if (unknown.length > 0 || missing.length > 0)
    throw new StartError(
      `The backup was made by ${unknown.length > 0 ? 'a newer' : 'an older'} version of the platform (${[...unknown, ...missing].join(', ')}). Nothing was restored. Use that version.`,
    );
}

/** PostgreSQL wants its folder for itself alone, and its own user to own it. */
async function giveAway(data: string, user: Place['user']): Promise<void> {
  const own = async (path: string, mode: number) => {
    await chmod(path, mode);
    if (user) await chown(path, user.uid, user.gid);
  };
  for await (const { name, entry } of walk(data))
    await own(join(data, name), entry.isDirectory() ? 0o700 : 0o600);
  await own(data, 0o700);
}

/** What restoring needs to know from one step to the next. */
interface Restoring {
  readonly root: string;
  readonly folder: string;
  readonly settings: Settings;
  readonly manifest: ManifestContent;
  readonly keys: BackupKeys;
  readonly progress: Progress;
}

/** Unpacks the parts below a data folder that nobody uses yet. */
async function unpackAll(
  { folder, settings, manifest, keys, progress }: Restoring,
  making: string,
): Promise<void> {
  const place = locate(making);
  const releases = await releasesTarget(settings, join(making, 'releases'));
  if (releases.occupied) throw new StartError('The bucket of releases is not empty. Nothing was restored.');
  const takes: Record<ManifestContent['parts'][number]['name'], Parameters<typeof readPart>[2] | undefined> =
    {
      database: manifest.database.kind === 'files' ? (entry) => unpack(place.data, entry) : undefined,
      releases: (entry) => releases.take(entry),
      // A database of rows is made anew, with a password of its own.
      secrets: async (entry) => {
        if (entry.name !== 'postgres-password' || manifest.database.kind === 'files')
          await unpack(making, entry);
      },
      rest: (entry) => unpack(making, entry, 0o644),
      erasures: (entry) => unpack(making, entry),
    };
  try {
    for (const { name, entries } of manifest.parts) {
      const take = takes[name];
      if (!take) continue;
      await readPart(join(folder, fileOf(name)), keys.part(name), take);
      progress.say(`${name}: ${entries} entries`);
    }
  } finally {
    releases.close();
  }
  if (manifest.database.kind === 'files') await giveAway(place.data, place.user);
}

/** @throws StartError when the outside database has a schema of ours */
async function checkUnused(url: string): Promise<void> {
  const there = Object.keys(await migrationsOf(url));
  if (there.length > 0)
    throw new StartError(
      `The database of DATABASE_URL has data (${there.join(', ')}). Nothing was restored. Give it an empty one.`,
    );
}

/** Lets PostgreSQL recover to the end of the backup, or fills its tables; then erases again who was erased since. */
async function recover(work: Restoring, making: string): Promise<void> {
  const { settings, manifest, root, progress, folder, keys } = work;
  const outside = settings.DATABASE_URL;
  const server =
    outside === undefined
      ? await startPostgres({ dataDir: making, refilled: manifest.database.kind === 'rows' })
      : undefined;
  try {
    const url =
      manifest.database.kind === 'rows'
        ? await restoreRows(
            join(folder, fileOf('database')),
            keys.part('database'),
            { ...settings, dataDir: making },
            server?.url,
          )
        : (server?.url ?? '');
    const erased = erasedIn(readErasures(erasuresFile(making)));
    const rows = await replayErasures(url, erased, await erasureStatements(root));
    if (erased.length > 0) progress.say(`erasures: ${erased.length} people erased again, ${rows} rows`);
  } finally {
    await server?.stop();
  }
}

/**
 * Gives what was restored its place; a log of erasures that lay there, which has been taken over, is replaced last.
 * @throws StartError saying where everything lies when it could not: nothing of it is removed
 */
function takePlace(making: string, dataDir: string): void {
  const from = locate(making);
  const within = dirname(making) === dataDir;
  try {
    // The data folder may be one that the server's user cannot reach, where what it was made in could be reached.
    const to = from.moved || within ? locate(dataDir) : undefined;
    // None where the rows went to another server.
    if (to && (from.moved || to.moved) && existsSync(from.data)) renameSync(from.data, to.data);
    if (within) settle(making, dataDir);
    else renameSync(making, dataDir);
    syncFolder(dirname(dataDir));
  } catch (error) {
    const left = [making, from.data, join(movedBase(dataDir), 'postgres'), dataDir].filter((path) =>
      existsSync(path),
    );
    throw new StartError(
      `Everything was restored, but could not be given its place: ${String(error)}. Nothing of it was removed: it lies in ${[...new Set(left)].join(', ')}. Mend what is in the way and restore into another DATA_DIR; then remove these.`,
    );
  }
  if (from.moved) rmSync(movedBase(making), { recursive: true, force: true });
}

/**
 * Adds whom other logs name to the log that came with the backup. That one cannot be mended by hand: where another went on
 * after it, which has everybody, what can be read of it is enough.
 * @throws StartError when nothing else tells who was erased, or another log has a line that is none
 */
function takeErasures({ progress }: Restoring, making: string, logs: readonly string[]): void {
  const file = erasuresFile(making);
  const own = readErasures(file);
  try {
    erasedIn(own);
  } catch (error) {
    if (logs.every((text) => text === ''))
      throw new StartError(
        `In the backup: ${String((error as Error).message)} Nothing was restored. Bring the log of the place that was backed up, with that line corrected: --erasures <file>`,
      );
    writeFileSync(file, readableErasures(own));
  }
  for (const line of [own, ...logs].flatMap(skippedLines)) progress.say(line);
  mergeErasures(making, logs, new Date());
}

/** @throws StartError with the usage */
function readArgs(args: readonly string[]): { given: string; log: string | undefined; saysNone: boolean } {
  const [given, option, log, ...more] = args;
  const saysNone = option === noneLater && log === undefined;
  const fits = option === undefined || saysNone || (option === '--erasures' && log !== undefined);
  if (!given || given.startsWith('-') || !fits || more.length > 0) throw new StartError(usage);
  return { given, log, saysNone };
}

/**
 * The log in the backup ends when the backup was made: who was erased since is only known where that went on.
 * @throws StartError when nothing tells who was
 */
function checkErasuresKnown(dataDir: string, log: string | undefined, saysNone: boolean): void {
  if (log !== undefined || saysNone || existsSync(erasuresFile(dataDir))) return;
  throw new StartError(
    `Who was erased after this backup was made would come back. Nothing was restored. Bring the log of the place that was backed up, which is its DATA_DIR/erasures.log: --erasures <file>; or say that nobody was erased since: ${noneLater}`,
  );
}

/**
 * `npm run restore -- <folder>`: puts a backup into an empty DATA_DIR. Everything is checked first and made beside, and
 * takes its place at the end: what is interrupted leaves the data folder as it was.
 */
export async function restore(
  root: string,
  args: readonly string[],
  say?: (line: string) => void,
): Promise<number> {
  const { given, log, saysNone } = readArgs(args);
  const at = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const folder = at(given);
  const passphrase = passphraseOf(process.env);
  const settings = readSettings(process.env, root);
  const { dataDir } = settings;
  const progress = new Progress(say);

  for (const line of leftovers(dataDir)) progress.say(line);
  const { manifest, keys } = await readManifest(folder, passphrase);
  if (log !== undefined && statSync(at(log), { throwIfNoEntry: false }) === undefined)
    throw new StartError(`There is no log of erasures at ${at(log)}.`);
  await checkParts(folder, manifest, (part) => progress.say(`checking ${part}`));
  const making = makingOf(dataDir);
  checkEmpty(dataDir);
  mkdirSync(making, { recursive: true });
  const outside = settings.DATABASE_URL !== undefined;
  const drop = () => {
    for (const path of [movedBase(making), making]) rmSync(path, { recursive: true, force: true });
  };
  try {
    await checkVersions(root, manifest, locate(making), outside);
    checkErasuresKnown(dataDir, log, saysNone);
    if (settings.DATABASE_URL !== undefined) await checkUnused(settings.DATABASE_URL);
    const work: Restoring = { root, folder, settings, manifest, keys, progress };
    await unpackAll(work, making);
    const logs = [readErasures(erasuresFile(dataDir)), log === undefined ? '' : readErasures(at(log))];
    takeErasures(work, making, logs);
    await recover(work, making);
  } catch (error) {
    drop();
    throw error;
  }
  takePlace(making, dataDir);
  progress.say(`Restored the backup of ${manifest.made_at} into ${dataDir}. Start it: npm start`);
  return 0;
}
