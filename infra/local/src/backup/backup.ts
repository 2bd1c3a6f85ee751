import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { syncFolder, writeWhole } from '../key-file.js';
import { locate } from '../postgres/place.js';
import { startPostgres } from '../postgres.js';
import { Progress } from '../progress.js';
import { migrationsOf } from '../schema-check.js';
import { readSettings, type Settings, StartError } from '../settings.js';
import { holdDataFolder } from '../start-lock.js';
import { readState, runs } from '../state.js';
import { partOf } from './contents.js';
import { copyDatabase } from './database-files.js';
import { copyRows } from './database-rows.js';
import { erasedIn, erasuresFile, readErasures, skippedLines } from './erasures.js';
import { leftovers, noteBackup, removeUnfinishedBackups } from './leftovers.js';
import { fileOf, type ManifestContent, manifestFile, manifestText } from './manifest.js';
import { type PartWriter, writePart } from './parts.js';
import { passphraseOf } from './passphrase.js';
import { copyFolder, copyReleases } from './releases.js';
import { type BackupKeys, deriveKeys, newDerivation } from './sealing.js';

const usage = 'npm run backup -- <folder> [--rows]   (a folder that is not there yet, on another disk)';
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The database that is copied, and who may read all of it. */
interface Source {
  readonly url: string;
  /** Its data folder; undefined for one that is not ours. */
  readonly data: string | undefined;
  end(): Promise<void>;
}

async function sourceOf(settings: Settings): Promise<Source> {
  const state = readState(settings.dataDir);
  const isRunning = state !== undefined && runs(state);
  const outside =
    settings.DATABASE_URL ?? (isRunning && state.postgresPid === null ? state.databaseUrl : undefined);
  if (outside !== undefined) return { url: outside, data: undefined, end: () => Promise.resolve() };
  const release = isRunning ? undefined : await holdDataFolder(settings.dataDir);
  if (!existsSync(join(settings.dataDir, 'postgres-password')))
    throw new StartError(`There is no database in ${settings.dataDir}.`);
  const own = await startPostgres({ dataDir: settings.dataDir });
  return {
    url: own.url,
    data: own.data,
    end: async () => {
      if (!own.adopted) await own.stop();
      release?.();
    },
  };
}

/** Where a path really leads, whether or not its last parts are there yet. */
function realOf(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(realOf(above), basename(path));
}

/** Whether a folder is where a disk, or another folder, was mounted: it cannot be renamed or replaced. */
function isMountPoint(folder: string): boolean {
  const real = realpathSync(folder);
  if (statSync(real).dev !== statSync(dirname(real)).dev) return true;
  const mounts = '/proc/self/mountinfo';
  if (!existsSync(mounts)) return false;
  // A space in a path is written as \040.
  const name = real.replaceAll(' ', '\\040');
  return readFileSync(mounts, 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[4] === name);
}

/** @throws StartError where a backup would not outlive what it is a backup of, or would overwrite something */
function checkFolder(folder: string, dataDir: string): void {
  const inside = relative(realOf(dataDir), realOf(folder));
  if (inside === '' || !(/^\.\.($|[/\\])/.test(inside) || isAbsolute(inside)))
    throw new StartError(`${folder} is in the data folder, and would be lost with it. Choose another disk.`);
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && (found.isSymbolicLink() || isMountPoint(folder)))
    throw new StartError(
      `${folder} is a ${found.isSymbolicLink() ? 'link' : 'mounted disk'}, and what a backup makes could not take its place. Nothing was made. Give a folder inside of it that is not there yet: ${join(folder, 'backup')}`,
    );
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new StartError(`${folder} is not empty. Choose a folder that is not there yet.`);
}

/**
 * `npm run backup -- <folder>`: database, releases, secrets and the rest of the data folder, each encrypted with
 * BACKUP_PASSPHRASE. Works while the platform runs. The folder appears when it is whole; whatever ends this before leaves
 * one named `….unfinished-…` that a restore refuses.
 */
