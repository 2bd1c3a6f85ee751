import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './ports.js';
import { until } from './until.js';

/** A Redis of one test's own, which forgets everything when it dies. */
export interface OwnRedis {
  readonly url: string;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  start(): Promise<void>;
  forgetEverything(): Promise<void>;
  /** Whether it refuses every write, as a replica does. */
  readOnly(refusing: boolean): Promise<void>;
}

/** Starts a Redis without persistence on a free port. The caller kills it. */
export async function ownRedis(): Promise<OwnRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let running: ReturnType<typeof spawn> | undefined;
  let dir = '';
  const ask = async (command: string, ...args: string[]) => {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined); // The answer below reports it.
    try {
      await client.connect();
      return await client.call(command, ...args);
    } finally {
      client.disconnect();
    }
  };
  const own: OwnRedis = {
    url,
    async start() {
      dir = await mkdtemp(join(tmpdir(), 'own-redis-'));
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      running = spawn('redis-server', [...settings, '--dir', dir], { stdio: 'ignore' });
      await until('Redis answers', async () => (await ask('ping')) === 'PONG');
    },
    async kill() {
      const gone = running && running.exitCode === null && once(running, 'exit');
      running?.kill('SIGKILL');
      await gone;
      running = undefined;
      await rm(dir, { recursive: true, force: true });
    },
    async forgetEverything() {
      await ask('flushall');
    },
    async readOnly(refusing) {
      // A replica of nobody: port 9 takes no calls.
      await ask('replicaof', ...(refusing ? ['127.0.0.1', '9'] : ['no', 'one']));
    },
  };
  await own.start();
  return own;
}
