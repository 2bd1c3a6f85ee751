import { buildManifest } from './builders.js';
import { manifestFaults } from './manifest-rules.js';

const faultsOf = (change: Parameters<typeof buildManifest>[0]) =>
  Object.keys(manifestFaults(buildManifest(change), { remote: 'mfe-library', owner: 'team-library' }));

describe('manifestFaults', () => {
  it('takes a consistent manifest, also of a remote that is new', () => {
    expect(manifestFaults(buildManifest(), { remote: 'mfe-library', owner: null })).toEqual({});
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[string, Parameters<typeof buildManifest>[0]]>([
    ['manifest.name', { name: 'mfe-other' }],
    ['manifest.owner', { owner: 'team-other' }],
    ['manifest.version', { version: 'latest' }],
    ['manifest.version', { version: '../1.0.0' }],
    ['manifest.entry', { entry: 'missing.js' }],
    ['manifest.server', { server: 'missing.cjs' }],
    ['manifest.server', { server: buildManifest().entry }],
    ['manifest.version', { version: `1.0.0-${'x'.repeat(200)}` }],
    ['manifest.prerender', { prerender: ['/elsewhere'] }],
    ['manifest.exposes', { exposes: { './LibraryPage': { js: ['gone.js'], css: [] } } }],
  ])('refuses %s', (field, change) => {
    expect(faultsOf(change)).toEqual([field]);
  });

  it('refuses files outside the folder', () => {
    const { files } = buildManifest();
    const stray = { integrity: `sha384-${'D'.repeat(64)}`, bytes: 1 };
    for (const path of ['../x.js', 'a/../../x.js', '/etc/passwd', 'a\\b.js', './x.js'])
      expect(faultsOf({ files: { ...files, [path]: stray } })).toEqual(['manifest.files']);
    expect(faultsOf({ files: { ...files, [`a/${'x'.repeat(200)}.js`]: stray } })).toEqual(['manifest.files']);
  });

  it('refuses more routes than the gate could open', () => {
    const [route] = buildManifest().routes;
    const many = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => ({ ...(route as object), path: `/library/page-${at}` }) as typeof route & object,
      );
    expect(faultsOf({ routes: many(40), prerender: [] })).toEqual([]);
    expect(faultsOf({ routes: many(41), prerender: [] })).toEqual(['manifest.routes']);
  });

  it('refuses a route that shows nothing', () => {
    const [route] = buildManifest().routes;
    expect(route && faultsOf({ routes: [{ ...route, expose: './Gone' }] })).toEqual(['manifest.routes']);
  });
});
