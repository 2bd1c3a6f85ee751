import { type OwnRedis, ownRedis, testDatabase, until } from '@stroomwerk/test-kit';
import { Redis } from 'ioredis';
import { publisher } from '../../test/example.service.js';
import { SERVICE_DEFINITION } from '../boot/definition.js';
import { SERVICE_ENV } from '../env/environment.js';
import { Health } from '../index.js';
import { testService } from '../testing/index.js';
import { queueConnection } from './backend.js';

/** Real: a service, PostgreSQL, and a Redis that only it connects with. */
describe('A service on Redis', () => {
  let redis: OwnRedis;
  let watcher: Redis;
  let db: Awaited<ReturnType<typeof testDatabase>>;
  beforeAll(async () => {
    db = await testDatabase();
    redis = await ownRedis();
    watcher = new Redis(redis.url);
  });
  afterAll(async () => {
    watcher.disconnect();
    await redis.kill();
    await db.drop();
  });
  const others = async () =>
    String(await watcher.client('LIST'))
      .trim()
      .split('\n').length - 1;

  it('has one connection for its queues and its health, and gives it back when it ends', async () => {
    const service = await testService(publisher, { databaseUrl: db.url, env: { REDIS_URL: redis.url } });
    try {
      expect((await service.app.get(Health).check()).health.parts.queue).toBe('ok');
      const [env, def] = [service.app.get(SERVICE_ENV), service.app.get(SERVICE_DEFINITION)];
      expect(queueConnection(env, def)).toBe(queueConnection(env, def));
      // That one, and two of the worker that hears of closed sessions: it waits for jobs on the other.
      expect(await others()).toBe(3);
    } finally {
      await service.close();
    }
    await until('nobody but the test is connected', async () => (await others()) === 0);
  });
});
