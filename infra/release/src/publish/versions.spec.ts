import type { PointerMove, Release, ReleaseList } from '@stroomwerk/contracts/releases';
import { localVersion, newestOf, nextVersion, versionBefore } from './versions.js';

const list = (stable: string | null, ...versions: string[]): ReleaseList => ({
  remote: 'mfe-library',
  owner: 'team-library',
  stable,
  canary: null,
  previous: null,
  releases: versions.map((version) => ({ version }) as Release),
});
const moves = (...pairs: [string | null, string | null][]) => ({
  moves: pairs.map(
    ([from_version, to_version]) => ({ channel: 'stable', from_version, to_version }) as PointerMove,
  ),
});

describe('nextVersion', () => {
  it.each([
    [[], '1.0.0'],
    [['1.0.0-local.1a2b3c4d'], '1.0.0'],
    [['1.0.0', '1.0.9', '1.0.10'], '1.0.11'],
    [['2.0.0-rc.1', '1.9.9'], '2.0.0'],
  ])('after %j comes %s', (published, expected) => {
    expect(nextVersion(published, '1.0.0')).toBe(expected);
  });
});

describe('localVersion', () => {
  it('is named after the sources, and numbered where the name is taken', () => {
    const hash = '1a2b3c4d5e6f';
    expect(localVersion('1.0.0', hash, new Set())).toBe('1.0.0-local.1a2b3c4d');
    expect(localVersion('1.0.0', hash, new Set(['1.0.0-local.1a2b3c4d']))).toBe('1.0.0-local.1a2b3c4d.1');
  });

  it('is a semantic version also where the hash reads as a number with a leading zero', () => {
    expect(localVersion('1.0.0', '01234567ff', new Set())).toBe('1.0.0-local.h01234567');
  });
});

describe('where a pointer goes without a version', () => {
  it('promotes what was published last', () => {
    expect(newestOf(list('1.0.0', '1.0.2', '1.0.1'))).toBe('1.0.2');
    expect(() => newestOf(list(null))).toThrow('never published');
  });

  it('goes back to what stood there before the present release came', () => {
    const history = moves(['1.0.1', '1.0.2'], ['1.0.0', '1.0.1'], [null, '1.0.0']);
    expect(versionBefore(list('1.0.2'), history)).toBe('1.0.1');
    // A second rollback in a row goes on backwards only over arrivals of what is active now.
    expect(
      versionBefore(list('1.0.1'), moves(['1.0.2', '1.0.1'], ['1.0.1', '1.0.2'], ['1.0.0', '1.0.1'])),
    ).toBe('1.0.2');
    expect(() => versionBefore(list('1.0.0'), moves([null, '1.0.0']))).toThrow('no release before');
  });
});
