// Real: the browser, axe, the interception. Small: a server that stands for the platform (tiny-platform.ts).
import type { ReleaseManifest, RemoteRoute } from '@stroomwerk/contracts/releases';
import { launchBrowser } from '@stroomwerk/test-kit/browser';
import { gateAccount } from './account.js';
import { candidateOf, checkSmoke } from './smoke.js';
import { entryOf as entry, type TinyPlatform, tinyPlatform } from './tiny-platform.js';

const fine = '<h1>Winkel</h1><p>Alles op voorraad</p>';

const route = (path: string, access: RemoteRoute['access'] = 'public', example?: string): RemoteRoute => ({
  ...{ path, expose: './Page', access, frame: 'site', title: { nl: 'W', en: 'S' }, example },
});

describe('pages in the shell', () => {
  let platform: TinyPlatform;

  beforeAll(async () => {
    platform = await tinyPlatform({ id: 'a', remotes: [] });
  });
  afterAll(() => platform?.close());

  const check = (source: string, routes: RemoteRoute[] = [route('/shop')]) => {
    const manifest = {
      ...{ name: 'mfe-shop', version: '1.1.0', entry: 'remoteEntry.1.js', routes },
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

  it.each([
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
  ])('are refused for %s', async (_, source, fault) => {
    const { ok, detail } = await check(source);
    expect([ok, detail.split('\n')]).toEqual([false, [expect.stringContaining(`/shop: ${fault}`)]]);
  });

  it('are refused for a fallback, with what the shell reported', async () => {
    const { detail } = await check('window.show = async () => { throw new Error("no stock"); };');
    expect(detail.split('\n').sort()).toEqual([
      '/shop: fell back (render)',
      '/shop: reported error: no stock',
    ]);
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
