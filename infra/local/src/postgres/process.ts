import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '@stroomwerk/checkout/process-name.mjs';
import { StartError } from '../start-error.js';
import { recovers } from './liveness.js';
import type { Place } from './place.js';
import { openServerLog } from './server-log.js';

/** Where a server's process works: in its data folder. Undefined where the system does not tell. */
const workplace = (pid: number): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

/** Whether a live PostgreSQL has this pid; another program that took the pid over, or a zombie, is none. */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return /^Name:\s+postgres$/m.test(status) && !/^State:\s+Z/m.test(status);
}

const servesHere = (pid: number, data: string): boolean => {
  if (!isPostgres(pid)) return false;
  const place = workplace(pid);
  return place === undefined || place === realpathSync(data);
};

export interface Server {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/**
 * The live server of a data folder, by its postmaster.pid; the file of one that is provably gone is removed.
 * @throws StartError when the file is cut off and a server may still be there
 */
export function running(data: string): Server | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = settled(file).split('\n');
  const pid = Number(lines[0]);
  if (pid > 0 && servesHere(pid, data))
    return { pid, port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
  if (!(pid > 0) && mayServe(data))
    throw new StartError(
      `${file} is cut off, and a PostgreSQL may still run in that folder. Nothing was changed. End it, remove the file, and start again.`,
    );
  rmSync(file, { force: true });
  return undefined;
}

/** A file with its first line. A server that starts makes it empty and fills it a moment later, which is waited for. */
function settled(file: string): string {
  for (let look = 1; ; look += 1) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text.includes('\n') || look === 20) return text;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
  }
}

/** Whether any process may be the server of a data folder whose pid is not known. */
function mayServe(data: string): boolean {
  if (process.platform !== 'linux') return true;
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && servesHere(Number(name), data));
}

/** Starts the server and waits until it is ready. @throws StartError with what its log said last */
export async function launch(
  place: Place,
  port: number,
  settings: Record<string, string>,
  logFile: string,
  env: NodeJS.ProcessEnv,
): Promise<Server> {
  const from = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openServerLog(logFile);
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
  return untilReady(place.data, () => ended, logFile, from);
}

/** Milliseconds that a server may be there, not ready, without the process that recovers its data. */
const longestIdle = 10_000;

/**
 * Waits until a server takes connections. One that would never do so, since nothing in it recovers its data, is ended.
 * @param from byte of the log at which this start began
 * @throws StartError with what its log said last
 */
export async function untilReady(
  data: string,
  ended: () => boolean,
  logFile: string,
  from = 0,
): Promise<Server> {
  const end = performance.now() + 60_000;
  let [busy, looked] = [performance.now(), 0];
  while (performance.now() < end) {
    const server = ended() ? undefined : running(data);
    if (server?.ready) return server;
    if (ended()) break;
    if (!server) busy = performance.now();
    else if (performance.now() - looked > 1_000) {
      looked = performance.now();
      if (recovers(server.pid)) busy = looked;
      else if (looked - busy > longestIdle) await force(server.pid);
    }
    await pause(25);
  }
  const log = existsSync(logFile) ? readFileSync(logFile).subarray(from).toString() : '';
  const said = log.match(/(?:FATAL|PANIC):\s+(.*)/)?.[1];
  throw new StartError(
    `PostgreSQL did not start${said ? ` (${said})` : ''}. Nothing was changed. Its log is ${logFile}.`,
  );
}

/** It may end by itself at any moment, which is what is wanted. */
const signal = (pid: number, name: NodeJS.Signals): void => {
  if (!isPostgres(pid)) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const untilGone = async (pid: number, ms: number): Promise<boolean> => {
  const limit = performance.now() + ms;
  while (isPostgres(pid) && performance.now() < limit) await pause(20);
  return !isPostgres(pid);
};

/**
 * Ends a server that does not end by itself: at once, and by force where it does not even do that. Nothing that was
 * committed is lost; the next start recovers it.
 * @returns whether it is gone
 */
export async function force(pid: number): Promise<boolean> {
  signal(pid, 'SIGQUIT');
  signal(pid, 'SIGCONT'); // One that was stopped takes no signal before it goes on.
  if (await untilGone(pid, 5_000)) return true;
  signal(pid, 'SIGKILL');
  return untilGone(pid, 5_000);
}

/**
 * Fast shutdown; a server that takes too long over it is ended by force.
 * @param say takes a line when that was needed @param ms how long a fast shutdown may take
 * @returns whether it is gone
 */
export async function end(pid: number, say?: (line: string) => void, ms = 15_000): Promise<boolean> {
  signal(pid, 'SIGINT');
  if (await untilGone(pid, ms)) return true;
  say?.(`PostgreSQL (pid ${pid}) does not end; ending it by force. It recovers at the next start.`);
  return force(pid);
}
