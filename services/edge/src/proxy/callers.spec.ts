// Real: the edge on a port, sockets that are slow, many or gone. In place of the services: one small server.
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { closeKindly } from '@stroomwerk/kernel/limits';
import { AskerSeal, askerHeader } from '@stroomwerk/kernel/signing';
import { until } from '@stroomwerk/test-kit';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../server.js';
import { type EdgeSettings, readSettings } from '../settings.js';

let services: Server;
let edge: FastifyInstance;
let port: number;
let settings: EdgeSettings;
/** What reached the services. */
let asked: string[] = [];
let trickling: NodeJS.Timeout | undefined;
/** Read anew by each request. */
const bodyTimes = { smallWithin: 3_000 };
const sockets: Socket[] = [];

const mebibyte = 1024 * 1024;

beforeAll(async () => {
  services = createServer((incoming, response) => {
    asked.push(`${incoming.method} ${incoming.url}`);
    if (incoming.url === '/api/account/early') {
      // Refuses before it has read anything, as a service does whose limit is lower.
      response.writeHead(413, { 'content-type': 'application/json', connection: 'close' });
      return void response.end('{"code":"common.body_too_large"}');
    }
    incoming.resume().on('end', () => response.end(JSON.stringify(incoming.headers)));
  });
  closeKindly(services);
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  settings = {
    ...readSettings({
      ...{ AUTH_SERVICE_URL: url, LIBRARY_SERVICE_URL: url, BILLING_SERVICE_URL: url },
      ...{ AI_OPS_SERVICE_URL: url, RELEASES_SERVICE_URL: url, SHELL_DIR: '.', DATA_DIR: '/nonexistent' },
      APP_SECRET: 'a-secret-of-at-least-thirty-two-characters',
      TRUSTED_PROXIES: '127.0.0.9',
    }),
    pollReleases: 60_000,
    requestTimes: { headers: 4_000, request: 60_000 },
    bodyTimes,
  };
  edge = await createEdge(settings);
  await edge.listen({ host: '127.0.0.1', port: 0 });
  port = (edge.server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked = [];
  bodyTimes.smallWithin = 3_000;
});
afterEach(() => {
  clearInterval(trickling);
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await edge.close();
  services.closeAllConnections();
  services.close();
});

/** Opens a connection, sends this, and collects what comes back. */
function slow(text: string, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  const answer = { text: '', closed: false, socket };
  socket.on('data', (chunk: Buffer) => {
    answer.text += chunk.toString();
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      answer.closed = true;
    });
  socket.write(text);
  sockets.push(socket);
  return answer;
}
const head = (path: string, length: number | 'chunked', method = 'POST') =>
  `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${
    length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  }\r\n\r\n`;

/** One whole call, from an address of its own unless told otherwise. */
function call(options: RequestOptions, body?: Buffer | string) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>(
    (resolve, reject) => {
      const sending = request(
        { port, host: '127.0.0.1', localAddress: '127.0.0.2', ...options },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
          response.on('error', reject);
        },
      );
      sending.on('error', reject);
      sending.end(body);
    },
  );
}
const login = { method: 'POST', path: '/api/auth/login' };

/** One address sends so many bodies a byte at a time, and waits until all but its share of them are refused. */
async function trickle(count: number) {
  const trickled = Array.from({ length: count }, () => slow(`${head('/api/auth/login', 1_000)}{`));
  trickling = setInterval(() => {
    for (const { socket } of trickled) if (socket.writable) socket.write(' ');
  }, 50);
  await until(
    'all but its share answered',
    () => trickled.filter(({ text }) => text !== '').length >= count - 100,
  );
  return trickled;
}

it('answers everybody else while one address trickles 300 bodies, and asks no service for them', async () => {
  // Whoever waited behind one of them would wait until the end of this test.
  bodyTimes.smallWithin = 600_000;
  const trickled = await trickle(300);
  expect(trickled.some(({ text }) => text.includes(' 429 '))).toBe(true);
  for (let turn = 0; turn < 20; turn += 1) expect((await call(login, '{}')).status).toBe(200);
  expect(trickled.some(({ text }) => text === '')).toBe(true);
  expect(asked.filter((one) => one === 'POST /api/auth/login')).toHaveLength(20);
  const health = JSON.parse((await call({ path: '/api/health' })).text) as {
    parts: { edge: { detail: string } };
  };
  expect(health.parts.edge.detail).toMatch(/\d+ requests refused in the last minute/);
});

