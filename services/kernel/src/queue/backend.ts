import type { BullRootModuleOptions } from '@nestjs/bullmq';
import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  type PostgresQueueBackend,
  setDefaultBackendFactory,
} from 'bullmq';
import type { ServiceDefinition } from '../boot/definition.js';
import { type DatabaseLogin, poolWith } from '../database/login.js';
import { queueSchema } from '../database/names.js';
import { type CommonEnv, runtimeLogin } from '../env/environment.js';
import { jobTraces } from './job-traces.js';
import { patient } from './patient.js';
import { askAgainSeconds } from './queue-processor.js';
import { redisOf } from './redis.js';

/** Connections of one queue on PostgreSQL, the one on which a worker listens too; they close when idle. */
const poolSize = 3;
/** Longer than a worker without work waits: to connect anew for each question costs more than the question. */
const idleMs = 2 * askAgainSeconds * 1_000;

/** What queues on PostgreSQL connect with. */
interface QueueLogin {
  readonly login: DatabaseLogin;
}

/**
 * BullMQ keeps how its first connection ended: where that failed, for whatever moment, every later call would be told so
 * at once and for ever, and a worker's loop would let nothing else of the process run. Here the next call tries again.
 */
function triesAgain(part: { waitUntilReady(): Promise<void> }): void {
  const ready = part.waitUntilReady.bind(part);
  part.waitUntilReady = () =>
    ready().catch((error: unknown) => {
      Reflect.set(part, 'readyPromise', undefined);
      throw error;
    });
}

/**
 * BullMQ's own backend, on a pool that follows the login. BullMQ leaves a pool that it was given to who gave it: it ends
 * with the queue. A listening connection of an earlier login is closed by the server, and BullMQ listens again.
 */
const postgresBackend: BackendFactory<PostgresQueueBackend, QueueLogin> = (name, opts, options) => {
  const Pool = poolWith(opts.connection.login);
  const pool = new Pool({
    max: poolSize,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    options: `-c search_path=${queueSchema}`,
  });
  const backend = createPostgresBackend(name, { ...opts, connection: pool }, options);
  for (const part of [backend.connection, backend]) triesAgain(part);
  backend.connection.once('close', () => void pool.end());
  return patient(backend);
};

/** Chooses BullMQ's backend for this process: Redis with REDIS_URL, else PostgreSQL. To be called before modules load. */
export function chooseBackend(env: CommonEnv): void {
  if (env.REDIS_URL) setDefaultBackendFactory((...asked) => patient(createRedisBackend(...asked)));
  else setDefaultBackendFactory(postgresBackend);
}

/** What queues and workers connect with. */
export function queueConnection(env: CommonEnv, def: ServiceDefinition): ConnectionOptions {
  const redis = redisOf(env);
  if (redis) return redis;
  const postgres: QueueLogin = { login: runtimeLogin(env, def.name) };
  // The types of the classes name Redis only; the backend factory chosen above reads these options.
  return postgres as unknown as ConnectionOptions;
}

/** Options of `BullModule.forRoot`. With WORKERS=none `@Processor` classes are not started here. */
export const bullOptions = (env: CommonEnv, def: ServiceDefinition): BullRootModuleOptions => ({
  connection: queueConnection(env, def),
  telemetry: jobTraces,
  extraOptions: { manualRegistration: env.WORKERS === 'none' },
});
