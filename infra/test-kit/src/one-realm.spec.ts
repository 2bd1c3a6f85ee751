// Real: what this file runs in, and more of the same kind.
import { join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import pg from 'pg';

const rootDir = resolve(__dirname, '../../..');
interface Environment {
  readonly global: typeof globalThis;
  handleTestEvent(event: object): unknown;
  teardown(): Promise<void>;
}
interface Test {
  fn: (done?: unknown) => unknown;
  mode?: string;
  errors: object[];
}
/** The one that runs this file too: jest would load another. */
const Environment: new (config: object, context: object) => Environment = process
  .getBuiltinModule('node:module')
  .createRequire(__filename)('../one-realm/environment.cjs');
const environmentOf = (file: string) =>
  new Environment(
    {
      projectConfig: {
        rootDir,
        testEnvironmentOptions: { customExportConditions: ['node'] },
        fakeTimers: {},
      },
    },
    { testPath: join(rootDir, file) },
  );

it('runs files of node packages in the realm of the process, with the packages that node loaded there', () => {
  expect(runInThisContext('Array')).toBe(Array);
  const cache = runInThisContext('process').getBuiltinModule?.('module')._cache ?? {};
  expect(Reflect.get(cache, require.resolve('pg/lib/index.js'))?.exports.Client).toBe(pg.Client);
});

it('takes back what a file leaves in it', async () => {
  const { fetch, console: own } = globalThis;
  const { env } = process;
  const before = { ...env };
  const environment = environmentOf('services/auth/src/a.spec.ts');
  expect(environment.global).toBe(globalThis);
  Object.assign(globalThis, { leftBehind: true, fetch: () => undefined, console: {} });
  process.env.LEFT_BEHIND = 'yes';
  delete process.env.PATH;
  process.env = { OTHER: 'variables' };
  process.exitCode = 3;
  await environment.teardown();
  expect([globalThis.fetch, globalThis.console, 'leftBehind' in globalThis]).toEqual([fetch, own, false]);
  expect(process.env).toBe(env);
  expect({ ...env }).toEqual(before);
  expect(process.exitCode).toBeUndefined();
});

it('keeps the entities of a compiled service for the files that follow, and forgets those of this file', async () => {
  const { getMetadataArgsStorage } = await import('typeorm');
  const { releasesService } = await import('@stroomwerk/service-releases');
  const ofTheService = new Set<unknown>(releasesService.entities);
  const known = () => getMetadataArgsStorage().tables.map(({ target }) => target);
  const environment = environmentOf('services/releases/src/a.spec.ts');
  class OfThisFile {}
  getMetadataArgsStorage().tables.push({ target: OfThisFile, type: 'regular' });
  expect(known()).toContain(OfThisFile);
  await environment.teardown();
  expect(known()).not.toContain(OfThisFile);
  expect(known().filter((target) => ofTheService.has(target))).toHaveLength(ofTheService.size);
  expect(ofTheService.size).toBeGreaterThan(0);
});

it('gives a file of a remote a realm of its own', async () => {
  const environment = environmentOf('mfe-library/src/a.spec.tsx');
  expect(environment.global).not.toBe(globalThis);
  expect(environment.global.Array).not.toBe(Array);
  await environment.teardown();
});

it.each(['services/auth/src/a.spec.ts', 'mfe-library/src/a.spec.tsx'])(
  'fails a test of %s that would wait for done(), as a row of it.each that is too short does',
  async (file) => {
    const environment = environmentOf(file);
    const waits: Test = { fn: (_done) => undefined, errors: [] };
    environment.handleTestEvent({ name: 'test_start', test: waits });
    expect(() => waits.fn()).toThrow('all their fields');
    const goes: Test = { fn: () => 'went', errors: [] };
    environment.handleTestEvent({ name: 'test_start', test: goes });
    expect(goes.fn()).toBe('went');
    await environment.teardown();
  },
);

it.each([
  ['shell/e2e/a.e2e.spec.ts', 'skip'],
  ['services/auth/src/a.spec.ts', undefined],
])('after a failed test the next one of %s is: %s', async (file, mode) => {
  const environment = environmentOf(file);
  const test = (errors: object[]): Test => ({ fn: () => undefined, errors });
  environment.handleTestEvent({ name: 'test_done', test: test([]) });
  const second = test([{}]);
  environment.handleTestEvent({ name: 'test_start', test: second });
  expect(second.mode).toBeUndefined();
  environment.handleTestEvent({ name: 'test_done', test: second });
  const third = test([]);
  environment.handleTestEvent({ name: 'test_start', test: third });
  expect(third.mode).toBe(mode);
  await environment.teardown();
});
