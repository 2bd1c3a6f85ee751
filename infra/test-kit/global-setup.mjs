// Starts one PostgreSQL (and one Redis, where the machine has it) for all tests of a run; the tear-down stops both by their process id.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../local/lib/compile.mjs';
import { startRedis } from './redis.mjs';

export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  // Jest loads this file without its transform, so the launcher comes compiled.
  await compile(['infra/local']);
  const { startPostgres } = await import('../local/dist/src/postgres.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-test-'));
  const postgres = await startPostgres({
    dataDir,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  const redis = await startRedis(dataDir);
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_REDIS_URL = redis.url;
  globalThis.__STROOMWERK_TEST__ = { postgres, redis, dataDir };
}
