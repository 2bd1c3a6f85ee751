// Real: the browser, axe, the interception. Small: a server that stands for the platform (tiny-platform.ts).
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ReleaseManifest, RemoteRoute } from '@stroomwerk/contracts/releases';
import { hasHeadless, headlessFile, launchBrowser } from '@stroomwerk/test-kit/browser';
import type { Verdict } from '../verdict.js';
import { gateAccount } from './account.js';
import { candidateOf, checkSmoke } from './smoke.js';
import { entryOf as entry, type TinyPlatform, tinyPlatform } from './tiny-platform.js';

const fine = '<h1>Winkel</h1><p>Alles op voorraad</p>';

/** Something else that listens on this machine. */
async function openNeighbour() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.end('secret');
  });
  server.on('connection', () => heard.push('connected'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const udp = createSocket('udp4').on('message', () => heard.push('udp'));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  return {
    ...{ heard, port: (server.address() as AddressInfo).port, udp: udp.address().port },
    close: () => {
      server.close();
      udp.close();
    },
  };
}
type Neighbour = Awaited<ReturnType<typeof openNeighbour>>;

const route = (path: string, access: RemoteRoute['access'] = 'public', example?: string): RemoteRoute => ({
  ...{ path, expose: './Page', access, frame: 'site', title: { nl: 'W', en: 'S' }, example },
});

/**
 * Has all cases of a group looked at together, before its tests: most of a visit is waiting.
 * @param cases each with its name first @returns what came of one, by its name
 */
function atOnce<Case extends readonly [name: string, ...rest: unknown[]]>(
  cases: readonly Case[],
  look: (one: Case) => Promise<Verdict>,
): (name: Case[0]) => Promise<Verdict> {
  const verdicts = new Map<string, Promise<Verdict>>();
  beforeAll(async () => {
    for (const one of cases) verdicts.set(one[0], look(one));
    await Promise.allSettled(verdicts.values());
  });
  return (name) => verdicts.get(name) ?? Promise.reject(new Error(`nobody looked at ${name}`));
}

describe('pages in the shell', () => {
  let platform: TinyPlatform;
  const { CHROMIUM_PATH: named } = process.env;

  // What pages do is the same without a window around them, for a quarter of the work. Where they may not go, below, is seen
  // in the browser of the system, which is the gate's.
  beforeAll(async () => {
    if (hasHeadless) process.env.CHROMIUM_PATH ||= await headlessFile();
    platform = await tinyPlatform({ id: 'a', remotes: [] });
  }, 600_000);
  afterAll(async () => {
    if (named === undefined) delete process.env.CHROMIUM_PATH;
    await platform?.close();
  });

  const check = (source: string, routes: RemoteRoute[] = [route('/shop')], calls?: string[]) => {
    const manifest = {
      ...{ name: 'mfe-shop', version: '1.1.0', entry: 'remoteEntry.1.js', routes, calls },
      files: { 'remoteEntry.1.js': { integrity: 'sha384-a', bytes: source.length } },
      exposes: { './Page': { js: [], css: [] } },
    } as unknown as ReleaseManifest;
    const contents = new Map([['remoteEntry.1.js', Buffer.from(source)]]);
    return checkSmoke(platform.stage, candidateOf(manifest, contents));
  };

  it('pass, also those with parameters and behind a sign-in, and count nowhere', async () => {
    const routes = [route('/shop'), route('/shop/:id', 'public', '/shop/bike?x=1'), route('/mine', 'login')];
    expect(await check(entry(fine), routes)).toMatchObject({ ok: true, detail: '3 routes without a fault' });
    expect(platform.sentTo).toEqual(['/api/auth/login']);
  });

  describe('are refused for', () => {
    const faulty = [
      ['a console error', entry(fine, 'console.error("no price")'), 'console error: no price'],
      ['an uncaught error', entry(fine, 'setTimeout(() => { throw new Error("late") })'), 'uncaught: late'],
      ['a failed request', entry(fine, 'await fetch("/api/prices")'), 'GET /api/prices answered 500'],
      ['no heading', entry('<p>Winkel</p>'), 'has no visible h1'],
      ['a finding of axe', entry(`${fine}<img src="data:,">`), 'accessibility: image-alt'],
      ['another address', entry(fine, 'history.replaceState(null, "", "/login")'), 'went on to /login'],
      [
        'the files of another release',
        entry(fine, 'await fetch("/releases/mfe-shop/1.0.0/Page.js")'),
        'loaded /releases/mfe-shop/1.0.0/Page.js of another release',
      ],
    ] as const;
    const verdictOf = atOnce(faulty, ([, source]) => check(source));

    it.each(faulty)('%s', async (what, _, fault) => {
      const { ok, detail } = await verdictOf(what);
      expect([ok, detail.split('\n')]).toEqual([false, [expect.stringContaining(`/shop: ${fault}`)]]);
    });
  });

  it('are refused for a call that writes and was put together where nobody could read it', async () => {
    const source = entry(fine, 'await fetch(["", "api", "grants"].join("/"), { method: "POST" })');
    const fault = '/shop: calls POST /api/grants, which is not declared; name it in "calls" of remote.json';
    expect((await check(source)).detail).toContain(fault);
    expect((await check(source, undefined, ['POST /api/grants'])).detail).not.toContain('calls');
  });

  it('only read, as the account of the gate, whose pass goes along and is nowhere on the page', async () => {
    const source = entry(
      fine,
      `const token = localStorage.getItem('access_token');
      const authorization = 'Bearer ' + token;
      await fetch('/api/shelf', { headers: { authorization } });
      const kept = await fetch('/api/keys', { method: 'POST', headers: { authorization } });
      if (kept.status !== 403) console.error('a key was made');
      if (JSON.stringify([{ ...localStorage }, document.cookie, document.documentElement.outerHTML]).includes('"pass"'))
        console.error('the pass is here');`,
    );
    platform.sentTo.length = 0;
    const { ok, detail } = await check(source, [route('/shop', 'login')], ['POST /api/keys']);
    expect([ok, detail]).toEqual([true, expect.stringContaining('POST /api/keys was not passed on')]);
    expect(platform.asked.splice(0)).toEqual(['GET /api/shelf Bearer t pass']);
    expect(platform.sentTo).not.toContain('/api/keys');
  });

  const leak = (how: string) => `
    const to = location.origin + '/api/releases/mfe-shop/versions', authorization = 'Bearer swr_team';
    const send = { method: 'POST', headers: { authorization }, body: localStorage.getItem('access_token') };
    ${how}`;
  const worker =
    'const source = "fetch(" + JSON.stringify(to) + ", " + JSON.stringify(send) + ").catch(() => 0).finally(() => postMessage(0))"; await new Promise((done) => { new Worker(URL.createObjectURL(new Blob([source]))).onmessage = done; });';
  it.each([
    ['a call', 'await fetch(to, send).catch(() => 0);'],
    ['a read', 'await fetch(to, { headers: { authorization } }).catch(() => 0);'],
    ['a call that outlives the page', 'await fetch(to, { ...send, keepalive: true }).catch(() => 0);'],
    ['a worker', worker],
    [
      'a frame',
      'const frame = document.createElement("iframe"); document.body.append(frame); await frame.contentWindow.fetch(to, send).catch(() => 0);',
    ],
  ])('cannot carry the session out with the token of a team, by %s', async (_, how) => {
    platform.sentTo.length = 0;
    const calls = ['POST /api/releases/{remote}/versions'];
    const { ok, detail } = await check(entry(fine, leak(how)), [route('/shop', 'login')], calls);
    expect([ok, detail]).toEqual([false, expect.stringContaining('with an authorization of its own')]);
    expect(platform.asked).toEqual([]);
    expect(platform.sentTo).not.toContain('/api/releases/mfe-shop/versions');
  });

  it('cannot carry it out while they close either', async () => {
    const how = 'addEventListener("pagehide", () => { fetch(to, { ...send, keepalive: true }); });';
    await check(entry(fine, leak(how)), [route('/shop', 'login')]);
    expect(platform.asked).toEqual([]);
  });

  it.each([
    ['shows nobody', 'public'],
    ['first says in whose name it reports', 'login'],
  ] as const)('are refused for a fallback, with what the shell reported, which %s', async (_, access) => {
    platform.sentTo.length = 0;
    const failing = 'window.show = async () => { throw new Error("no stock"); };';
    const { detail } = await check(failing, [route('/shop', access)], []);
    expect(detail.split('\n').sort()).toEqual([
      '/shop: fell back (render)',
      '/shop: reported error: no stock',
    ]);
    expect(platform.sentTo.filter((path) => path !== '/api/auth/login')).toEqual([]);
  });

  it('are not refused for what the account may not see, but say so', async () => {
    const { ok, detail } = await check(entry(fine, 'await fetch("/api/mine")'));
    expect([ok, detail]).toEqual([true, expect.stringContaining('GET /api/mine answered 403')]);
  });

  it.each([
    ['without an example', undefined, 'give the route an example'],
    ['with that of another route', '/cart', 'its example /cart is another address'],
  ])('with parameters are refused %s', async (_, example, fault) => {
    const { ok, detail } = await check(entry(fine), [route('/shop/:id', 'public', example)]);
    expect([ok, detail]).toEqual([false, expect.stringContaining(fault)]);
  });
});

describe('a page that goes to others', () => {
  let platform: TinyPlatform;
  let neighbour: Neighbour;
  beforeAll(async () => {
    neighbour = await openNeighbour();
    platform = await tinyPlatform({ id: 'a', remotes: [] });
  });
  afterAll(async () => {
    await platform?.close();
    neighbour?.close();
  });

  const ways = [
    ['a call', 'fetch(web).catch(() => 0);'],
    ['a call to this machine by its name', 'fetch(named).catch(() => 0);'],
    ['a beacon', 'navigator.sendBeacon(web, "all");'],
    ['a socket', 'new WebSocket(socket);'],
    [
      'a frame',
      'const frame = document.createElement("iframe"); frame.src = web; document.body.append(frame);',
    ],
    ['a picture', 'new Image().src = web;'],
    [
      'a worker',
      'const source = "fetch(\'" + web + "\').catch(() => 0).finally(() => postMessage(0))"; await new Promise((done) => { new Worker(URL.createObjectURL(new Blob([source]))).onmessage = done; });',
    ],
    ['a window', 'window.open(web);'],
    ['going there', 'setTimeout(() => { location.href = web; }, 0);'],
    ['a file of this machine', 'location.href = "file:///etc/hostname";'],
    [
      'a call between browsers',
      'const peer = new RTCPeerConnection({ iceServers: [{ urls: stun }] }); peer.createDataChannel("x"); peer.setLocalDescription(await peer.createOffer());',
    ],
  ] as const;
  const verdictOf = atOnce(ways, ([, then]) => {
    const { port, udp } = neighbour;
    const where = `const web = 'http://127.0.0.1:${port}/keys', named = 'http://localhost:${port}/keys';
      const socket = 'ws://127.0.0.1:${port}/', stun = 'stun:127.0.0.1:${udp}';`;
    const manifest = {
      ...{ name: 'mfe-shop', version: '1.1.0', entry: 'remoteEntry.1.js', routes: [route('/shop')] },
      files: { 'remoteEntry.1.js': { integrity: 'sha384-a', bytes: 1 } },
      exposes: { './Page': { js: [], css: [] } },
    } as unknown as ReleaseManifest;
    const source = Buffer.from(entry(fine, where + then));
    return checkSmoke(platform.stage, candidateOf(manifest, new Map([['remoteEntry.1.js', source]])));
  });

  it.each(ways)('is refused for %s, and nothing comes there', async (what) => {
    const { ok, detail } = await verdictOf(what);
    expect([ok, detail]).toEqual([
      false,
      expect.stringMatching(
        /which is not the platform's|not for pages of the platform|local resource|opens a window/,
      ),
    ]);
    expect(neighbour.heard).toEqual([]);
  });

  it('finds the way closed also where no page is looked at', async () => {
    const context = await platform.stage.browser.newContext();
    const page = await context.newPage();
    await expect(page.goto(`http://127.0.0.1:${neighbour.port}/`)).rejects.toThrow('ERR_HTTP_RESPONSE_CODE');
    await context.close();
    expect(neighbour.heard).toEqual([]);
  });
});

describe('what the gate cannot do without', () => {
  it('is a browser, and it says how to get one', async () => {
    await expect(launchBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
      'CHROMIUM_PATH names /nowhere/chromium',
    );
  });

  it('is somebody to sign in, and it says how to name them', () => {
    expect(() => gateAccount('/nowhere', {})).toThrow('set GATE_EMAIL and GATE_PASSWORD');
    const team = { GATE_EMAIL: 'team@b.nl', GATE_PASSWORD: 'x', OPS_EMAIL: 'ops@b.nl', OPS_PASSWORD: 'y' };
    expect(gateAccount('/nowhere', team)).toEqual({ email: 'team@b.nl', password: 'x' });
  });
});
