import type { Release, ReleaseList } from '@stroomwerk/contracts/releases';
import { localVersion, newestOf, nextVersion } from './versions.js';

const list = (stable: string | null, ...versions: string[]): ReleaseList => ({
  remote: 'mfe-library',
  owner: 'team-library',
  stable,
  canary: null,
  previous: null,
  gate_queue: [],
  releases: versions.map((version) => ({ version }) as Release),
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
});
