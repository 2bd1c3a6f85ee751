import { buildManifest } from './builders.js';
import { composeReleaseSet, manifestHash, releaseSetId } from './release-set.js';

describe('release set', () => {
  const library = { remote: 'mfe-library', version: '1.0.0', manifestHash: 'a' };
  const account = { remote: 'mfe-account', version: '2.0.0', manifestHash: 'b' };

  it('has an id that changes with any pointer and not with the order', () => {
    expect(releaseSetId([library, account])).toBe(releaseSetId([account, library]));
    expect(releaseSetId([library, account])).not.toBe(releaseSetId([library]));
    expect(releaseSetId([library])).not.toBe(releaseSetId([{ ...library, version: '1.0.1' }]));
  });

  it('pins scripts and stylesheets and names where they are', () => {
    const [remote] = composeReleaseSet('id', [buildManifest()]).remotes;
    expect(remote?.base).toBe('/releases/mfe-library/1.0.0/');
    expect(Object.keys(remote?.integrity ?? {})).toEqual(['remoteEntry.abc.js', 'page.css']);
    expect(remote?.channel).toBe('stable');
  });

  it('hashes a manifest whatever the order of its keys', () => {
    const manifest = buildManifest();
    const turned = Object.fromEntries(Object.entries(manifest).reverse()) as typeof manifest;
    expect(manifestHash(turned)).toBe(manifestHash(manifest));
    expect(manifestHash(buildManifest({ owner: 'other' }))).not.toBe(manifestHash(manifest));
  });
});
