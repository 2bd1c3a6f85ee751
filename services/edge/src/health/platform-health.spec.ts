// Real: HTTP. In place of the services: small servers that hang, fail or answer.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@stroomwerk/contracts/common';
import { serviceNames } from '../proxy/prefix-table.js';
import { PlatformHealthCheck } from './platform-health.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
async function service(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const says =
  (status: string, code: number, parts = {}): RequestListener =>
  (_request, response) => {
    response.statusCode = code;
    response.end(JSON.stringify({ status, service: 'x', api_version: 2, parts }));
  };
const well = says('ok', 200);
const gone = 'http://127.0.0.1:1';

async function check(
  special: Partial<Record<ServiceName, string>>,
  reasons: string[] = [],
  remotes: Record<string, string[]> = {},
) {
  const ok = await service(well);
  const services = Object.fromEntries(serviceNames.map((name) => [name, special[name] ?? ok])) as Record<
    ServiceName,
    string
  >;
  const clients = () => ({ requests: 0, uploads: 0, refused: 0 });
  return new PlatformHealthCheck({ services, edge: async () => ({ reasons, remotes }), clients }).check();
}

it('tells apart who hangs, who is gone, who lost its database, and who lives without saying how it is', async () => {
  const { body, readiness } = await check({
    auth: await service(() => undefined),
    library: await service(says('degraded', 503, { database: 'down', queue: 'ok' })),
    billing: await service((request, response) => {
      if (request.url === '/health') well(request, response);
    }),
    releases: gone,
  });
  expect(body.parts).toMatchObject({
    auth: { status: 'down', detail: 'no answer in time' },
    library: { status: 'degraded', api_version: 2, detail: 'database: down' },
    billing: { status: 'degraded', detail: 'lives, and does not say how it is' },
    releases: { status: 'down', detail: 'not reachable' },
    'ai-ops': { status: 'ok' },
  });
  expect(readiness).toEqual({
    ready: false,
    reasons: ['auth: no answer in time', 'library: database: down'],
    degraded: [],
  });
});

it('says who is starting, and how far it is', async () => {
  const progress = { step: 'catalogue', done: 1_500, total: 3_258 };
  const { status, body, readiness } = await check({
    library: await service((_request, response) => {
      response.statusCode = 503;
      response.end(
        JSON.stringify({ status: 'starting', service: 'library', api_version: 1, parts: {}, progress }),
      );
    }),
    auth: await service(says('starting', 503)),
  });
  expect([status, body.status]).toEqual([503, 'starting']);
  expect(body.parts.library).toEqual({
    status: 'starting',
    api_version: 1,
    detail: 'catalogue 1,500 of 3,258',
  });
  expect(readiness).toEqual({
    ready: false,
    reasons: ['auth is starting', 'library is starting: catalogue 1,500 of 3,258'],
    degraded: [],
  });
});

it('can serve without billing, releases and ai-ops, and not while the edge itself cannot', async () => {
  const others = { billing: gone, releases: gone, 'ai-ops': gone };
  expect((await check(others)).readiness).toEqual({ ready: true, reasons: [], degraded: [] });
  const { status, body, readiness } = await check(others, ['the shell is not built']);
  expect([status, body.parts.edge?.detail]).toEqual([503, 'the shell is not built']);
  expect(readiness).toEqual({ ready: false, reasons: ['the shell is not built'], degraded: [] });
});

it('can serve without a whole remote, and names it and what it lacks', async () => {
  const line = 'mfe-library 1.0.0: page.css is missing';
  const { body, readiness } = await check({}, [], { 'mfe-library': [line] });
  expect(body).toMatchObject({
    status: 'degraded',
    parts: { edge: { status: 'ok' }, 'mfe-library': { status: 'degraded', detail: line } },
  });
  expect(readiness).toEqual({ ready: true, reasons: [], degraded: [line] });
});

it('says down of everything when everything is, also when it was well before', async () => {
  const url = await service(well);
  const services = Object.fromEntries(serviceNames.map((name) => [name, url])) as Record<ServiceName, string>;
  const clients = () => ({ requests: 0, uploads: 0, refused: 0 });
  const health = new PlatformHealthCheck({
    services,
    edge: async () => ({ reasons: [], remotes: {} }),
    clients,
  });
  expect(await health.check()).toMatchObject({ status: 200, body: { status: 'ok' } });
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  expect(await health.check()).toMatchObject({
    status: 200,
    body: { status: 'down' },
    readiness: { ready: false },
  });
});
