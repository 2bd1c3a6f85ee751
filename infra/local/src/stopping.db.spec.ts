// Real: the edge as it is shipped (compiled), two processes behind it, the supervisor that ends them, and callers meanwhile.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, until } from '@stroomwerk/test-kit';
import { Supervisor } from './supervisor.js';

const root = resolve(__dirname, '../../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stroomwerk-stopping-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Answers a little later, as a service that asks its database does; gone at once when it is asked to end. */
const service = (port: number) => `
import { createServer } from 'node:http';
createServer((request, response) => setTimeout(() => response.end('x'.repeat(2000)), 20)).listen(${port}, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;

/**
 * Requests of twelve callers on connections that are kept, each until nobody listens any more.
 * @param most requests in all
 * @returns the ways in which they ended, other than by a whole answer
 */
function underLoad(port: number, most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const paths = ['/api/auth/me', '/api/workflows/top12', '/api/billing/prices', '/health'];
  const ends = new Set<string>();
  let [asked, answered] = [0, 0];
  const once = (path: string) =>
    new Promise<string | undefined>((done) => {
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        response.resume();
        response.once('end', () => {
          const { statusCode = 0, complete } = response;
          done(complete && statusCode === 200 ? undefined : `${path} ${statusCode}`);
        });
        response.once('error', (error: NodeJS.ErrnoException) => done(`${path} ${error.code}`));
      }).once('error', (error: NodeJS.ErrnoException) => done(error.code));
    });
  const lane = async (): Promise<void> => {
    while (asked < most) {
      const end = await once(paths[asked++ % paths.length] ?? '/');
      if (end === undefined) answered += 1;
      else ends.add(end);
      if (end === 'ECONNREFUSED') return;
    }
  };
  const all = Promise.all(Array.from({ length: 12 }, lane));
  return { answered: () => answered, over: () => all.then(() => [...ends].sort()) };
}

it('loses no request that was accepted: whole answers, then nobody listens', async () => {
  const [port, behind] = [await freePort(), await freePort()];
  const supervisor = new Supervisor(
    join(folder, 'logs'),
    () => undefined,
    () => undefined,
    join(root, 'infra/local/lib/leash.mjs'),
  );
  const entry = join(folder, 'service.mjs');
  writeFileSync(entry, service(behind));
  const url = `http://127.0.0.1:${behind}`;
  supervisor.start({ name: 'service', entry, stage: 1, env: {} });
  supervisor.start({
    name: 'edge',
    entry: join(root, 'services/edge/dist/src/main.js'),
    stage: 2,
    env: {
      ...{ AUTH_SERVICE_URL: url, LIBRARY_SERVICE_URL: url, BILLING_SERVICE_URL: url },
      ...{ AI_OPS_SERVICE_URL: url, RELEASES_SERVICE_URL: url },
      ...{ PORT: String(port), DATA_DIR: folder, SHELL_DIR: folder, LOG_LEVEL: 'warn' },
      APP_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    },
  });
  await until('the edge', () => fetch(`http://127.0.0.1:${port}/api/auth/me`).then(({ ok }) => ok));
  const load = underLoad(port, 5_000);
  await until('answers', () => load.answered() > 100);
  await supervisor.stop();
  expect(await load.over()).toEqual(['ECONNREFUSED']);
});
