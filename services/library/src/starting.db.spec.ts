// Real: the service as it is shipped (compiled), in a process of its own, on PostgreSQL, with the catalogue that ships.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { ServiceHealth } from '@stroomwerk/contracts';
import { testRuntimeUrl, testSecrets } from '@stroomwerk/kernel/testing';
import { freePort, type TestDatabase, until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { filledLibrary } from '../test/library-app.js';

// The catalogue is compiled once for all tests, and every library filled with it.
jest.setTimeout(600_000);

let database: TestDatabase;
let holder: pg.Client;
let service: ChildProcess | undefined;
beforeAll(async () => {
  database = await filledLibrary();
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
afterAll(async () => {
  service?.kill('SIGKILL');
  await holder?.end();
  await database?.drop();
});

function start(port: number): ChildProcess {
  const env = {
    ...testSecrets,
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'warn', SERVICE_PORT: String(port) },
    LIBRARY_DATABASE_URL: testRuntimeUrl('library', database.url),
  };
  return spawn(process.execPath, [resolve(__dirname, '../dist/main.js')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

it('answers while it fills: how far it is, and to everything else that it may be tried again', async () => {
  // A later release changes one workflow in the middle of the catalogue; somebody else holds its row.
  const changed = `id in (select id from library.workflow order by id offset 1500 limit 1)`;
  await holder.query(`update library.library_state set catalogue_hash = repeat('0', 64)`);
  await holder.query(`update library.workflow set name = 'Oud', row_hash = repeat('0', 64) where ${changed}`);
  await holder.query('begin');
  await holder.query(`select 1 from library.workflow where name = 'Oud' for update`);
  const port = await freePort();
  service = start(port);
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);

  const held = await until('a fill that waits for that row', async () => {
    const { rowCount } = await holder.query(
      'select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
    );
    return rowCount === 1 && ServiceHealth.parse(await (await ask('/health/ready')).json());
  });
  expect(held).toMatchObject({ status: 'starting', service: 'library', progress: { step: 'catalogue' } });
  const { done = 0, total = 0 } = held.progress ?? {};
  expect([done > 0, done < (total ?? 0)]).toEqual([true, true]);
  for (const path of ['/health', '/health/ready']) {
    const answer = await ask(path);
    expect([answer.status, await answer.json()]).toEqual([503, held]);
  }
  const other = await ask('/api/workflows/top12', { headers: { 'accept-language': 'en' } });
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await other.json()).toMatchObject({
    code: 'common.unavailable',
    detail: 'This part is not available right now. Try again shortly.',
  });

  await holder.query('commit');
  const ready = await until('it is ready', async () => {
    const answer = await ask('/health/ready');
    return answer.ok && ServiceHealth.parse(await answer.json());
  });
  expect(ready).toEqual({ status: 'ok', service: 'library', api_version: 1, parts: expect.any(Object) });
  expect((await ask('/health')).status).toBe(200);
  expect((await ask('/api/workflows/top12')).status).toBe(200);
});
