import { rmSync } from 'node:fs';
import stopServices from './global-teardown.mjs';

export default async function teardown() {
  const { seed, platform } = globalThis.__STROOMWERK_JOURNEYS__ ?? {};
  await platform?.stop();
  if (seed) rmSync(seed.dataDir, { recursive: true, force: true });
  await stopServices();
}
