// For tests: a server that stands for the platform. Its page behaves as the shell does: it loads the entry that the
// release set names for the address, and tells how the page went.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatePassHeader } from '@stroomwerk/contracts/auth';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import { openStage } from './stage.js';

const shell = `
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const post = (path, body, headers) => fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const session = localStorage.getItem('access_token');
  const vouch = async () => session && post('/api/ai-monitoring/own-page-view',
    { token: read('page-config').pageToken }, { authorization: 'Bearer ' + session });
  const here = (route) => [route.path, (route.example ?? '').split('?')[0]].includes(location.pathname);
  const set = read('release-set');
  const release = set.remotes.find(({ routes }) => routes.some(here));
  const tell = (outcome) => post('/api/releases/views', {
    token: read('page-config').pageToken, remotes: [{ remote: release.name, outcome }] });
  const script = document.createElement('script');
  script.src = release.base + release.entry;
  script.onload = () => window.show(set).then(() => tell('ok'), async (error) => {
    document.querySelector('main').innerHTML = '<h1>Winkel</h1><p>Even niet bereikbaar</p>';
    await vouch();
    post('/api/ai-monitoring/error-report', { message: error.message, kind: 'render' });
    tell('render');
  });
  document.head.append(script);`;

const page = (set: ReleaseSet): string => `<!doctype html><html lang="nl"><head><title>Winkel</title></head>
<body><main></main>
<script type="application/json" id="release-set">${JSON.stringify(set)}</script>
<script type="application/json" id="page-config">{"language":"nl"}</script>
<script>${shell}</script></body></html>`;

/** An entry whose page does `then` after it has drawn itself; `set` is the release set of the page. */
export const entryOf = (markup: string, then = ''): string =>
  `window.show = async (set) => { document.querySelector('main').innerHTML = ${JSON.stringify(markup)}; ${then} };`;

/**
 * @param active what is active there
 * @param files content by address, e.g. of the entry of an active release
 */
export async function tinyPlatform(active: ReleaseSet, files: Readonly<Record<string, string>> = {}) {
  /** Addresses that something was sent to. */
  const sentTo: string[] = [];
  /** What was asked with an authorization, and the pass that came along. */
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') sentTo.push(pathname);
    const { authorization, [gatePassHeader]: pass } = request.headers;
    if (authorization !== undefined) asked.push(`${request.method} ${pathname} ${authorization} ${pass}`);
    const file = files[pathname];
    if (file !== undefined) return response.setHeader('content-type', 'text/javascript').end(file);
    if (pathname === '/api/auth/login')
      return response.setHeader('set-cookie', 'session=1; Path=/').end('{"access_token":"t"}');
    if (pathname === '/api/shelf') return response.end('{}');
    if (pathname === '/api/mine') return response.writeHead(403).end('{}');
    if (pathname.startsWith('/api/')) return response.writeHead(500).end('{}');
    return response.setHeader('content-type', 'text/html').end(page(active));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stage = await openStage(url, active, () => ({ email: 'a@b.nl', password: 'geheim', pass: 'pass' }));
  return {
    stage,
    sentTo,
    asked,
    close: async (): Promise<void> => {
      await stage.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type TinyPlatform = Awaited<ReturnType<typeof tinyPlatform>>;
