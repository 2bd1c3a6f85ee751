import type { ReleaseManifest } from '@stroomwerk/contracts/releases';
import type { Sbom } from '../gate/sbom.js';
import { diffOf, diffWords } from './diff.js';

const title = { nl: 'Winkel', en: 'Shop' };
const route = { path: '/shop', expose: './Page', access: 'public', frame: 'site', title } as const;
const manifest = (version: string, change: Partial<ReleaseManifest>): ReleaseManifest => ({
  ...{ name: 'mfe-shop', owner: 'team-shop', version, entry: 'remoteEntry.00000000.js', server: null },
  ...{
    files: {},
    exposes: { './Page': { js: [], css: [] } },
    routes: [route],
    navigation: [],
    prerender: [],
  },
  ...{ apis: { billing: 1 }, shared: { react: '^19.3.0' }, imports: { react: ['useState'] } },
  ...{ source_hash: '', git_commit: null, built_at: '' },
  ...change,
});
const file = (content: string, bytes: number) => ({ integrity: `sha384-${content}`, bytes });

const before = manifest('1.0.0', {
  files: {
    'Page.11111111.js': file('a', 2048),
    'Page.11111111.js.map': file('m', 9000),
    'Page.11111111.css': file('c', 500),
    'gone.js': file('g', 100),
  },
});
const after = manifest('1.1.0', {
  files: { 'Page.22222222.js': file('b', 4096), 'Page.33333333.css': file('c', 500) },
  routes: [
    { ...route, access: 'login' },
    { ...route, path: '/shop/:id' },
  ],
  apis: { billing: 2 },
  shared: { react: '^19.4.0' },
  imports: { react: ['useState', 'useMemo'] },
});

it('compares two releases of a remote', () => {
  expect(diffOf(before, after)).toMatchObject({
    files: [
      { file: 'Page.js', before: 2048, after: 4096 },
      { file: 'gone.js', before: 100, after: null },
    ],
    total: { before: 2648, after: 4596 },
    routes: { added: ['/shop/:id'], removed: [], changed: ['/shop'] },
    exposes: { added: [], removed: [], changed: [] },
    apis: { changed: ['billing: 1 -> 2'] },
    imports: { added: ['useMemo (react)'] },
  });
});

const bundles = (...components: { name: string; version: string }[]): Sbom => ({
  bomFormat: 'CycloneDX',
  metadata: { component: { name: 'mfe-shop' } },
  components,
});

it('compares what two releases call and bundle', () => {
  const [a, b] = [
    manifest('1.0.0', { calls: ['POST /api/x'] }),
    manifest('1.1.0', { calls: ['PUT /api/x'] }),
  ];
  const first = bundles({ name: 'zod', version: '4.6.0' }, { name: 'gone', version: '1.0.0' });
  const second = bundles({ name: 'zod', version: '4.6.0' }, { name: 'zod', version: '3.1.0' });
  expect(diffOf(a, b, [first, second])).toMatchObject({
    calls: { added: ['PUT /api/x'], removed: ['POST /api/x'] },
    packages: { added: [], removed: ['gone'], changed: ['zod: 4.6.0 -> 4.6.0, 3.1.0'] },
  });
  expect(diffOf(a, b, [null, second]).packages).toBeNull();
});

it('says it in words', () => {
  expect(diffWords(diffOf(before, after))).toEqual([
    'mfe-shop: 1.0.0 -> 1.1.0',
    'files (2), in all 2.6 KB -> 4.5 KB (+1.9 KB)',
    '  ~  Page.js  2.0 KB  4.0 KB  +2.0 KB',
    '  -  gone.js  0.1 KB           -100 B',
    ...['routes', '  + /shop/:id', '  ~ /shop'],
    ...['shared packages', '  ~ react: ^19.3.0 -> ^19.4.0'],
    ...['service APIs', '  ~ billing: 1 -> 2'],
    ...['imported names', '  + useMemo (react)'],
    'bundled packages: one of the two does not list them',
  ]);
  const old = manifest('0.9.0', { imports: undefined });
  expect(diffWords(diffOf(old, before))).toContain('imported names: one of the two does not record them');
});
