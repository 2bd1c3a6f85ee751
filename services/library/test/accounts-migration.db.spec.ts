// Real: PostgreSQL, the migration step, on tables that were filled before there were accounts.
import { migrateForTest } from '@stroomwerk/kernel/testing';
import { testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Accounts1767000000000 } from '../migrations/1767000000000-accounts.js';
import { libraryService } from '../src/service.js';

const anna = 'c0ffee00-0000-4000-8000-000000000001';
const moved = [
  'entitlement',
  'automation',
  'automation_run',
  'collection',
  'bonus_grant',
  'gallery_key',
  'download',
];

it('moves what everybody has to the account with their id, every row of it, and back', async () => {
  const db = await testDatabase();
  const at = libraryService.migrations.indexOf(Accounts1767000000000);
  const until = (end: number) =>
    migrateForTest({ ...libraryService, migrations: libraryService.migrations.slice(0, end) }, db.url);
  await until(at);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const all = async () => {
    const found: Record<string, object[]> = {};
    for (const table of moved)
      found[table] = (await client.query<object>(`select * from library.${table}`)).rows;
    return found;
  };
  try {
    await client.query(`
      insert into library.entitlement values ('${anna}', 3, 'active', 'starter_monthly', null, '2026-01-01');
      insert into library.automation (user_id, name, status, minutes_saved_per_run, created_at, updated_at)
        values ('${anna}', 'Facturen', 'running', 5, '2026-01-01', '2026-01-02');
      insert into library.automation_run (automation_id, status, started_at)
        select id, 'success', '2026-01-03' from library.automation;
      insert into library.collection (user_id, name, created_at, updated_at)
        values ('${anna}', 'Mijn', '2026-01-01', '2026-01-01');
      insert into library.bonus_grant values ('${anna}', '{a.json}', '2026-01-01');
      insert into library.gallery_key (user_id, secret_hash, hint, language, created_at)
        values ('${anna}', repeat('0', 64), 'abcd', 'nl', '2026-01-01');
      insert into library.download (user_id, filename, content_hash, free, downloaded_at)
        values ('${anna}', 'a.json', repeat('0', 64), false, '2026-01-01');
      insert into library.erased_person values ('c0ffee00-0000-4000-8000-000000000009');
      drop table library.erased_account;
      delete from library.migration where name = 'KernelErasedAccounts1700000000003'`);
    const before = await all();
    expect(Object.values(before).every((rows) => rows.length === 1)).toBe(true);

    await until(at + 1);
    const after = await all();
    for (const [table, [row]] of Object.entries(after))
      if (table !== 'automation_run')
        expect([table, row]).toEqual([table, expect.objectContaining({ account_id: anna })]);
    expect(after.automation_run).toEqual(before.automation_run);
    expect(after.gallery_key).toMatchObject([{ made_by: anna, hint: 'abcd' }]);
    expect(after.download).toMatchObject([{ user_id: anna, filename: 'a.json' }]);
    // Whom the service had forgotten had an account with their id: what is told of that is left alone too.
    expect((await client.query('select account_id from library.erased_account')).rows).toEqual([
      { account_id: 'c0ffee00-0000-4000-8000-000000000009' },
    ]);

    const source = await new DataSource({ type: 'postgres', url: db.url }).initialize();
    await new Accounts1767000000000().down(source.createQueryRunner()).finally(() => source.destroy());
    expect(await all()).toEqual(before);
  } finally {
    await client.end();
    await db.drop();
  }
});
