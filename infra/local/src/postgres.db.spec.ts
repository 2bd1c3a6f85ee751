// Real: PostgreSQL 18 from npm, started, adopted and killed as a person's machine would.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { until } from '@stroomwerk/test-kit';
import pg from 'pg';
import { type Postgres, startPostgres } from './postgres.js';

let dataDir: string;
let server: Postgres | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stroomwerk-pg-'));
});
afterEach(async () => {
  await server?.stop();
  if (server?.moved) rmSync(dirname(server.data), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('starts, keeps what was written, and is taken over by a second start', async () => {
  server = await startPostgres({ dataDir });
  await query(server.url, 'create table kept (n int); insert into kept values (7)');
  const second = await startPostgres({ dataDir });
  expect(second).toMatchObject({ adopted: true, pid: server.pid, port: server.port });
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('recovers after kill -9, on the port it had', async () => {
  server = await startPostgres({ dataDir });
  await query(server.url, 'create table kept (n int); insert into kept values (7)');
  const { pid, port } = server;
  process.kill(pid, 'SIGKILL');
  await until(
    'the server is gone',
    async () => !(await query(server?.url ?? '', 'select 1').catch(() => undefined)),
  );
  server = await startPostgres({ dataDir, port });
  expect(server.adopted).toBe(false);
  expect(server.port).toBe(port);
  expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('leaves nothing behind: what lies outside a data folder that is gone goes with the next start', async () => {
  server = await startPostgres({ dataDir });
  const first = server;
  const other = mkdtempSync(join(tmpdir(), 'stroomwerk-pg-'));
  try {
    rmSync(dataDir, { recursive: true });
    // A server that runs keeps its place.
    const second = await startPostgres({ dataDir: other });
    expect(existsSync(first.data)).toBe(first.moved);
    await second.stop();
    await first.stop();
    server = await startPostgres({ dataDir: other });
    expect(existsSync(first.data)).toBe(false);
    expect(await query(server.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});
