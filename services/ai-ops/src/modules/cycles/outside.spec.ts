// Real: HTTP. In place of a service: a small server.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askHealth } from './outside.js';

let server: Server;
let base: string;
let ready = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(request.url === '/health/ready' ? ready : 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('takes a part for down that lives and cannot work, or is not there', async () => {
  expect(await askHealth('billing', base)).toMatchObject({ part: 'billing', healthy: true });
  // What the kernel answers while its database is gone, and `/health` with 200 all the same.
  ready = 503;
  expect((await askHealth('billing', base)).healthy).toBe(false);
  expect((await askHealth('billing', 'http://127.0.0.1:1')).healthy).toBe(false);
});
