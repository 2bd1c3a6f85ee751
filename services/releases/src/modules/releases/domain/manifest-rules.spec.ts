import { buildManifest } from '../../../../test/build-manifest.js';
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

  it('says what is wrong, in words that a team can act on', () => {
    const { files, exposes, routes } = buildManifest();
    const long = `${'x'.repeat(151)}.js`;
    const stray = { integrity: `sha384-${'D'.repeat(64)}`, bytes: 1 };
    const said = (change: Parameters<typeof buildManifest>[0]) =>
      Object.values(
        manifestFaults(buildManifest(change), { remote: 'mfe-library', owner: 'team-library' }),
      ).join('; ');
    const reasons: [Parameters<typeof buildManifest>[0], string][] = [
      [{ name: 'mfe-other' }, 'is mfe-other, published as mfe-library'],
      [{ owner: 'team-other' }, 'mfe-library belongs to team-library'],
      [{ version: '1' }, 'is not a semantic version'],
      [{ version: `1.0.0-${'x'.repeat(145)}` }, 'has more than 150 characters'],
      [{ entry: 'missing.js' }, 'missing.js is not among the files'],
      [{ server: 'missing.cjs' }, 'missing.cjs is not among the files'],
      [{ server: 'page.css' }, 'page.css is no file for drawing alone (server.cjs)'],
      [{ files: { ...files, '../x.js': stray } }, "../x.js leaves the release's folder"],
      [{ files: { ...files, [long]: stray } }, `${'x'.repeat(150)}… has more than 150 characters`],
      [
        { exposes: { ...exposes, './Other': { js: [], css: ['gone.css'] } } },
        './Other loads unknown gone.css',
      ],
      [{ routes: [...routes, ...routes] }, '/workflow-library is declared twice'],
      [
        { routes: routes.map((route) => ({ ...route, expose: './Gone' })) },
        '/workflow-library shows unknown ./Gone',
      ],
      [{ routes: Array.from({ length: 41 }, () => routes).flat() }, 'has 41 routes, at most 40'],
      [{ prerender: ['/elsewhere'] }, '/elsewhere is no route'],
    ];
    for (const [change, reason] of reasons) expect(said(change)).toBe(reason);
  });

  it('takes what is just within its limits', () => {
    const { files, routes } = buildManifest();
    const name = `${'x'.repeat(147)}.js`;
    const stray = { integrity: `sha384-${'D'.repeat(64)}`, bytes: 1 };
    expect(faultsOf({ version: `1.0.0-${'x'.repeat(144)}` })).toEqual([]);
    expect(faultsOf({ files: { ...files, [`${name}/${name}`]: stray } })).toEqual([]);
    expect(faultsOf({ prerender: routes.map(({ path }) => path), server: null })).toEqual([]);
  });

  it.each(['0.0.0', '10.20.30', '1.2.3-rc.10', '1.2.3-x-y.0'])('takes the version %s', (version) => {
    expect(faultsOf({ version })).toEqual([]);
  });

  it.each(['01.2.3', '1.02.3', '1.2.03', '1.2', '1.2.3.4', 'v1.2.3', '1.2.3-', '1.2.3-a..b', '1.2.3+build'])(
    'refuses the version %s',
    (version) => {
      expect(faultsOf({ version })).toEqual(['manifest.version']);
    },
  );

  it('has nothing but drawing in the file that draws', () => {
    const { files, exposes } = buildManifest();
    const server = 'server.cjs';
    expect(faultsOf({ exposes: { ...exposes, './X': { js: [server], css: [] } } })).toEqual([
      'manifest.server',
    ]);
    expect(faultsOf({ entry: server })).toEqual(['manifest.server']);
    expect(faultsOf({ files: { ...files, 'd.js': { integrity: '', bytes: 1 } }, server: 'd.js' })).toEqual([
      'manifest.server',
    ]);
  });

  it('refuses files outside the folder', () => {
    const { files } = buildManifest();
    const stray = { integrity: `sha384-${'D'.repeat(64)}`, bytes: 1 };
    for (const path of [
      '../x.js',
      'a/../../x.js',
      '/etc/passwd',
      'a\\b.js',
      './x.js',
      'a//b.js',
      'a/',
      'a\0.js',
    ])
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
