import { chmod, chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProgram, isPublic } from './program-copy.js';

/** All that the program gets of this process' environment: no secret, no address of a database. */
const handedOn = ['PATH', 'LANG', 'TZ', 'NODE_ENV', 'CHROMIUM_PATH'] as const;
export const gateEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(handedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));

/** The numbers that runs of the gate have as users: given to nobody by Debian or systemd, nor to drawings of the edge. */
const firstUser = 61_100;
const users = 80;

/** Whom a run is done as. @returns undefined where only we ourselves are possible */
export const gateUser = (us = process.getuid?.(), pid = process.pid): number | undefined =>
  us === 0 && process.platform !== 'win32' ? firstUser + (pid % users) : undefined;

/** Run by node before the program: it is nobody else's from its first line on. */
const becoming = (user: number): string =>
  `data:text/javascript,process.umask(0o077);process.setgroups([${user}]);process.setgid(${user});process.setuid(${user})`;

/** Where and as whom the program runs. */
export interface GatePlace {
  readonly program: string;
  /** For `fork`. */
  readonly options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly execArgv: string[];
  };
  /** Whether it is another user than we are. */
  readonly ownUser: boolean;
}

/**
 * Gives a run a place of its own: a home that only it has, removed afterwards; the candidate's files to read, not to
 * change; where we are root, a user of its own who owns nothing else on this machine, and a copy of the program where
 * that user may not read it.
 * @param candidate folder with the candidate's files, which nobody else may see
 */
export async function inGatePlace<T>(
  program: string,
  candidate: string,
  work: (place: GatePlace) => Promise<T>,
  user = gateUser(),
): Promise<T> {
  const temporary = (name: string) => mkdtemp(join(tmpdir(), `stroomwerk-gate-${name}-`));
  const [home, copy] = [await temporary('home'), await temporary('program')];
  try {
    let begun = program;
    if (user !== undefined) {
      if (!(await isPublic(program))) {
        begun = await copyProgram(program, copy);
        await handOver(copy, user);
      }
      await chown(home, user, user);
      await handOver(candidate, user);
    }
    const options = {
      cwd: home,
      env: { ...gateEnvironment(process.env), HOME: home, TMPDIR: home },
      execArgv: user === undefined ? [] : ['--import', becoming(user)],
    };
    return await work({ program: begun, options, ownUser: user !== undefined });
  } finally {
    // A browser that was killed may still be writing its last.
    for (const folder of [home, copy])
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Lets a group read what is in a folder, and whoever owned it before keep it. */
async function handOver(folder: string, group: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (!entry.isSymbolicLink()) await give(join(entry.parentPath, entry.name), group, entry.isDirectory());
  await give(folder, group, true);
}

async function give(path: string, group: number, isFolder: boolean): Promise<void> {
  const runs = isFolder || ((await stat(path)).mode & 0o100) !== 0;
  await chown(path, 0, group);
  await chmod(path, runs ? 0o750 : 0o640);
}
