// Starts one PostgreSQL (and one Redis, where the machine has it) for all tests of a run; the tear-down stops both by their process id.
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServices } from '../checkout/bundle.mjs';
import { removeAbandoned } from './abandoned.mjs';
import compiled from './compiled-setup.mjs';
import { startRedis } from './redis.mjs';

export default async function setup() {
  // Templates of databases are made once a run (src/database.ts).
  process.env.TEST_RUN = randomBytes(4).toString('hex');
  await compiled();
  await bundleServices();
  if (process.env.TEST_DATABASE_URL) return;
  removeAbandoned();
  const { startPostgres } = await import('../local/dist/src/postgres.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-test-'));
  const postgres = await startPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '600' },
  });
  const redis = await startRedis(dataDir);
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_REDIS_URL = redis.url;
  globalThis.__STROOMWERK_TEST__ = { postgres, redis, dataDir };
}