export async function backup(
  root: string,
  args: readonly string[],
  say?: (line: string) => void,
): Promise<number> {
  const asRows = args.includes('--rows');
  const [given, ...more] = args.filter((word) => word !== '--rows');
  if (!given || given.startsWith('-') || more.length > 0) throw new StartError(usage);
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  const passphrase = passphraseOf(process.env);
  const settings = readSettings(process.env, root);
  checkFolder(folder, settings.dataDir);
  const progress = new Progress(say);
  removeUnfinishedBackups(settings.dataDir, (line) => progress.say(line));
  for (const line of leftovers(settings.dataDir)) progress.say(line);
  const erasures = readErasures(erasuresFile(settings.dataDir));
  erasedIn(erasures); // A restore would refuse it, when it is too late to mend.
  for (const line of skippedLines(erasures)) progress.say(line);
  const kdf = newDerivation();
  const keys = await deriveKeys(passphrase, kdf);

  const source = await sourceOf(settings);
  mkdirSync(dirname(folder), { recursive: true });
  const making = mkdtempSync(join(dirname(folder), `${basename(folder)}.unfinished-`));
  const noted = noteBackup(settings.dataDir, making);
  try {
    const kind = source.data === undefined || asRows ? 'rows' : 'files';
    const migrations = await migrationsOf(source.url);
    const database = (writer: PartWriter) =>
      source.data === undefined || asRows
        ? copyRows(source.url, [...Object.keys(migrations), 'bullmq'], writer)
        : copyDatabase(source.url, source.data, writer);
    // Releases after the database: the files of every release that it names are there by then.
    const parts = await writeParts(making, keys, progress, {
      database,
      releases: (writer) => copyReleases(settings, writer),
      ...ofFolder(settings.dataDir),
    });
    const content: ManifestContent = {
      ...{ format: 1, id: randomUUID(), made_at: new Date().toISOString(), kdf },
      database: { kind, postgres_major: locate(settings.dataDir).major, migrations },
      parts,
    };
    writeWhole(join(making, manifestFile), manifestText(content, keys));
    renameSync(making, folder);
    syncFolder(dirname(folder));
    progress.say(
      `Backup of ${settings.dataDir}: ${folder} (${megabytes(parts.reduce((sum, { bytes }) => sum + bytes, 0))})`,
    );
    for (const line of leftOut(settings)) progress.say(line);
    return 0;
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  } finally {
    noted();
    await source.end();
  }
}

/** What is not in a backup, and why nothing is lost by that. */
const leftOut = ({ REDIS_URL }: Settings): string[] => [
  'Not in it: logs, and what comes anew by itself (pages that the edge drew).',
  ...(REDIS_URL === undefined
    ? []
    : [
        'Not in it: jobs in Redis. Give what is restored an empty Redis: schedules are made anew, and the events of a week are carried again from the outbox, each taken once.',
      ]),
];

type Fill = (writer: PartWriter) => Promise<void>;
type PartName = ManifestContent['parts'][number]['name'];

function ofFolder(dataDir: string): Record<'secrets' | 'rest' | 'erasures', Fill> {
  const log = erasuresFile(dataDir);
  return {
    secrets: (writer) => copyFolder(dataDir, writer, (name) => partOf(name) === 'secrets'),
    rest: (writer) => copyFolder(dataDir, writer, (name) => partOf(name) === 'rest'),
    // Read last: who was erased while this ran is in it.
    erasures: async (writer) => {
      if (existsSync(log)) await writer.text('erasures.log', readFileSync(log));
    },
  };
}

async function writeParts(
  into: string,
  keys: BackupKeys,
  progress: Progress,
  fills: Record<PartName, Fill>,
): Promise<ManifestContent['parts']> {
  const parts: ManifestContent['parts'] = [];
  for (const [name, fill] of Object.entries(fills) as [PartName, Fill][]) {
    let done = 0;
    let told = performance.now();
    const { bytes, sha256, entries } = await writePart(
      join(into, fileOf(name)),
      name,
      keys.part(name),
      fill,
      (more) => {
        done += more;
        if (performance.now() - told < 2_000) return;
        told = performance.now();
        progress.say(`${name}: ${megabytes(done)} read`);
      },
    );
    progress.say(`${name}: ${entries} entries, ${megabytes(done)} as ${megabytes(bytes)}`);
    parts.push({ name, bytes, sha256, entries });
  }
  return parts;
}
