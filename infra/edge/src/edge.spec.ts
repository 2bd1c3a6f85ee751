// Real here: the edge, its files, its threads. At the other end of the wire: small HTTP servers in place of the services.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stats } from '@stroomwerk/contracts/library';
import { inCanary, type ReleaseSet } from '@stroomwerk/contracts/releases';
import {
  type ChosenReleases,
  chosenReleasesPurpose,
  type PageView,
  pageViewPurpose,
  sealFor,
} from '@stroomwerk/kernel/signing';
import { until } from '@stroomwerk/test-kit';
import type { FastifyInstance } from 'fastify';
import { buildRelease, buildReleaseSet, buildRoute } from './releases/builders.js';
import { createEdge } from './server.js';
import { type EdgeSettings, readSettings } from './settings.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(handler: Handler): Promise<{ server: Server; url: string }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const secret = 'a-secret-of-at-least-thirty-two-characters';
const sha = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const shellBundle = `
exports.shared = { react: { name: 'the shell\\'s react' } };
exports.renderPage = async ({ url, language, bundle, apiBase }) => {
  const headers = { 'x-drawn': url + ' ' + language };
  const answer = await fetch(apiBase + '/api/billing/prices', { headers });
  const prices = await answer.json();
  return {
    html: bundle.draw(url, language),
    dehydrated: { prices: answer.ok ? prices : null },
    head: { title: 'Drawn' },
    status: 200,
    ...(!answer.ok && { incomplete: true }),
  };
};`;
const remoteBundle = `
const react = require('react');
exports.draw = (url, language) => {
  if (url === '/boom') throw new Error('boom');
  if (url === '/dies') process.exit(3);
  if (url === '/hangs/long') for (;;);
  return '<main>' + react.name + ' ' + url + ' ' + language + '</main>';
};`;

