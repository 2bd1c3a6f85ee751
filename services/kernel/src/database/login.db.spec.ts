// Real: PostgreSQL, which ends connections as it does when it is stopped or starts anew.
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { DatabaseLogin, poolWith } from './login.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

it('outlives a connection that ends between two queries of whoever holds it, and tells that one', async () => {
  const Pool = poolWith(new DatabaseLogin(database.url));
  const pool = new Pool({ max: 1 });
  const held = await pool.connect();
  const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  const ended = new Promise<void>((done) => held.once('end', done));
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(held.query('select 1')).rejects.toThrow('Client has encountered a connection error');
  held.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await Promise.all([other.end(), pool.end()]);
});
