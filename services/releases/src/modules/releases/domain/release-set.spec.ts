import { buildManifest } from '../../../../test/build-manifest.js';
import { composeReleaseSet, manifestHash, releaseSetId } from './release-set.js';

describe('release set', () => {
  const library = { remote: 'mfe-library', version: '1.0.0', manifestHash: 'a', percent: null };
  const account = { remote: 'mfe-account', version: '2.0.0', manifestHash: 'b', percent: null };

  it('has an id that changes with any pointer and not with the order', () => {
    expect(releaseSetId([library, account])).toBe(releaseSetId([account, library]));
    expect(releaseSetId([library, account])).not.toBe(releaseSetId([library]));
    expect(releaseSetId([library])).not.toBe(releaseSetId([{ ...library, version: '1.0.1' }]));
    const canary = { ...library, version: '1.1.0', percent: 10 };
    expect(releaseSetId([library, canary])).not.toBe(releaseSetId([library]));
    expect(releaseSetId([library, canary])).not.toBe(releaseSetId([library, { ...canary, percent: 20 }]));
  });

  it('pins scripts, stylesheets and what the edge has drawn, and names where they are', () => {
    const [remote] = composeReleaseSet('id', [{ manifest: buildManifest(), percent: null }]).remotes;
    expect(remote?.base).toBe('/releases/mfe-library/1.0.0/');
    expect(Object.keys(remote?.integrity ?? {})).toEqual([
      ...['remoteEntry.abc.js', 'page.css', 'server.cjs'],
    ]);
    const manifest = buildManifest({ server: null });
    expect(composeReleaseSet('id', [{ manifest, percent: null }]).remotes[0]?.integrity).not.toHaveProperty(
      'server.cjs',
    );
    expect(remote?.channel).toBe('stable');
  });

  it('pins no other file, and hands on what the page needs to know of a release', () => {
    const manifest = buildManifest();
    const { files, source_hash: _source, git_commit: _commit, built_at: _built, ...told } = manifest;
    const more = { 'a.js.map': { integrity: 'x', bytes: 1 }, 'my.json': { integrity: 'y', bytes: 1 } };
    const [remote] = composeReleaseSet('id', [
      { manifest: { ...manifest, files: { ...files, ...more } }, percent: null },
    ]).remotes;
    const integrity = Object.fromEntries(Object.entries(files).map(([file, each]) => [file, each.integrity]));
    expect(remote).toEqual({ ...told, base: '/releases/mfe-library/1.0.0/', integrity, channel: 'stable' });
  });

  it('has the remotes in the order of the alphabet, whatever the order of the pointers', () => {
    const names = ['mfe-b', 'mfe-c', 'mfe-a'];
    const set = composeReleaseSet(
      'id',
      names.map((name) => ({ manifest: buildManifest({ name }), percent: null })),
    );
    expect([set.id, set.remotes.map(({ name }) => name)]).toEqual(['id', ['mfe-a', 'mfe-b', 'mfe-c']]);
  });

  it('hashes what is in a list in its order', () => {
    const [route] = buildManifest().routes;
    const [a, b] = ['/a', '/b'].map((path) => ({ ...route, path }) as NonNullable<typeof route>);
    if (a === undefined || b === undefined) throw new Error('no route');
    expect(manifestHash(buildManifest({ routes: [a, b] }))).not.toBe(
      manifestHash(buildManifest({ routes: [b, a] })),
    );
    expect(releaseSetId([])).toMatch(/^[0-9a-f]{24}$/);
  });

  it('keeps canaries apart from what everybody gets', () => {
    const set = composeReleaseSet('id', [
      { manifest: buildManifest(), percent: null },
      { manifest: buildManifest({ version: '1.1.0' }), percent: 10 },
    ]);
    expect(set.remotes.map(({ version, channel }) => [version, channel])).toEqual([['1.0.0', 'stable']]);
    expect(set.canaries).toMatchObject([{ percent: 10, release: { version: '1.1.0', channel: 'canary' } }]);
  });

  it('keeps the hash of a manifest: it is stored with each release and compared when one is published again', () => {
    expect(manifestHash(buildManifest())).toBe(
      'bd3af775689c785d0b1ff94ff37c65a59f8f9c494fb5e85a31661bfa799f95a2',
    );
    expect(manifestHash(buildManifest({ prerender: ['/a', '/b'] }))).toBe(
      'f42cc3d4c7fadaf29dc00aa201971376cfc9e5f17fcb24fe2f40358b109b0f90',
    );
    expect(releaseSetId([library, account])).toBe('ae34a57f300ed55a90853d40');
  });

  it('hashes a manifest whatever the order of its keys', () => {
    const manifest = buildManifest();
    const turned = Object.fromEntries(Object.entries(manifest).reverse()) as typeof manifest;
    expect(manifestHash(turned)).toBe(manifestHash(manifest));
    expect(manifestHash(buildManifest({ owner: 'other' }))).not.toBe(manifestHash(manifest));
  });
});
