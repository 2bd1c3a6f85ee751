import { readSbom } from './sbom.js';

const component = (change: object = {}) => ({ name: 'zod', version: '4.0.0', ...change });
const list = (...components: object[]) => ({ bomFormat: 'CycloneDX', specVersion: '1.6', components });
const packagesOf = (sbom: unknown) => readSbom(JSON.stringify(sbom))?.packages;

it('reads name, version and licences of what a release bundles, and hands the list on as it is', () => {
  const sbom = list(
    component({
      licenses: [{ expression: 'MIT OR Apache-2.0' }, { license: { name: 'Own' } }],
      purl: 'pkg:x',
    }),
    component({ name: 'nolicence' }),
  );
  expect(readSbom(JSON.stringify(sbom))).toEqual({
    sbom,
    packages: [
      { name: 'zod', version: '4.0.0', licenses: ['MIT OR Apache-2.0', 'Own'] },
      { name: 'nolicence', version: '4.0.0', licenses: [] },
    ],
  });
});

it.each([
  ['no JSON', 'not json'],
  ['nothing', 'null'],
  ['another format', JSON.stringify({ ...list(), bomFormat: 'SPDX' })],
  ['no components', '{"bomFormat":"CycloneDX"}'],
  ['a component without a version', JSON.stringify(list({ name: 'zod' }))],
  ['a component without a name', JSON.stringify(list(component({ name: '' })))],
  ['a licence of another form', JSON.stringify(list(component({ licenses: [{ license: {} }] })))],
])('takes %s for no list', (_, text) => {
  expect(readSbom(text)).toBeNull();
});

it('reads no more packages than a remote can bundle', () => {
  const many = (count: number) => list(...Array.from({ length: count }, () => component()));
  expect(packagesOf(many(5_000))).toHaveLength(5_000);
  expect(packagesOf(many(5_001))).toBeUndefined();
});
