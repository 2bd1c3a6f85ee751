// Real: the edge and its files over HTTP.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startTestEdge, type TestEdge } from '../test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.close());

it('serves files for ever, compressed, and nothing outside their folders', async () => {
  const packed = brotliCompressSync('a{color:red}');
  await writeFile(join(edge.root, 'releases/mfe-marketing/1.0.0/page.3c.css.br'), packed);
  const css = await fetch(`${edge.base}/releases/mfe-marketing/1.0.0/page.3c.css`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(css.headers.get('cache-control')).toContain('immutable');
  expect(css.headers.get('content-encoding')).toBe('br');
  expect(css.headers.get('content-length')).toBe(`${packed.length}`);
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await css.text()).toBe('a{color:red}');
  for (const path of [
    '/releases/..%2fedge%2frelease-set.json',
    '/assets/%2e%2e/shell.json',
    '/assets/none.js',
  ])
    expect((await fetch(`${edge.base}${path}`)).status).toBe(404);
  expect((await fetch(`${edge.base}/favicon.svg`)).headers.get('content-type')).toContain('image/svg+xml');
  expect(await (await fetch(`${edge.base}/robots.txt`)).text()).toContain('Disallow: /account');
  expect((await fetch(`${edge.base}/.well-known/x`)).status).toBe(404);
  expect(await (await fetch(`${edge.base}/api/docs`)).text()).toContain('/api/docs/ai-ops');
});

it('gives anybody files of releases that are open, and of no other, whatever lies there', async () => {
  for (const version of ['2.1.0', '2.2.0', '2.3.0']) {
    const folder = join(edge.root, 'releases/mfe-marketing', version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'hosted.js'), 'phishing()');
  }
  const get = (path: string) => fetch(`${edge.base}/releases/mfe-marketing/${path}`);
  const passed = await Promise.all([get('2.1.0/hosted.js'), get('2.1.0/hosted.js')]);
  expect(passed.map(({ status }) => status)).toEqual([200, 200]);
  const waiting = await Promise.all([get('2.2.0/hosted.js'), get('2.2.0/hosted.js')]);
  expect(waiting.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    ...[
      [404, 'no-store'],
      [404, 'no-store'],
    ],
  ]);
  expect(edge.behind.placedAsked.toSorted()).toEqual(['2.1.0', '2.2.0']);
  // What visitors are given and what was asked about goes on without services/releases.
  edge.behind.releasesUp = false;
  expect((await get('2.1.0/hosted.js')).status).toBe(200);
  expect((await get('1.0.0/page.3c.css')).status).toBe(200);
  expect((await get('2.3.0/hosted.js')).status).toBe(503);
});
