// In specs: an edge with its files and drawing processes, and small HTTP servers in place of the services.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stats } from '@stroomwerk/contracts/library';
import type { ReleaseSet } from '@stroomwerk/contracts/releases';
import type { FastifyInstance } from 'fastify';
import { buildRelease, buildReleaseSet, buildRoute } from './releases/builders.js';
import { createEdge } from './server.js';
import { type EdgeSettings, readSettings } from './settings.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
export const secret = 'a-secret-of-at-least-thirty-two-characters';
const sha = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

// Reads something that is not the same for everybody: of that no last answer is given when billing is down.
const shellBundle = `
exports.shared = { react: { name: 'the shell\\'s react' } };
exports.renderPage = async ({ url, language, bundle, apiBase }) => {
  const answer = await fetch(apiBase + '/api/billing/prices?page=' + encodeURIComponent(url + ' ' + language));
  const prices = await answer.json();
  if (prices.plans < 0) throw new Error('fewer than no plans');
  return {
    html: bundle.draw(url, language),
    dehydrated: { prices: answer.ok ? prices : null },
    head: { title: 'Drawn', ...(url.startsWith('/one/was-') && { moved: url.split('?')[0].replace('was-', 'is-') }) },
    status: 200,
    ...(!answer.ok && { incomplete: true }),
  };
};`;
const remoteBundle = `
const react = require('react');
exports.draw = (url, language) => {
  if (url === '/boom') throw new Error('boom');
  if (url === '/dies') queueMicrotask(() => { throw new Error('nobody catches it'); });
  if (url.startsWith('/hangs/')) for (;;);
  return '<main>' + react.name + ' ' + url + ' ' + language + '</main>';
};`;

/** What the services behind an edge say. */
export interface Behind {
  releaseSet: ReleaseSet;
  releasesUp: boolean;
  /** Versions that services/releases was asked about. */
  readonly placedAsked: string[];
  prices: { plans: number };
  pricesUp: boolean;
  workflows: number;
  /** The pages whose drawing asked for prices. */
  readonly drawing: unknown[];
  /** Set while drawings wait for their prices. */
  held: (() => void)[] | undefined;
}

export interface TestEdge {
  readonly app: FastifyInstance;
  readonly base: string;
  readonly root: string;
  readonly settings: EdgeSettings;
  readonly behind: Behind;
  /** Asks as a browser's address bar does. */
  readonly page: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly close: () => Promise<void>;
}

const files: Readonly<Record<string, string>> = {
  'server.cjs': remoteBundle,
  'page.3c.css': 'a{color:red}',
  'remoteEntry.1a.js': 'x',
};

async function writeFiles(root: string): Promise<void> {
  const folder = join(root, 'releases/mfe-marketing/1.0.0');
  await mkdir(folder, { recursive: true });
  await mkdir(join(root, 'shell/server'), { recursive: true });
  await mkdir(join(root, 'shell/assets'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await writeFile(join(root, 'shell/server/shell.cjs'), shellBundle);
  await writeFile(join(root, 'shell/assets/main.js'), 'void 0;');
  await writeFile(join(root, 'shell/assets/favicon.svg'), '<svg/>');
  await writeFile(join(root, 'shell/index.html'), '<html><!--edge:head--><!--edge:body--></html>');
  const file = { url: '/assets/main.js', integrity: sha('void 0;') };
  await writeFile(
    join(root, 'shell/shell.json'),
    JSON.stringify({ scripts: [file], preload: [], css: [], fonts: [], shared: {} }),
  );
}

function buildSet(): ReleaseSet {
  // Those with parameters are not drawn ahead.
  const paths = ['/', '/boom', '/dies', '/hangs/:long', '/one/:slug'];
  return buildReleaseSet(
    buildRelease({
      server: 'server.cjs',
      integrity: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, sha(content)])),
      routes: [...paths.map((path) => buildRoute(path)), buildRoute('/account', { access: 'login' })],
      prerender: paths,
    }),
  );
}

const echo: Handler = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () =>
    json(response, {
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('latin1').slice(0, 100),
      length: Buffer.concat(chunks).length,
    }),
  );
};

/** Starts one; ai-ops is not there. */
export async function startTestEdge(
  change: Partial<EdgeSettings> = {},
  first: Partial<Behind> = {},
): Promise<TestEdge> {
  const root = await mkdtemp(join(tmpdir(), 'edge-'));
  await writeFiles(root);
  const behind: Behind = {
    ...{ releaseSet: buildSet(), releasesUp: true, prices: { plans: 7 }, pricesUp: true },
    ...{ workflows: 2_000, drawing: [], held: undefined, placedAsked: [] },
    ...first,
  };
  const servers: { close: () => void }[] = [];
  const service = async (name: string, handler: Handler): Promise<string> => {
    const server = createServer((request, response) => {
      if (/^\/health/.test(request.url ?? ''))
        return json(response, { status: 'ok', service: name, api_version: 1, parts: {} });
      return handler(request, response);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const releases: Handler = (request, response) => {
    if (!behind.releasesUp) return void request.socket.destroy();
    const placed = /^\/api\/releases\/mfe-marketing\/versions\/([^/]+)\/placed$/.exec(request.url ?? '');
    if (placed) {
      behind.placedAsked.push(placed[1] ?? '');
      return json(response, {}, placed[1] === '2.1.0' ? 200 : 409);
    }
    if (request.url?.includes('/blobs/')) return echo(request, response);
    if (request.method === 'PUT') {
      behind.releaseSet = { ...behind.releaseSet, id: 'moved' };
      return json(response, {});
    }
    const etag = `"${behind.releaseSet.id}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response.setHeader('etag', etag);
    return json(response, behind.releaseSet);
  };
  const library: Handler = (request, response) =>
    request.url === stats.path ? json(response, { workflows: behind.workflows }) : echo(request, response);
  const billing: Handler = (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://billing.invalid');
    if (pathname !== '/api/billing/prices') return echo(request, response);
    const answer = () => json(response, behind.prices, behind.pricesUp ? 200 : 503);
    const page = searchParams.get('page');
    if (page === null) return answer();
    behind.drawing.push(page);
    return behind.held ? void behind.held.push(answer) : answer();
  };
  const settings: EdgeSettings = {
    ...readSettings({
      PAGE_VIEW_SECRET: secret,
      CHOSEN_RELEASES_SECRET: secret,
      AUTH_SERVICE_URL: await service('auth', echo),
      LIBRARY_SERVICE_URL: await service('library', library),
      BILLING_SERVICE_URL: await service('billing', billing),
      AI_OPS_SERVICE_URL: 'http://127.0.0.1:1',
      RELEASES_SERVICE_URL: await service('releases', releases),
      SHELL_DIR: join(root, 'shell'),
      DATA_DIR: root,
    }),
    pollReleases: 20,
    pollData: 50,
    ...change,
  };
  const app = await createEdge(settings);
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...{ app, base, root, settings, behind },
    page: (path, headers = {}) =>
      fetch(`${base}${path}`, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' }),
    close: async () => {
      await app.close();
      for (const server of servers) server.close();
      await rm(root, { recursive: true });
    },
  };
}
