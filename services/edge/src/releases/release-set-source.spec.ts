// Real: HTTP, files.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseSetSource } from './release-set-source.js';

it('keeps its last answer for its owner only: canaries are not told to everybody', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-set-'));
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ id: 'of now', remotes: [] }));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source = new ReleaseSetSource({ url, dataDir, every: 60_000, warn: () => undefined });
  try {
    await source.start();
    const file = join(dataDir, 'edge/release-set.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ id: 'of now', remotes: [] });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    source.stop();
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
