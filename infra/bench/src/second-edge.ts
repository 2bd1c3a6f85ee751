import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, linkSecrets, readSettings, readState } from '@stroomwerk/local';
import type { ScratchPlatform } from './scratch-platform.js';

/**
 * Another edge before the same services, which ends with the platform.
 * @param env what it is told differently
 * @returns its address; undefined for a platform that was not started here
 */
export async function secondEdge(
  root: string,
  { own, onStop }: ScratchPlatform,
  env: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const state = own && readState(own.dataDir);
  if (!own || !state) return undefined;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const services = Object.entries(state.services).map(([name, address]) => [
    `${name.replace('-', '_').toUpperCase()}_SERVICE_URL`,
    address,
  ]);
  const child = spawn(process.execPath, [join(root, 'services/edge/dist/src/main.js')], {
    stdio: 'ignore',
    env: {
      ...own.env,
      ...Object.fromEntries(services),
      PORT: String(port),
      PUBLIC_URL: url,
      AI_OPS_URL: state.aiOpsUrl,
      ...linkSecrets(readSettings({ ...own.env, DATA_DIR: own.dataDir }, root)),
      DATA_DIR: join(own.dataDir, `edge-${port}`),
      RELEASES_DIR: join(own.dataDir, 'releases'),
      SHELL_DIR: join(root, 'shell/dist'),
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  onStop(() => void child.kill('SIGTERM'));
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    const page = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
    if (page?.ok) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the second edge did not start');
}
