import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default async function teardown() {
  const running = globalThis.__STROOMWERK_TEST__;
  if (!running) return;
  await running.redis.stop();
  await running.postgres.stop();
  if (running.postgres.moved) rmSync(dirname(running.postgres.data), { recursive: true, force: true });
  rmSync(running.dataDir, { recursive: true, force: true });
}
