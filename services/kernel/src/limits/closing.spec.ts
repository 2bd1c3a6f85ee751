// Real: a server, connections that are kept, and requests that come while it ends.
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { until } from '@stroomwerk/test-kit';
import { closeKindly, drain, isDraining } from './closing.js';

let server: Server;
let port: number;
/** Answers that are held back. */
let held: (() => void)[] = [];

beforeEach(async () => {
  held = [];
  server = createServer((request, response) => {
    const answer = () => response.end('whole');
    if (request.url === '/slow') held.push(answer);
    else answer();
  });
  closeKindly(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, agent: Agent) =>
  new Promise<{ status?: number; connection?: string; text: string }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection, text }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
const whole = { status: 200, connection: 'close', text: 'whole' };

it('answers what is under way and what comes on open connections, and takes no new ones', async () => {
  const [busy, kept] = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 })) as [Agent, Agent];
  expect((await ask('/', kept)).connection).toBe('keep-alive');
  const underWay = ask('/slow', busy);
  await until('the request there', () => held.length === 1);
  const ended = drain(server, { grace: 2_000, longest: 10_000 });
  expect(isDraining(server)).toBe(true);
  await expect(ask('/', new Agent())).rejects.toThrow('ECONNREFUSED');
  expect(await ask('/', kept)).toEqual(whole);
  held[0]?.();
  expect(await underWay).toEqual(whole);
  await ended;
});

it('closes idle connections after a while without a reset, and cuts off what never ends', async () => {
  const idle = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let said = '';
  idle.on('end', () => {
    said = 'end';
    idle.end();
  });
  idle.on('error', ({ message }) => {
    said = message;
  });
  await new Promise((resolve) => idle.once('connect', resolve));
  const never = ask('/slow', new Agent()).catch(() => 'cut');
  await until('the request there', () => held.length === 1);
  const started = performance.now();
  await drain(server, { grace: 100, longest: 400 });
  expect(performance.now() - started).toBeGreaterThan(390);
  await until('the idle one told', () => said !== '');
  expect([said, await never]).toEqual(['end', 'cut']);
});
