import type { ActiveRelease, NavigationItem, ReleaseManifest } from '@stroomwerk/contracts/releases';
import { checkApis, checkImports, checkNavigation, checkRoutes, checkShared } from './checks.js';
import type { RunningShell } from './running.js';

const manifest = (change: Partial<ReleaseManifest>): ReleaseManifest =>
  ({ name: 'mfe-library', routes: [], navigation: [], shared: {}, apis: {}, ...change }) as ReleaseManifest;
const route = (path: string) => ({ path }) as ReleaseManifest['routes'][number];
const shell = (change: Partial<RunningShell>): RunningShell => ({ version: '1.0.0', shared: {}, ...change });
const item = (area: NavigationItem['area'], path: string, nl: string, en = nl): NavigationItem => ({
  ...{ area, path, label: { nl, en }, order: 1 },
});

describe('gate', () => {
  it('wants every shared package in a version that the running shell offers', () => {
    const asks = manifest({ shared: { react: '^19.3.0', zustand: '^5.1.0' } });
    const offered = shell({ shared: { react: '19.3.1', zustand: '5.1.0' } });
    expect(checkShared(asks, offered)).toMatchObject({ ok: true });
    const refused = checkShared(asks, shell({ shared: { react: '20.0.0' } }));
    expect(refused.ok).toBe(false);
    expect(refused.detail).toContain('react: needs ^19.3.0, the shell offers 20.0.0');
    expect(refused.detail).toContain('offers no zustand');
  });

  it('wants every imported name in the running shell', () => {
    const asks = manifest({ imports: { react: ['useState'], '@stroomwerk/mfe-runtime': ['useFormat'] } });
    const exports = { react: ['useState', 'useEffect'], '@stroomwerk/mfe-runtime': ['useTexts'] };
    expect(checkImports(asks, shell({ exports }))).toEqual({
      check: 'imported names',
      ok: false,
      detail:
        '@stroomwerk/mfe-runtime: the running shell has no useFormat; release the shell first, or do without',
    });
    const offered = { ...exports, '@stroomwerk/mfe-runtime': ['useFormat'] };
    expect(checkImports(asks, shell({ exports: offered }))).toMatchObject({ ok: true });
    expect(checkImports(asks, shell({})).detail).toContain('does not say what it exports');
    expect(checkImports(manifest({}), shell({ exports })).detail).toContain('does not record');
  });

  it('wants addresses that nobody else has, not even on trial', () => {
    const active = {
      id: 'x',
      remotes: [
        { name: 'mfe-account', routes: [route('/dashboard')] },
        { name: 'mfe-library', routes: [route('/workflows')] },
      ] as ActiveRelease[],
      canaries: [
        { percent: 5, release: { name: 'mfe-account', routes: [route('/points')] } as ActiveRelease },
      ],
    };
    expect(checkRoutes(manifest({ routes: [route('/workflows')] }), active)).toMatchObject({ ok: true });
    expect(checkRoutes(manifest({ routes: [route('/points')] }), active)).toMatchObject({ ok: false });
    expect(checkRoutes(manifest({ routes: [route('/dash'), route('/:any')] }), active)).toMatchObject({
      ok: false,
      detail: '/:any belongs to mfe-account; choose another path in remote.json',
    });
  });

  it('wants places in the navigation that nobody else has', () => {
    const others = {
      id: 'x',
      remotes: [
        { name: 'mfe-account', navigation: [item('app', '/dashboard', 'Dashboard')] },
        { name: 'mfe-library', navigation: [item('app', '/mine', 'Mijn')] },
      ] as ActiveRelease[],
    };
    const of = (...navigation: NavigationItem[]) => checkNavigation(manifest({ navigation }), others);
    expect(of(item('app', '/mine', 'Mijn'), item('site', '/dashboard', 'Dashboard'))).toMatchObject({
      ok: true,
    });
    expect(of(item('app', '/dashboard', 'Anders')).detail).toContain('app: address /dashboard is there');
    expect(of(item('app', '/other', 'Overzicht', 'dashboard')).detail).toContain('label "dashboard"');
  });

  it('wants the APIs that it needs to run', () => {
    const health = {
      status: 'ok' as const,
      parts: {
        library: { status: 'ok' as const, api_version: 1 },
        billing: { status: 'down' as const, api_version: null },
      },
    };
    expect(checkApis(manifest({ apis: { library: 1 } }), health)).toMatchObject({ ok: true });
    const refused = checkApis(manifest({ apis: { library: 2, billing: 1, other: 1 } }), health);
    expect(refused.detail.split('\n')).toEqual([
      'library: needs version 2, runs 1; release it first',
      'billing does not answer, so its version is unknown; try again',
      'other: there is no such service',
    ]);
  });
});
