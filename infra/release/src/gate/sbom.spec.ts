import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Advisory, checkBundled, knownAdvisories } from './sbom.js';

const component = (name: string, version: string, license?: string) => ({
  ...{ type: 'library', name, version },
  ...(license === undefined ? {} : { licenses: [{ license: { name: license } }] }),
});
const bundle = (...components: object[]) =>
  new Map([
    [
      'sbom.json',
      Buffer.from(
        JSON.stringify({ bomFormat: 'CycloneDX', metadata: { component: { name: 'mfe-shop' } }, components }),
      ),
    ],
  ]);
const advisory = (
  events: NonNullable<Advisory['affected'][number]['ranges']>[number]['events'],
  more: object = {},
): Advisory => ({
  ...{ id: 'GHSA-1', summary: 'Prototype pollution' },
  affected: [{ package: { ecosystem: 'npm', name: 'left' }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});

it('shows what a release bundles, with version and licence', () => {
  expect(checkBundled(bundle(component('left', '1.2.3', 'MIT'), component('own', '1.0.0')), [])).toEqual({
    check: 'bundled packages',
    ok: true,
    detail: '2: left 1.2.3 (MIT), own 1.0.0 (no licence named)\nnone of 0 known vulnerabilities',
  });
  expect(checkBundled(bundle(), null).detail).toContain('not checked');
});

describe('a bundled package with a known vulnerability', () => {
  const verdictOf = (version: string, known: Advisory) =>
    checkBundled(bundle(component('left', version)), [known]);

  it('is refused by name', () => {
    expect(verdictOf('1.2.3', advisory([{ introduced: '0' }, { fixed: '1.2.4' }]))).toMatchObject({
      ok: false,
      detail: 'left 1.2.3: GHSA-1 (Prototype pollution); take a version that is mended',
    });
  });

  it.each([
    ['1.2.4', [{ introduced: '0' }, { fixed: '1.2.4' }], true],
    ['0.9.0', [{ introduced: '1.0.0' }, { last_affected: '2.0.0' }], true],
    ['2.0.0', [{ introduced: '1.0.0' }, { last_affected: '2.0.0' }], false],
    ['2.5.0', [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }], false],
    ['1.5.0', [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }], true],
    ['1.0.0-rc.1', [{ introduced: '0' }, { fixed: '1.0.0' }], false],
  ])('%s within %j passes: %s', (version, events, passes) => {
    expect(verdictOf(version, advisory(events)).ok).toBe(passes);
  });

  it('is not one of another registry, and none that was withdrawn', () => {
    const events = [{ introduced: '0' }];
    const other = advisory(events, {
      affected: [{ package: { ecosystem: 'PyPI', name: 'left' }, ranges: [{ type: 'SEMVER', events }] }],
    });
    expect(verdictOf('1.0.0', other).ok).toBe(true);
    expect(verdictOf('1.0.0', advisory(events, { withdrawn: '2026-01-01T00:00:00Z' })).ok).toBe(true);
  });
});

it.each([
  ['no list', new Map(), 'there is no sbom.json'],
  ['no JSON', new Map([['sbom.json', Buffer.from('<html>')]]), 'is no list of packages'],
  ['a package without a version', bundle({ name: 'left' }), 'is no list of packages'],
  ['a version that is none', bundle(component('left', 'latest')), 'is no version'],
])('cannot judge %s, and says why', (_, contents, why) => {
  expect(() => checkBundled(contents, [])).toThrow(why);
});

it('knows nothing where there is no file of advisories, and stops at one that is broken', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'advisories-')), 'advisories.json');
  expect(knownAdvisories(file)).toBeNull();
  writeFileSync(file, JSON.stringify([advisory([{ introduced: '0' }])]));
  expect(knownAdvisories(file)).toHaveLength(1);
  writeFileSync(file, '{}');
  expect(() => knownAdvisories(file)).toThrow('is no list of advisories');
});
