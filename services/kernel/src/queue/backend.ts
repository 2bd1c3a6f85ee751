import type { BullRootModuleOptions } from '@nestjs/bullmq';
import {
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  type PostgresConnectionOptions,
  setDefaultBackendFactory,
} from 'bullmq';
import type { ServiceDefinition } from '../boot/definition.js';
import { queueSchema, runtimeRole } from '../database/names.js';
import type { CommonEnv } from '../env/environment.js';

/** Connections of one queue's pool on PostgreSQL; they close when idle. */
const poolSize = 2;

/** Chooses BullMQ's backend for this process: Redis with REDIS_URL, else PostgreSQL. To be called before modules load. */
export function chooseBackend(env: CommonEnv): void {
  if (env.REDIS_URL) setDefaultBackendFactory(createRedisBackend);
  else setDefaultBackendFactory(createPostgresBackend);
}

/** What queues and workers connect with. */
export function queueConnection(env: CommonEnv, def: ServiceDefinition): ConnectionOptions {
  if (env.REDIS_URL) return { url: env.REDIS_URL, maxRetriesPerRequest: null };
  const postgres: PostgresConnectionOptions = {
    connectionString: runtimeRole(env, def.name).url,
    schema: queueSchema,
    max: poolSize,
  };
  // The types of the classes name Redis only; the backend factory chosen above reads these options.
  return postgres as unknown as ConnectionOptions;
}

/** Options of `BullModule.forRoot`. With WORKERS=none `@Processor` classes are not started here. */
export const bullOptions = (env: CommonEnv, def: ServiceDefinition): BullRootModuleOptions => ({
  connection: queueConnection(env, def),
  extraOptions: { manualRegistration: env.WORKERS === 'none' },
});