describe('edge', () => {
  let root: string;
  let app: FastifyInstance;
  let base: string;
  let settings: EdgeSettings;
  let releaseSet: ReleaseSet;
  let releasesUp = true;
  let prices = { plans: 7 };
  let pricesUp = true;
  let workflows = 2_000;
  /** The pages whose drawing asked for prices. */
  const drawing: unknown[] = [];
  /** Set while drawings wait for their prices. */
  let held: (() => void)[] | undefined;
  const servers: Server[] = [];

  const service = async (name: string, handler: Handler): Promise<string> => {
    const { server, url } = await listen((request, response) => {
      if (request.url === '/health')
        return json(response, { status: 'ok', service: name, api_version: 1, parts: {} });
      return handler(request, response);
    });
    servers.push(server);
    return url;
  };
  const page = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, { headers: { accept: 'text/html', ...headers } });

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'edge-'));
    const folder = join(root, 'releases/mfe-marketing/1.0.0');
    await mkdir(folder, { recursive: true });
    await mkdir(join(root, 'shell/server'), { recursive: true });
    await mkdir(join(root, 'shell/assets'));
    await writeFile(join(folder, 'server.cjs'), remoteBundle);
    await writeFile(join(folder, 'page.3c.css'), 'a{color:red}');
    await writeFile(join(root, 'shell/server/shell.cjs'), shellBundle);
    await writeFile(join(root, 'shell/assets/main.js'), 'void 0;');
    await writeFile(join(root, 'shell/assets/favicon.svg'), '<svg/>');
    await writeFile(join(root, 'shell/index.html'), '<html><!--edge:head--><!--edge:body--></html>');
    const file = { url: '/assets/main.js', integrity: sha('void 0;') };
    await writeFile(
      join(root, 'shell/shell.json'),
      JSON.stringify({ scripts: [file], preload: [], css: [], fonts: [], shared: {} }),
    );
    // Those with parameters are not drawn ahead.
    const paths = ['/', '/boom', '/dies', '/hangs/:long', '/one/:slug'];
    releaseSet = buildReleaseSet(
      buildRelease({
        server: 'server.cjs',
        integrity: {
          'server.cjs': sha(remoteBundle),
          'remoteEntry.1a.js': sha('x'),
          'page.3c.css': sha('a{color:red}'),
        },
        routes: [...paths.map((path) => buildRoute(path)), buildRoute('/account', { access: 'login' })],
        prerender: paths,
      }),
    );
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
    const releases: Handler = (request, response) => {
      if (!releasesUp) return void request.socket.destroy();
      if (request.method === 'PUT') {
        releaseSet = { ...releaseSet, id: 'moved' };
        return json(response, {});
      }
      const etag = `"${releaseSet.id}"`;
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      response.setHeader('etag', etag);
      return json(response, releaseSet);
    };
    settings = {
      ...readSettings({
        APP_SECRET: secret,
        AUTH_SERVICE_URL: await service('auth', echo),
        LIBRARY_SERVICE_URL: await service('library', (request, response) =>
          request.url === stats.path ? json(response, { workflows }) : echo(request, response),
        ),
        BILLING_SERVICE_URL: await service('billing', (request, response) => {
          if (request.url !== '/api/billing/prices') return echo(request, response);
          const answer = () => json(response, prices, pricesUp ? 200 : 503);
          const page = request.headers['x-drawn'];
          if (page === undefined) return answer();
          drawing.push(page);
          return held ? void held.push(answer) : answer();
        }),
        AI_OPS_SERVICE_URL: 'http://127.0.0.1:1',
        RELEASES_SERVICE_URL: await service('releases', releases),
        SHELL_DIR: join(root, 'shell'),
        DATA_DIR: root,
      }),
      pollReleases: 20,
      pollData: 50,
    };
    app = await createEdge(settings);
    base = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    for (const server of servers) server.close();
    await rm(root, { recursive: true });
  });

  describe('a visitor', () => {
    const configOf = async (response: Response) =>
      JSON.parse(/id="page-config">(.*?)<\/script>/s.exec(await response.text())?.[1] ?? 'null') as {
        pageToken?: string;
      };
    const setOf = async (response: Response) =>
      JSON.parse(
        /id="release-set">(.*?)<\/script>/s.exec(await response.text())?.[1] ?? 'null',
      ) as ReleaseSet;
    const canary = buildRelease({ version: '1.1.0', channel: 'canary' });
    const withCanary = async (work: (inside: number, outside: number) => Promise<void>): Promise<void> => {
      const before = releaseSet;
      releaseSet = { ...before, id: 'with canary', canaries: [{ percent: 10, release: canary }] };
      const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
      const inside = buckets.find((bucket) => inCanary(canary.name, bucket, 10)) ?? 0;
      const outside = buckets.find((bucket) => !inCanary(canary.name, bucket, 10)) ?? 0;
      const shown = (bucket: number) => async () =>
        (await setOf(await page('/other', { cookie: `canary_bucket=${bucket}` }))).remotes[0]?.version;
      await until('the canary', async () => (await shown(inside)()) === '1.1.0');
      await work(inside, outside);
      releaseSet = { ...before, id: 'without canary' };
      await until('no canary', async () => (await shown(inside)()) === '1.0.0');
    };

    it('gets a bucket once, in a cookie that holds nothing else', async () => {
      const first = await page('/account');
      const cookie = first.headers.getSetCookie().find((one) => one.startsWith('canary_bucket='));
      expect(cookie).toMatch(/^canary_bucket=\d{1,2}; Max-Age=31536000; Path=\/; SameSite=Lax; HttpOnly$/);
      const again = await page('/account', { cookie: 'canary_bucket=7' });
      expect(again.headers.getSetCookie()).toEqual([]);
      const nonsense = await page('/account', { cookie: 'canary_bucket=100' });
      expect(nonsense.headers.getSetCookie()).toHaveLength(1);
    });

    it('gets the canary of their bucket with the stable release beside it, and a proof that says so', async () => {
      await withCanary(async (inside, outside) => {
        const tried = await page('/account', { cookie: `canary_bucket=${inside}` });
        const [remote] = (await setOf(tried.clone())).remotes;
        expect(remote).toMatchObject({ version: '1.1.0', channel: 'canary', instead: { version: '1.0.0' } });
        const { pageToken = '' } = await configOf(tried);
        expect(sealFor<PageView>(secret, pageViewPurpose).open(pageToken)?.releases).toEqual({
          'mfe-marketing': ['1.1.0', 'canary'],
        });
        const other = await setOf(await page('/account', { cookie: `canary_bucket=${outside}` }));
        expect(other.remotes[0]).toMatchObject({ version: '1.0.0', channel: 'stable' });
        expect(other.canaries).toBeUndefined();
      });
    });

    it('who chose a development server gets it alone, with no proof, and leaves with one link', async () => {
      const seal = sealFor<ChosenReleases>(secret, chosenReleasesPurpose);
      const choice = (exp: number) =>
        `release_overrides=${seal.seal({ exp, overrides: { 'mfe-marketing': 'http://localhost:4321' } })}`;
      const soon = Math.floor(Date.now() / 1_000) + 60;
      const chosen = await page('/account', { cookie: choice(soon) });
      expect(chosen.headers.get('content-security-policy')).toContain('ws://localhost:4321');
      expect((await setOf(chosen.clone())).remotes[0]).toMatchObject({
        ...{ channel: 'override', base: 'http://localhost:4321/', integrity: {} },
      });
      expect(await configOf(chosen)).not.toHaveProperty('pageToken');
      for (const cookie of [choice(soon - 120), choice(soon).replace(/\.\w/, '._')]) {
        const ignored = await page('/account', { cookie });
        expect(ignored.headers.get('content-security-policy')).not.toContain('4321');
        expect((await setOf(ignored)).remotes[0]?.channel).toBe('stable');
      }
      const left = await fetch(`${base}/account?release=off&a=1`, {
        headers: { accept: 'text/html', cookie: choice(soon) },
        redirect: 'manual',
      });
      expect([left.status, left.headers.get('location')]).toEqual([303, '/account?a=1']);
      expect(left.headers.getSetCookie()[0]).toMatch(/^release_overrides=; Max-Age=0/);
      const elsewhere = await fetch(`${base}//evil.example?release=off`, {
        headers: { accept: 'text/html' },
        redirect: 'manual',
      });
      expect(elsewhere.headers.get('location')).toBe('/');
    });
  });

  it('says what the running shell offers', async () => {
    const answer = await fetch(`${base}/.well-known/shell.json`);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ shared: {} })]);
  });

  it('passes calls on with their bodies untouched and says who asked', async () => {
    const sent = Buffer.from([0, 255, 10, 123, 34]);
    const response = await fetch(`${base}/api/stripe/webhook?a=%2F1`, {
      method: 'POST',
      body: sent,
      headers: { 'content-type': 'application/json', 'stripe-signature': 's', 'x-forwarded-for': '6.6.6.6' },
    });
    const seen = (await response.json()) as { url: string; body: string; headers: Record<string, string> };
    expect(seen.url).toBe('/api/stripe/webhook?a=%2F1');
    expect(Buffer.from(seen.body, 'latin1')).toEqual(sent);
    expect(seen.headers['stripe-signature']).toBe('s');
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen.headers['x-forwarded-host']).toBe(new URL(base).host);
  });

  it('passes 24 MB and refuses 26 MB', async () => {
    const send = (megabytes: number) =>
      fetch(`${base}/api/workflows/import`, { method: 'POST', body: Buffer.alloc(megabytes * 1024 * 1024) });
    expect(((await (await send(24)).json()) as { length: number }).length).toBe(24 * 1024 * 1024);
    const refused = await send(26);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 'common.body_too_large' });
  });

  it('passes a large body of a program that asks first whether it may send it', async () => {
    const { hostname, port } = new URL(base);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request({
        ...{ hostname, port, method: 'POST', path: '/api/workflows/import' },
        headers: { expect: '100-continue', 'content-length': 2_000_000 },
      });
      sending.on('continue', () => sending.end(Buffer.alloc(2_000_000)));
      sending.on('response', (response) => resolve(response.resume().statusCode));
      sending.on('error', reject);
    });
    expect(status).toBe(200);
  });

  it('names the part that is down, in the language asked for', async () => {
    const response = await fetch(`${base}/api/ai-ceo/status`, { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(503);
    const body = (await response.json()) as { code: string; message: string; detail: string };
    expect(body.code).toBe('common.unavailable');
    expect(body.message).toContain('ai-ops');
    expect(body.detail).toContain('Try again shortly');
  });

  it('knows no other API', async () => {
    const response = await page('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'common.not_found' });
  });

  it('is starting until every part was ready once, and names what is missing', async () => {
    const response = await fetch(`${base}/api/health`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: 'starting',
      parts: { 'ai-ops': { status: 'down' }, auth: { status: 'ok', api_version: 1 }, edge: { status: 'ok' } },
    });
  });

  it('draws the page at the edge with the shell its React, and hands over the data it was drawn with', async () => {
    const drawn = await until('the page is drawn', async () => {
      const text = await (await page('/')).text();
      return text.includes('data-prerendered') && text;
    });
    expect(drawn).toContain('<div id="root" data-prerendered><main>the shell\'s react / nl</main></div>');
    expect(drawn).toContain('id="page-data">{"prices":{"plans":7}}</script>');
    expect(drawn).toContain('<title>Drawn · Stroomwerk</title>');
  });

  describe('when what a page shows has changed', () => {
    const text = async () => (await page('/')).text();
    /** Until the edge knows of the change, and draws the page anew. */
    const redrawn = async (change: () => void): Promise<void> => {
      drawing.length = 0;
      change();
      workflows += 1;
      await until('a drawing of the page', async () => {
        await text();
        return drawing.includes('/ nl');
      });
    };
    beforeEach(() => until('the page is drawn', async () => (await text()).includes(JSON.stringify(prices))));

    it('shows it as it was for as long as it is drawn', async () => {
      held = [];
      await redrawn(() => (prices = { plans: 8 }));
      expect(await text()).toContain('{"plans":7}');
      const waiting = held;
      held = undefined;
      for (const answer of waiting) answer();
      await until('the page shows the new data', async () => (await text()).includes('{"plans":8}'));
    });

    it('keeps a whole page while a part of it is missing, and does not keep one that was drawn without', async () => {
      await redrawn(() => (pricesUp = false));
      expect(await text()).toContain('{"plans":8}');
      // An address that nobody asked for while the part was there.
      const other = async () => (await page('/one/new')).text();
      await until('a page without its prices', async () => (await other()).includes('"prices":null'));
      pricesUp = true;
      await until('the page whole again', async () => (await other()).includes('{"plans":8}'));
    });
  });

  it.each(['/boom', '/dies', '/hangs/long'])('leaves %s to the browser and answers in time', async (path) => {
    const started = performance.now();
    const response = await page(path);
    expect(performance.now() - started).toBeLessThan(1_500);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"></div>');
  });

  it('answers with a policy and a nonce of its own each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await page('/account');
        const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
        expect(await response.text()).toContain(`nonce="${nonce}"`);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('says 404 with the shell for an address of nobody, and in JSON for a program', async () => {
    const forPeople = await page('/nobody');
    expect(forPeople.status).toBe(404);
    expect(await forPeople.text()).toContain('id="release-set"');
    const forPrograms = await fetch(`${base}/nobody.js`);
    expect(forPrograms.status).toBe(404);
    expect(await forPrograms.json()).toMatchObject({ code: 'common.not_found' });
  });

  it('speaks English once it was chosen, and remembers', async () => {
    const chosen = await page('/account?lang=en');
    expect(await chosen.text()).toContain('<html lang="en">');
    expect(chosen.headers.get('set-cookie')).toContain('language=en');
    const later = await page('/account', { cookie: 'language=en', 'accept-language': 'nl' });
    expect(await later.text()).toContain('<title>Page /account');
    expect(await (await page('/account', { 'accept-language': 'en' })).text()).toContain('<html lang="nl">');
  });

  it('serves files for ever, compressed, and nothing outside their folders', async () => {
    const css = await fetch(`${base}/releases/mfe-marketing/1.0.0/page.3c.css`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(css.headers.get('cache-control')).toContain('immutable');
    expect(css.headers.get('content-encoding')).toBe('br');
    expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await css.text()).toBe('a{color:red}');
    for (const path of [
      '/releases/..%2fedge%2frelease-set.json',
      '/assets/%2e%2e/shell.json',
      '/assets/none.js',
    ])
      expect((await fetch(`${base}${path}`)).status).toBe(404);
    expect((await fetch(`${base}/favicon.svg`)).headers.get('content-type')).toContain('image/svg+xml');
    expect(await (await fetch(`${base}/robots.txt`)).text()).toContain('Disallow: /account');
    expect((await fetch(`${base}/.well-known/x`)).status).toBe(404);
    expect(await (await fetch(`${base}/api/docs`)).text()).toContain('/api/docs/ai-ops');
  });

  it('shows a moved pointer, and goes on with it when services/releases is gone, also after a restart', async () => {
    await fetch(`${base}/api/releases/mfe-marketing/channels/stable`, { method: 'PUT', body: '{}' });
    await until('the moved pointer is in the page', async () =>
      (await (await page('/account')).text()).includes('"id":"moved"'),
    );
    releasesUp = false;
    const second = await createEdge({ ...settings, services: { ...settings.services } });
    const answer = await second.inject({ url: '/account', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('"id":"moved"');
    await second.close();
  });
});
