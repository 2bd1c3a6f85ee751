// Real: HTTP. In place of the edge and the services: small servers that say how they are.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { healthLines } from './status.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
async function says(body: object): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(503).end(JSON.stringify(body)));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const gone = 'http://127.0.0.1:1';

it('prints what the edge says of each part, with how far one is that starts', async () => {
  const publicUrl = await says({
    status: 'starting',
    parts: {
      edge: { status: 'ok', api_version: 1 },
      library: { status: 'starting', api_version: 1, detail: 'catalogue 1,500 of 3,258' },
    },
  });
  expect(await healthLines({ publicUrl, services: { library: gone } })).toEqual({
    well: false,
    lines: ['edge       ok', 'library    starting  catalogue 1,500 of 3,258', 'health     starting'],
  });
});

it('asks the services while there is no edge yet', async () => {
  const progress = { step: 'search index', done: 2_539, total: null };
  const starting = { status: 'starting', api_version: 1, parts: {} };
  const services = {
    auth: await says({ ...starting, service: 'auth' }),
    library: await says({ ...starting, service: 'library', progress }),
    billing: gone,
  };
  expect(await healthLines({ publicUrl: gone, services })).toEqual({
    well: false,
    lines: [
      'auth       starting',
      'library    starting  search index 2,539',
      'billing    does not answer',
      'health     the edge does not answer',
    ],
  });
});