it('ends bodies that trickle, and lets their places go', async () => {
  const trickled = await trickle(300);
  await until('the rest told to be faster', () =>
    trickled.every(({ text }) => /^HTTP\/1.1 4(08|29) /.test(text)),
  );
  await until('all closed', () => trickled.every(({ closed }) => closed));
  expect((await call({ ...login, localAddress: '127.0.0.1' }, '{}')).status).toBe(200);
});

it('ends headers that never end', async () => {
  const waiting = Array.from({ length: 50 }, () => slow('GET / HTTP/1.1\r\nhost: x\r\nx-a: '));
  await until('all ended', () => waiting.every(({ closed }) => closed));
  for (const { text } of waiting) expect(text).toMatch(/^HTTP\/1.1 408 /);
});

it('ends a chunked body that begins large and goes on slowly, and lets its place go', async () => {
  const large = 'x'.repeat(100_000);
  const begin = async (localAddress: string) => {
    asked = [];
    const uploads = Array.from({ length: settings.clientLimits.uploads }, () =>
      slow(`${head('/api/auth/login', 'chunked')}${large.length.toString(16)}\r\n${large}\r\n`, localAddress),
    );
    await until(
      'all under way',
      () => asked.filter((one) => one.startsWith('POST')).length === uploads.length,
    );
    return uploads;
  };
  // None of them is over before the one more is there.
  bodyTimes.smallWithin = 600_000;
  await begin('127.0.0.1');
  const oneMore = await call({ ...login, localAddress: '127.0.0.1' }, large);
  expect([oneMore.status, oneMore.headers.connection]).toEqual([429, 'close']);
  expect((await call(login, large)).status).toBe(200);
  bodyTimes.smallWithin = 3_000;
  const uploads = await begin('127.0.0.3');
  await until('all told to be faster', () => uploads.every(({ text }) => text.startsWith('HTTP/1.1 408 ')));
  expect((await call({ ...login, localAddress: '127.0.0.3' }, large)).status).toBe(200);
});

it('says 413 and goes on with the next call of the same client, whoever refused', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const [path, length] of [
    ['/api/auth/login', 3 * mebibyte],
    ['/api/account/early', mebibyte],
    ['/nobody', 3 * mebibyte],
  ] as const) {
    const answer = await call({ agent, method: 'POST', path }, Buffer.alloc(length));
    expect([path, answer.status]).toEqual([path, path === '/nobody' ? 404 : 413]);
    expect((await call({ agent, ...login }, '{}')).status).toBe(200);
  }
  const chunked = await call(
    { agent, ...login, headers: { 'transfer-encoding': 'chunked' } },
    Buffer.alloc(2 * mebibyte),
  );
  expect([chunked.status, JSON.parse(chunked.text)]).toEqual([
    413,
    expect.objectContaining({ code: 'common.body_too_large' }),
  ]);
  agent.destroy();
});

it('believes only the proxies that it was told, and tells services one address', async () => {
  const claim = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1', 'x-forwarded-proto': 'https' };
  const told = async (localAddress: string) =>
    JSON.parse((await call({ ...login, localAddress, headers: claim }, '{}')).text) as Record<string, string>;
  expect(await told('127.0.0.9')).toMatchObject({
    'x-forwarded-for': '198.51.100.1',
    'x-forwarded-proto': 'https',
  });
  expect(await told('127.0.0.2')).toMatchObject({
    'x-forwarded-for': '127.0.0.2',
    'x-forwarded-proto': 'http',
  });
});

it('says who asks under its seal, to the service that strangers reach directly and to no other', async () => {
  const told = async (path: string) =>
    JSON.parse(
      (await call({ path, localAddress: '127.0.0.2', headers: { [askerHeader]: 'made up' } })).text,
    ) as Record<string, string>;
  const opened = new AskerSeal(settings.pageViews).open(
    (await told('/api/ai-ceo/status'))[askerHeader] ?? '',
  );
  expect(opened).toBe('127.0.0.2');
  expect(await told('/api/billing/subscription')).not.toHaveProperty(askerHeader);
});

it.each(['//', '//evil.example', '/\\evil.example', '/%', 'http://evil.example/x'])(
  'has no error for %s',
  async (path) => {
    expect([400, 404, 503]).toContain((await call({ path, headers: { accept: 'text/html' } })).status);
  },
);
