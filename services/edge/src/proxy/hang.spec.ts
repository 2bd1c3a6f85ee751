// Real: the proxy, and a process that is stopped (SIGSTOP): it takes connections and says nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { ClientLimits } from '@stroomwerk/kernel/limits';
import { freePort, until } from '@stroomwerk/test-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { type EdgeSettings, readSettings } from '../settings.js';
import { registerProxy } from './proxy.js';

const program = `require('node:http').createServer((request, response) =>
  response.setHeader('etag', '"1"').end(JSON.stringify({ url: request.url }))
).listen(process.argv[1], '127.0.0.1');`;

let child: ChildProcess;
/** Nothing ends in it because its time is over. */
let app: FastifyInstance;
/** Does not doubt, and gives calls half a second. */
let hasty: FastifyInstance;
/** What the access log says of each answer. */
const answeredBy: (string | null | undefined)[] = [];
const get = async (url: string, method: 'GET' | 'POST' = 'GET', at = app) => {
  const { statusCode: status, headers, body } = await at.inject({ url, method });
  return { status, headers, text: body };
};
/** The calls that were tried, of a service that cannot say so. */
const tried: string[] = [];
subscribe('undici:request:create', (message) => {
  tried.push((message as { request: { path: string } }).request.path);
});

beforeAll(async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, ['-e', program, String(port)], { stdio: 'inherit' });
  await until('the service', () => fetch(url).then(({ ok }) => ok));
  const settings = readSettings({
    ...{ AUTH_SERVICE_URL: url, LIBRARY_SERVICE_URL: url, BILLING_SERVICE_URL: url },
    ...{ AI_OPS_SERVICE_URL: url, RELEASES_SERVICE_URL: url, SHELL_DIR: '.' },
    APP_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  });
  const proxy = async (answerTimes: EdgeSettings['answerTimes']) => {
    const one = Fastify();
    one.addHook('onResponse', async (request) => void answeredBy.push(request.answeredBy));
    const parts = { settings: { ...settings, answerTimes }, clients: new ClientLimits() };
    await registerProxy(one, { ...parts, onMoved: () => undefined });
    return one;
  };
  app = await proxy({ ordinary: 600_000, doubtAfter: 300, alive: 300 });
  hasty = await proxy({ ordinary: 500, doubtAfter: 600_000 });
});
afterAll(async () => {
  await Promise.all([app.close(), hasty.close()]);
  child.kill('SIGKILL');
});

it('is a 503 when nobody answers, then without a try; public reads are given as they were; all is well when it goes on', async () => {
  const read = '/api/workflows/top12';
  expect(await get(read)).toMatchObject({ status: 200 });
  expect((await get('/api/dashboard/summary')).status).toBe(200);
  expect(answeredBy).toEqual(['library', 'library']);
  child.kill('SIGSTOP');
  const write = get('/api/dashboard/goals', 'POST');
  const first = await get('/api/dashboard/summary');
  expect([first.status, first.text]).toEqual([503, expect.stringContaining('(library)')]);
  expect(tried).toContain('/api/dashboard/summary');
  tried.length = 0;
  const later = await get('/api/dashboard/summary');
  expect(later.status).toBe(503);
  expect(later.headers['retry-after']).toBe('2');
  expect(tried).not.toContain('/api/dashboard/summary');
  const stale = await get(read);
  expect(answeredBy.at(-1)).toBe('last answer of library');
  expect(stale).toMatchObject({ status: 200, text: JSON.stringify({ url: read }) });
  expect(stale.headers).toMatchObject({ warning: '110 - "Response is Stale"', age: expect.any(String) });
  expect((await get('/api/workflows/catalog')).status).toBe(503);
  // A read is over when it is known that nobody answers, a write when its time is: that one still waits.
  expect((await get('/api/dashboard/goals', 'POST', hasty)).status).toBe(503);
  child.kill('SIGCONT');
  await until('an answer of its own', async () => (await get(read)).headers.warning === undefined);
  expect((await get('/api/dashboard/summary')).status).toBe(200);
  expect((await write).status).toBe(200);
});
