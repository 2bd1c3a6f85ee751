// Real: the edge and its files; small servers in place of the services.
import { inCanary, type ReleaseSet } from '@stroomwerk/contracts/releases';
import {
  type ChosenReleases,
  chosenReleasesPurpose,
  type PageView,
  pageViewPurpose,
  sealFor,
} from '@stroomwerk/kernel/signing';
import { until } from '@stroomwerk/test-kit';
import { buildRelease } from '../releases/builders.js';
import { secret, startTestEdge, type TestEdge } from '../test-edge.js';

let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge();
});
afterAll(() => edge.close());

describe('a visitor', () => {
  const configOf = async (response: Response) =>
    JSON.parse(/id="page-config">(.*?)<\/script>/s.exec(await response.text())?.[1] ?? 'null') as {
      pageToken?: string;
    };
  const setOf = async (response: Response) =>
    JSON.parse(/id="release-set">(.*?)<\/script>/s.exec(await response.text())?.[1] ?? 'null') as ReleaseSet;
  const canary = buildRelease({ version: '1.1.0', channel: 'canary' });
  const withCanary = async (work: (inside: number, outside: number) => Promise<void>): Promise<void> => {
    const before = edge.behind.releaseSet;
    edge.behind.releaseSet = { ...before, id: 'with canary', canaries: [{ percent: 10, release: canary }] };
    const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
    const inside = buckets.find((bucket) => inCanary(canary.name, bucket, 10)) ?? 0;
    const outside = buckets.find((bucket) => !inCanary(canary.name, bucket, 10)) ?? 0;
    const shown = (bucket: number) => async () =>
      (await setOf(await edge.page('/other', { cookie: `canary_bucket=${bucket}` }))).remotes[0]?.version;
    await until('the canary', async () => (await shown(inside)()) === '1.1.0');
    await work(inside, outside);
    edge.behind.releaseSet = { ...before, id: 'without canary' };
    await until('no canary', async () => (await shown(inside)()) === '1.0.0');
  };

  it('gets a bucket once, in a cookie that holds nothing else', async () => {
    const first = await edge.page('/account');
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith('canary_bucket='));
    expect(cookie).toMatch(/^canary_bucket=\d{1,2}; Max-Age=31536000; Path=\/; SameSite=Lax; HttpOnly$/);
    const again = await edge.page('/account', { cookie: 'canary_bucket=7' });
    expect(again.headers.getSetCookie()).toEqual([]);
    const nonsense = await edge.page('/account', { cookie: 'canary_bucket=100' });
    expect(nonsense.headers.getSetCookie()).toHaveLength(1);
  });

  it('gets the canary of their bucket with the stable release beside it, and a proof that says so', async () => {
    await withCanary(async (inside, outside) => {
      const tried = await edge.page('/account', { cookie: `canary_bucket=${inside}` });
      const [remote] = (await setOf(tried.clone())).remotes;
      expect(remote).toMatchObject({ version: '1.1.0', channel: 'canary', instead: { version: '1.0.0' } });
      const { pageToken = '' } = await configOf(tried);
      expect(sealFor<PageView>(secret, pageViewPurpose).open(pageToken)?.releases).toEqual({
        'mfe-marketing': ['1.1.0', 'canary'],
      });
      const other = await setOf(await edge.page('/account', { cookie: `canary_bucket=${outside}` }));
      expect(other.remotes[0]).toMatchObject({ version: '1.0.0', channel: 'stable' });
      expect(other.canaries).toBeUndefined();
    });
  });

  it('who chose a development server gets it alone, with no proof, and leaves with one link', async () => {
    const seal = sealFor<ChosenReleases>(secret, chosenReleasesPurpose);
    const choice = (exp: number) =>
      `release_overrides=${seal.seal({ exp, overrides: { 'mfe-marketing': 'http://localhost:4321' }, by: 'olga' })}`;
    const soon = Math.floor(Date.now() / 1_000) + 60;
    const chosen = await edge.page('/account', { cookie: choice(soon) });
    expect(chosen.headers.get('content-security-policy')).toContain('ws://localhost:4321');
    expect((await setOf(chosen.clone())).remotes[0]).toMatchObject({
      ...{ channel: 'override', base: 'http://localhost:4321/', integrity: {} },
    });
    expect(await configOf(chosen.clone())).not.toHaveProperty('pageToken');
    expect(await configOf(chosen)).toMatchObject({ chosenBy: 'olga' });
    for (const cookie of [choice(soon - 120), choice(soon).replace(/\.\w/, '._')]) {
      const ignored = await edge.page('/account', { cookie });
      expect(ignored.headers.get('content-security-policy')).not.toContain('4321');
      expect((await setOf(ignored)).remotes[0]?.channel).toBe('stable');
    }
    const left = await fetch(`${edge.base}/account?release=off&a=1`, {
      headers: { accept: 'text/html', cookie: choice(soon) },
      redirect: 'manual',
    });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/account?a=1']);
    expect(left.headers.getSetCookie()[0]).toMatch(/^release_overrides=; Max-Age=0/);
    const foreign = (headers: object, query = 'release=mfe-marketing@1.0.0&a=1') =>
      fetch(`${edge.base}/account?${query}`, {
        headers: { accept: 'text/html', ...headers },
        redirect: 'manual',
      });
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://evil.example/' },
    ]) {
      const refused = await foreign(headers);
      expect([refused.status, refused.headers.get('location')]).toEqual([
        303,
        '/account?a=1&release=foreign',
      ]);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    for (const headers of [{ 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }, {}])
      expect((await foreign(headers)).status).toBe(200);
    expect((await foreign({ 'sec-fetch-site': 'cross-site' }, 'release=foreign')).status).toBe(200);
    const elsewhere = await fetch(`${edge.base}//evil.example?release=off`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect(elsewhere.headers.get('location')).toBe('/evil.example');
  });
});
