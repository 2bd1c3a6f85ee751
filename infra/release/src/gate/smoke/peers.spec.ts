// Real: the browser, the interception. Small: the platform (tiny-platform.ts); its answers about releases are given here.
import {
  type ActiveRelease,
  listReleases,
  placedRelease,
  type ReleaseManifest,
  type RemoteRoute,
} from '@stroomwerk/contracts/releases';
import { type Call, Refused } from '../../api/client.js';
import { askedPrevious, checkPeers } from './peers.js';
import { candidateOf } from './smoke.js';
import { entryOf, type TinyPlatform, tinyPlatform } from './tiny-platform.js';

const release = (name: string, version: string): ActiveRelease => ({
  ...{ name, owner: 'team', version, entry: 'remoteEntry.1.js', base: `/releases/${name}/${version}/` },
  ...{ exposes: { './Page': { js: [], css: [] } }, navigation: [], apis: {}, prerender: [], server: null },
  ...{ integrity: {}, channel: 'stable' },
  routes: [
    {
      ...{ path: `/${name}`, expose: './Page', access: 'public', frame: 'site' },
      title: { nl: name, en: name },
    } satisfies RemoteRoute,
  ],
});
/** As it was before its address had a parameter, and an example. */
const older = (one: ActiveRelease): ActiveRelease => ({
  ...one,
  routes: [...one.routes, ...one.routes.map((route) => ({ ...route, path: `${route.path}/:id` }))],
});
const entryAt = (name: string, version: string): string => `/releases/${name}/${version}/remoteEntry.1.js`;
const fine = '<h1>Winkel</h1>';
/** Breaks where the candidate is in the page too. */
const allergic = 'if (set.remotes.some(({ version }) => version === "2.0.0")) throw new Error("taken over")';

describe('previous releases of others', () => {
  let platform: TinyPlatform;
  const manifest = { ...release('mfe-shop', '2.0.0'), files: {} } as unknown as ReleaseManifest;
  const candidate = candidateOf(manifest, new Map());
  const previous: Record<string, string | null> = {};
  const answers = (mayAsk: boolean): Call =>
    (async (endpoint: unknown, input?: { params?: { remote: string; version?: string } }) => {
      const { remote = '', version = '' } = input?.params ?? {};
      if (endpoint === placedRelease) return older(release(remote, version));
      if (endpoint !== listReleases) throw new Error('not asked for here');
      if (!mayAsk) throw new Refused(403, 'releases.other_remote', 'The token is for another remote.');
      return { previous: previous[remote] };
    }) as Call;
  const check = (call: Call, asMember: Call) =>
    checkPeers(platform.stage, candidate, { call, previousOf: askedPrevious(call, asMember) });

  beforeAll(async () => {
    const names = ['mfe-shop', 'mfe-good', 'mfe-first', 'mfe-allergic', 'mfe-broken'];
    const active = { id: 'a', remotes: names.map((name) => release(name, '1.1.0')) };
    platform = await tinyPlatform(active, {
      [entryAt('mfe-good', '1.0.0')]: entryOf(fine),
      [entryAt('mfe-allergic', '1.0.0')]: entryOf(fine, allergic),
      [entryAt('mfe-broken', '1.0.0')]: entryOf(fine, 'throw new Error("always")'),
    });
  });
  afterAll(() => platform?.close());

  it('work beside the candidate, or were broken without it', async () => {
    Object.assign(previous, {
      'mfe-good': '1.0.0',
      'mfe-first': null,
      'mfe-allergic': null,
      'mfe-broken': '1.0.0',
    });
    const { ok, detail } = await check(answers(true), answers(false));
    expect([ok, detail]).toEqual([true, expect.stringContaining('mfe-good 1.0.0 works')]);
    expect(detail).toContain('mfe-good 1.0.0: no example of /mfe-good/:id');
    expect(detail).toContain('mfe-first has no previous release');
    expect(detail).toContain('mfe-broken 1.0.0 has faults of its own, also without it');
  });

  it('are found out as the gate’s account where a team’s token may not ask', async () => {
    Object.assign(previous, { 'mfe-good': '1.0.0', 'mfe-allergic': null, 'mfe-broken': null });
    expect((await check(answers(false), answers(true))).detail).toContain('mfe-good 1.0.0 works');
    const refused = await check(answers(false), answers(false));
    expect([refused.ok, refused.detail]).toEqual([false, expect.stringContaining('cannot be found out')]);
  });

  it('refuse a candidate that breaks them', async () => {
    Object.assign(previous, { 'mfe-good': null, 'mfe-allergic': '1.0.0', 'mfe-broken': null });
    const { ok, detail } = await check(answers(true), answers(false));
    expect(ok).toBe(false);
    expect(detail).toContain('mfe-allergic 1.0.0, beside the candidate: /mfe-allergic: fell back (render)');
    expect(detail).toContain('reported error: taken over');
  });
});
