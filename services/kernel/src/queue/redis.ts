import { Redis } from 'ioredis';
import type { CommonEnv } from '../env/environment.js';

const connections = new WeakMap<CommonEnv, Redis>();

/**
 * The process's connection with Redis, which its queues, its workers and its health check are given. A worker waits for
 * jobs on a copy that BullMQ makes. A command waits until Redis is back: who cannot wait limits it (within.ts).
 * @returns undefined without REDIS_URL
 */
export function redisOf(env: CommonEnv): Redis | undefined {
  if (env.REDIS_URL === undefined) return undefined;
  const known = connections.get(env);
  if (known) return known;
  const redis = new Redis(env.REDIS_URL, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // The queues log it, and the health check says so.
  connections.set(env, redis);
  return redis;
}

/** To be called when queues and workers have ended: BullMQ leaves a connection that it was given to who gave it. */
export function closeRedis(env: CommonEnv): void {
  connections.get(env)?.disconnect();
  connections.delete(env);
}
