import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until } from '@stroomwerk/test-kit';
import { type RunningPlatform, root } from './platform.js';

export interface OtherEdge {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Another edge before the services of a running platform: with another shell, or with something else at the other end
 * of one of its wires.
 * @param env what it is told differently, e.g. `{ SHELL_DIR }`
 */
export async function startEdge(
  platform: RunningPlatform,
  env: Record<string, string> = {},
): Promise<OtherEdge> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const services = Object.entries(platform.state().services).map(([name, address]) => [
    `${name.replace('-', '_').toUpperCase()}_SERVICE_URL`,
    address,
  ]);
  const child = spawn(process.execPath, [join(root, 'services/edge/dist/src/main.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(services),
      PORT: String(port),
      PUBLIC_URL: url,
      AI_OPS_URL: platform.aiOpsUrl,
      PAGE_VIEW_SECRET: readFileSync(join(platform.dataDir, 'keys/page-view-secret'), 'utf8'),
      CHOSEN_RELEASES_SECRET: readFileSync(join(platform.dataDir, 'keys/chosen-releases-secret'), 'utf8'),
      DATA_DIR: join(platform.dataDir, `edge-${port}`),
      RELEASES_DIR: join(platform.dataDir, 'releases'),
      SHELL_DIR: join(root, 'shell/dist'),
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  await until('the other edge', () =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    ),
  );
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
