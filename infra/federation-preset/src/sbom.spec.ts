// Real: this repository's own packages on disk.
import { join } from 'node:path';
import { packagesOf, sbomOf } from './sbom.js';
import { rootDir } from './shared.js';

const installed = (file: string): string => join(rootDir, 'node_modules', file);

it('names the packages that files come from, and none that the shell brings', () => {
  const packages = packagesOf([
    installed('zod/v4/core/api.js'),
    installed('zod/v4/core/checks.js'),
    installed('react/index.js'),
    join(rootDir, 'services/contracts/src/index.ts'),
    join(rootDir, 'mfe-account/src/pages/LoginPage.tsx'),
  ]);
  expect(packages.map(({ name }) => name)).toEqual(['@stroomwerk/contracts', 'mfe-account', 'zod']);
  expect(packages.at(-1)).toMatchObject({ version: expect.stringMatching(/^4\./), license: 'MIT' });
});

it('is CycloneDX, the same for the same build', () => {
  const list = () =>
    sbomOf({ name: 'mfe-shop', version: '1.0.0' }, [
      { name: '@scope/one', version: '1.0.0+build', license: '(MIT OR Apache-2.0)' },
      { name: 'two', version: '2.0.0', license: null },
      { name: 'mfe-shop', version: '1.0.0', license: null },
    ]);
  expect(list()).toEqual(list());
  expect(list()).toMatchObject({
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6' },
    components: [
      {
        name: '@scope/one',
        purl: 'pkg:npm/%40scope/one@1.0.0%2Bbuild',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      },
      { name: 'two', version: '2.0.0' },
    ],
  });
});
