// Real: HTTP on a port. No database: what answers here needs none.
import { createServer } from 'node:http';
import { freePort } from '@stroomwerk/test-kit';
import { publisher } from '../../test/example.service.js';
import { readEnvironment } from '../env/environment.js';
import { TrustedProxies } from '../limits/index.js';
import type { ServiceDefinition } from './definition.js';
import { tellStep } from './start-step.js';
import { answerWhileStarting } from './starting.js';

const ended: (() => unknown)[] = [];
afterEach(() => Promise.all(ended.splice(0).map((end) => end())));

async function begin(def: ServiceDefinition = publisher, port?: number) {
  const at = port ?? (await freePort());
  const env = readEnvironment({ NODE_ENV: 'test', SERVICE_PORT: String(at) });
  const end = await answerWhileStarting(def, env, new TrustedProxies(''));
  ended.push(end);
  return { end, port: at, url: `http://127.0.0.1:${at}` };
}

it('says that it starts, and how far it is once a step counts', async () => {
  const { url } = await begin();
  const starting = {
    status: 'starting',
    service: publisher.name,
    api_version: publisher.apiVersion,
    parts: {},
  };
  for (const path of ['/health', '/health/ready', '/health?x=1']) {
    const answer = await fetch(url + path);
    expect([answer.status, await answer.json()]).toEqual([503, starting]);
  }
  tellStep({ step: 'catalogue', done: 50, total: 3_258 });
  // More often than the supervisor is told.
  tellStep({ step: 'catalogue', done: 100, total: 3_258 });
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({
    ...starting,
    progress: { step: 'catalogue', done: 100, total: 3_258 },
  });
});

it.each([
  ['GET', '/api/releases/notes', {}],
  ['POST', '/api/releases/notes', { body: '{"text":', headers: { 'content-type': 'application/json' } }],
  ['PUT', '/nobody/%ff', { body: 'x'.repeat(2_000_000), headers: { 'content-type': 'text/odd' } }],
  ['GET', '/metrics', {}],
] as const)('says of %s %s that it may be tried again', async (method, path, init) => {
  const { url } = await begin();
  const answer = await fetch(url + path, { ...init, method });
  expect(answer.status).toBe(503);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '2',
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  });
  expect(await answer.json()).toEqual({
    code: 'common.unavailable',
    message: expect.any(String),
    detail: 'Dit onderdeel is even niet bereikbaar. Probeer het zo opnieuw.',
    trace_id: answer.headers.get('x-request-id'),
  });
});

it('speaks the language of the caller, and lets the page of the site read it where browsers come directly', async () => {
  const { url } = await begin({ ...publisher, listenPublic: true });
  const origin = 'http://localhost:8080';
  const headers = { origin, 'accept-language': 'en' };
  const answer = await fetch(`${url}/api/releases/notes`, { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(await answer.json()).toMatchObject({
    detail: 'This part is not available right now. Try again shortly.',
  });
  const asks = { ...headers, 'access-control-request-method': 'PUT' };
  expect((await fetch(url, { method: 'OPTIONS', headers: asks })).status).toBe(204);
});

it('refuses a port that is taken, and frees its own at once', async () => {
  const { end, port } = await begin();
  await expect(begin(publisher, port)).rejects.toThrow(`listen EADDRINUSE: address already in use`);
  const answered = end();
  const next = createServer((_request, response) => response.end('the service'));
  ended.push(() => next.close());
  next.listen(port, '127.0.0.1');
  expect(await (await fetch(`http://127.0.0.1:${port}/health`)).text()).toBe('the service');
  await answered;
});
