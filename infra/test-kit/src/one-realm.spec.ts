// Real: what this file runs in, and more of the same kind.
import { join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import pg from 'pg';

const rootDir = resolve(__dirname, '../../..');
interface Environment {
  readonly global: typeof globalThis;
  teardown(): Promise<void>;
}
const Environment = jest.requireActual<new (config: object, context: object) => Environment>(
  '../one-realm/environment.cjs',
);
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

it('gives a file of a remote a realm of its own', async () => {
  const environment = environmentOf('mfe-library/src/a.spec.tsx');
  expect(environment.global).not.toBe(globalThis);
  expect(environment.global.Array).not.toBe(Array);
  await environment.teardown();
});
