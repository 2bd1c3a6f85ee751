// Real: the packages that are installed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { sharedRanges, sharedVersions } from './shared.js';

/** The ranges of a remote with these dependencies. */
function rangesOf(packages: object): Record<string, string> {
  const dir = mkdtempSync(join(tmpdir(), 'remote-'));
  try {
    writeFileSync(join(dir, 'package.json'), JSON.stringify(packages));
    return sharedRanges(dir);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
const { react = '' } = sharedVersions();

it.each([
  ['nothing', {}],
  ['what there is', { dependencies: { react: `^${react}` } }],
  ['one of two', { peerDependencies: { react: `^18.0.0 || ^${react}` } }],
  ['whatever there is', { dependencies: { react: '*' } }],
])('asks for the version it is built against, with %s in its package.json', (_, packages) => {
  expect(rangesOf(packages).react).toBe(`^${react}`);
});

it.each(['^18', '^18 || ~17.0.2', '99.0.0'])(
  'asks for what no shell has, where the remote wants react %s',
  (wanted) => {
    for (const kind of ['dependencies', 'peerDependencies']) {
      const range = rangesOf({ [kind]: { react: wanted } }).react ?? '';
      expect(range).toContain(wanted.split(' ')[0]);
      for (const version of [react, '18.3.1', '17.0.2', '99.0.0', '20.0.0'])
        expect([version, satisfies(version, range)]).toEqual([version, false]);
    }
  },
);
