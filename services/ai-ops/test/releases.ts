import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** services/releases at the other end of the wire: answers every question with this set. */
export async function testReleases(active: object): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(active));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
