// Real: the proxy on a port. At the other end of the wire: a small server in place of the library.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { ClientLimits } from '@stroomwerk/kernel/limits';
import { until } from '@stroomwerk/test-kit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { readSettings } from '../settings.js';
import { registerProxy } from './proxy.js';

const secret = 'a-secret-in-an-address';
const origin = 'https://n8n.bureau.example';

describe('the gallery of a member’s n8n', () => {
  let library: Server;
  let app: FastifyInstance;
  let logged = '';
  /** Gets a request that is never answered. */
  let held: (request: IncomingMessage) => void;
  beforeAll(async () => {
    library = createServer((request, response) => {
      if (request.url?.endsWith('/held')) return held(request);
      if (request.url?.endsWith('/begun')) {
        response.write('the beginning');
        return held(request);
      }
      const allow = {
        'access-control-allow-origin': request.headers.origin ?? '',
        'cache-control': 'no-store',
      };
      if (request.method === 'OPTIONS') return void response.writeHead(204, allow).end();
      response.writeHead(200, { ...allow, 'content-type': 'application/json' });
      response.end(JSON.stringify({ url: request.url, version: request.headers['n8n-version'] }));
    });
    await new Promise<void>((resolve) => library.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(library.address() as AddressInfo).port}`;
    const settings = readSettings({
      ...{ AUTH_SERVICE_URL: url, LIBRARY_SERVICE_URL: url, BILLING_SERVICE_URL: url },
      ...{ AI_OPS_SERVICE_URL: url, RELEASES_SERVICE_URL: url, SHELL_DIR: '.' },
      PAGE_VIEW_SECRET: 'a-secret-of-at-least-thirty-two-characters',
      CHOSEN_RELEASES_SECRET: 'another-secret-of-at-least-thirty-two-characters',
    });
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged += chunk.toString();
        done();
      },
    });
    app = Fastify({
      logger: { level: 'info', stream },
      logController: new LogController({ disableRequestLogging: true }),
    });
    await registerProxy(app, { settings, clients: new ClientLimits(), onMoved: () => undefined });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    library.close();
  });

  it('is the library’s, with its own headers about origins and nothing on top', async () => {
    const answer = await app.inject({
      url: `/n8n/${secret}/templates/search?page=1&search=a%2Fb`,
      headers: { origin, 'n8n-version': '2.40.0' },
    });
    expect(answer.json()).toEqual({
      url: `/api/n8n/${secret}/templates/search?page=1&search=a%2Fb`,
      version: '2.40.0',
    });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'cache-control': 'no-store',
    });
  });

  it('gets preflights too', async () => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: `/n8n/${secret}/templates/search`,
      headers: { origin, 'access-control-request-method': 'GET' },
    });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([204, origin]);
  });

  it.each([
    ['before an answer', '/held'],
    ['in the middle of one', '/begun'],
  ])('has nothing to report of a caller that hangs up %s, and lets the library know', async (_when, path) => {
    const waiting = new Promise<IncomingMessage>((resolve) => {
      held = resolve;
    });
    if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const caller = connect(port, '127.0.0.1');
    caller.write(`GET /n8n/${secret}${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    if (path === '/begun') await once(caller, 'data');
    const asked = await waiting;
    logged = '';
    caller.destroy();
    await until('the library told', () => asked.socket.destroyed);
    expect(logged).not.toMatch(/"level":[456]0/);
  });

  it('is reached under its own address only, and its secret is in no log, not even when the library is down', async () => {
    expect((await app.inject({ url: `/api/n8n/${secret}/health` })).statusCode).toBe(404);
    library.closeAllConnections();
    await new Promise((resolve) => library.close(resolve));
    const down = await app.inject({ url: `/n8n/${secret}/health`, headers: { origin } });
    expect([down.statusCode, down.json<{ code: string }>().code]).toEqual([503, 'common.unavailable']);
    expect(logged).not.toContain(secret);
  });
});
