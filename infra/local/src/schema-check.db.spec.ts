// Real: PostgreSQL, and the migrations of this checkout.
import { resolve } from 'node:path';
import type { ServiceSchema } from '@stroomwerk/kernel/database';
import { type TestDatabase, testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { migrationsOf, unknownMigrations } from './schema-check.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('names what a newer version did to a database, and nothing of an empty or an older one', async () => {
  const known = {
    library: ['Library1763700000000', 'Shelf1766000000000'],
    auth: ['AuthTables1763700000000'],
  };
  expect(unknownMigrations(await migrationsOf(database.url), known)).toEqual([]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`create schema library; create table library.migration (id serial, name text);
      insert into library.migration (name) values ('KernelTables1700000000000'), ('Library1763700000000')`);
    expect(unknownMigrations(await migrationsOf(database.url), known)).toEqual([]);
    await client.query(`insert into library.migration (name) values ('Galaxy1999000000000')`);
    expect(unknownMigrations(await migrationsOf(database.url), known)).toEqual([
      'library.Galaxy1999000000000',
    ]);
  } finally {
    await client.end();
  }
});

it.each(['ai-ops', 'auth', 'billing', 'library', 'releases'])(
  'finds the migrations of %s where the start looks for them',
  (name) => {
    const { migrations } = jest.requireActual<Pick<ServiceSchema, 'migrations'>>(
      resolve(__dirname, `../../../services/${name}/migrations/index.ts`),
    );
    const names = migrations.map((one) => one.name);
    expect(names.length).toBeGreaterThan(0);
    for (const found of names) expect(found).toMatch(/\D\d{13}$/);
  },
);
