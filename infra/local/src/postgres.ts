import { mkdirSync } from 'node:fs';
import { isAlive } from '@stroomwerk/checkout/process-name.mjs';
import { freePort, isFree } from './ports.js';
import { inspect } from './postgres/data-folder.js';
import { initialise } from './postgres/initialise.js';
import { checkPassword, latestPassword, readPassword, takeNextPassword } from './postgres/password.js';
import { locate, serverEnv } from './postgres/place.js';
import { end, launch, running, untilReady } from './postgres/process.js';
import { closeServerLog, serverLog } from './postgres/server-log.js';

export interface Postgres {
  /** Connection string of the superuser, with the password as it is when this is asked. */
  readonly url: string;
  readonly pid: number;
  readonly port: number;
  /** True when a server that outlived an earlier start was taken over. */
  readonly adopted: boolean;
  /** True when binaries and data live outside the data folder, because the server's user cannot reach it. */
  readonly moved: boolean;
  readonly data: string;
  /** Fast shutdown, and by force where that takes too long, which is said. @returns whether the process is gone */
  stop(say?: (line: string) => void): Promise<boolean>;
}

/**
 * Starts the PostgreSQL of a data folder, or takes over one that still runs there. A database is made only where there
 * never was one; anything between that and a whole one is refused and left as it is.
 * The npm package's own start() is not used: it fails beside a server that outlived its node process.
 * @param options.port wanted port; a free one when it is taken or absent
 * @param options.refilled whether the rows of a backup come into it, whose keys are there already
 * @throws StartError with one sentence that says what to do
 */
export async function startPostgres(options: {
  dataDir: string;
  port?: number;
  settings?: Record<string, string>;
  refilled?: boolean;
}): Promise<Postgres> {
  const { dataDir, settings = {}, refilled = false } = options;
  mkdirSync(dataDir, { recursive: true });
  const place = locate(dataDir);
  const env = serverEnv(place);
  const logFile = serverLog(dataDir);
  closeServerLog(dataDir);
  if (inspect(place.data, place.major, place.user?.uid ?? process.getuid?.()) === 'none')
    initialise(dataDir, place, env, { sync: settings.fsync !== 'off', refilled });
  const password = readPassword(dataDir, place.data);

  const found = running(place.data);
  const wanted = async () =>
    options.port !== undefined && (await isFree(options.port, '127.0.0.1')) ? options.port : freePort();
  const { pid, port } = found?.ready
    ? found
    : found
      ? await untilReady(place.data, () => !isAlive(found.pid), logFile)
      : await launch(place, await wanted(), settings, logFile, env);
  const urlWith = (text: string) =>
    `postgresql://stroomwerk:${encodeURIComponent(text)}@127.0.0.1:${port}/postgres`;
  try {
    if (!(await takeNextPassword(dataDir, urlWith)))
      await checkPassword(dataDir, place.data, urlWith(password), pid);
  } catch (error) {
    if (!found) await end(pid);
    throw error;
  }
  return {
    get url() {
      return urlWith(latestPassword(dataDir) ?? password);
    },
    pid,
    port,
    adopted: found !== undefined,
    moved: place.moved,
    data: place.data,
    stop: (say) => end(pid, say),
  };
}
