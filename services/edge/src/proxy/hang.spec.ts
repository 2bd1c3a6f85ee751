// Real: the proxy, and a process that is stopped (SIGSTOP): it takes connections and says nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { ClientLimits } from '@stroomwerk/kernel/limits';
import { freePort, until } from '@stroomwerk/test-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from '../settings.js';
import { registerProxy } from './proxy.js';

const program = `require('node:http').createServer((request, response) =>
  response.setHeader('etag', '"1"').end(JSON.stringify({ url: request.url }))
).listen(process.argv[1], '127.0.0.1');`;

let child: ChildProcess;
let app: FastifyInstance;
/** What the access log says of each answer. */
const answeredBy: (string | null | undefined)[] = [];
const get = async (url: string, method: 'GET' | 'POST' = 'GET') => {
  const started = performance.now();
  const { statusCode: status, headers, body } = await app.inject({ url, method });
  return { status, headers, text: body, ms: performance.now() - started };
};

beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ['-e', program, String(port)], { stdio: 'inherit' });
  await until('the service', () => fetch(url).then(({ ok }) => ok));
  const settings = {
    ...readSettings({
      ...{ AUTH_SERVICE_URL: url, LIBRARY_SERVICE_URL: url, BILLING_SERVICE_URL: url },
      ...{ AI_OPS_SERVICE_URL: url, RELEASES_SERVICE_URL: url, SHELL_DIR: '.' },
      APP_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    }),
    answerTimes: { ordinary: 2_000, doubtAfter: 300, alive: 300 },
  };
  app = Fastify();
  app.addHook('onResponse', async (request) => void answeredBy.push(request.answeredBy));
  await registerProxy(app, { settings, clients: new ClientLimits(), onMoved: () => undefined });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  child.kill('SIGKILL');
});

it('is a 503 in time, then at once; public reads are given as they were; all is well when it goes on', async () => {
  const read = '/api/workflows/top12';
  expect(await get(read)).toMatchObject({ status: 200 });
  expect((await get('/api/dashboard/summary')).status).toBe(200);
  expect(answeredBy).toEqual(['library', 'library']);
  child.kill('SIGSTOP');
  const [first, write] = await Promise.all([
    get('/api/dashboard/summary'),
    get('/api/dashboard/goals', 'POST'),
  ]);
  expect([first.status, first.text]).toEqual([503, expect.stringContaining('(library)')]);
  // A read is over when it is known that nobody answers, a write when its time is.
  expect(first.ms).toBeLessThan(1_900);
  expect([write.status, write.ms > 1_900]).toEqual([503, true]);
  const later = await get('/api/dashboard/summary');
  expect(later.status).toBe(503);
  expect(later.headers['retry-after']).toBe('2');
  expect(later.ms).toBeLessThan(200);
  const stale = await get(read);
  expect(answeredBy.at(-1)).toBe('last answer of library');
  expect(stale).toMatchObject({ status: 200, text: JSON.stringify({ url: read }) });
  expect(stale.headers).toMatchObject({ warning: '110 - "Response is Stale"', age: expect.any(String) });
  expect((await get('/api/workflows/catalog')).status).toBe(503);
  child.kill('SIGCONT');
  await until('an answer of its own', async () => (await get(read)).headers.warning === undefined);
  expect((await get('/api/dashboard/summary')).status).toBe(200);
});
