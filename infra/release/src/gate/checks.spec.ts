import { randomBytes } from 'node:crypto';
import type { ActiveRelease, ReleaseManifest } from '@stroomwerk/contracts/releases';
import { checkApis, checkEntrySize, checkRoutes, checkShared } from './checks.js';

const manifest = (change: Partial<ReleaseManifest>): ReleaseManifest =>
  ({ name: 'mfe-library', routes: [], shared: {}, apis: {}, ...change }) as ReleaseManifest;
const route = (path: string) => ({ path }) as ReleaseManifest['routes'][number];

describe('gate', () => {
  it('wants every shared package in a version that the shell offers', () => {
    const asks = manifest({ shared: { react: '^19.3.0', zustand: '^5.1.0' } });
    expect(checkShared(asks, { react: '19.3.1', zustand: '5.1.0' })).toMatchObject({ ok: true });
    const refused = checkShared(asks, { react: '20.0.0' });
    expect(refused.ok).toBe(false);
    expect(refused.detail).toContain('react: needs ^19.3.0, the shell offers 20.0.0');
    expect(refused.detail).toContain('offers no zustand');
  });

  it('wants addresses that nobody else has', () => {
    const active = {
      id: 'x',
      remotes: [
        { name: 'mfe-account', routes: [route('/dashboard')] },
        { name: 'mfe-library', routes: [route('/workflows')] },
      ] as ActiveRelease[],
    };
    expect(checkRoutes(manifest({ routes: [route('/workflows')] }), active)).toMatchObject({ ok: true });
    expect(checkRoutes(manifest({ routes: [route('/:any')] }), active)).toMatchObject({
      ok: false,
      detail: '/:any belongs to mfe-account; choose another path in remote.json',
    });
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

  it('wants an entry of at most 10 KB after gzip', () => {
    expect(checkEntrySize(Buffer.from('a'.repeat(100_000)))).toMatchObject({ ok: true });
    expect(checkEntrySize(randomBytes(11_000))).toMatchObject({ ok: false });
  });
});
