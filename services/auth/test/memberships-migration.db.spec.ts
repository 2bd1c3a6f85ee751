// Real: PostgreSQL, the migration step, on tables that were filled before there were accounts.
import { migrateForTest } from '@stroomwerk/kernel/testing';
import { testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Memberships1767000000000 } from '../migrations/1767000000000-memberships.js';
import { auth } from '../src/definition.js';

const people = `select id, email::text, subscription_status, price_tier, subscription_version
  from auth.user_account order by email`;

it('gives everybody an account with the id of their own and the plan they have, and takes it back', async () => {
  const db = await testDatabase();
  const earlier = auth.migrations.slice(0, auth.migrations.indexOf(Memberships1767000000000));
  await migrateForTest({ ...auth, migrations: earlier }, db.url);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const rows = async (sql: string) => (await client.query<object>(sql)).rows;
  try {
    await client.query(`
      insert into auth.user_account (email, full_name, subscription_status, price_tier, subscription_version, created_at)
      values ('anna@example.test', 'Anna', 'active', 'starter_monthly', 7, '2026-01-01'),
        ('bram@example.test', 'Bram', 'none', null, 0, '2026-02-01')`);
    const before = await rows(people);
    await migrateForTest(auth, db.url);
    expect(
      await rows(`select m.user_id = a.id as same, m.role, a.subscription_status as status, a.price_tier as tier,
          a.subscription_version::int as version, a.created_at = u.created_at and m.joined_at = u.created_at as since
        from auth.account a join auth.account_member m on m.account_id = a.id join auth.user_account u on u.id = m.user_id
        order by u.email`),
    ).toEqual([
      { same: true, role: 'owner', status: 'active', tier: 'starter_monthly', version: 7, since: true },
      { same: true, role: 'owner', status: 'none', tier: null, version: 0, since: true },
    ]);
    // A process of the version before writes no plan where nobody reads it: it fails, and the event waits.
    await expect(rows('select subscription_status from auth.user_account')).rejects.toThrow(/does not exist/);

    const source = await new DataSource({
      ...{ type: 'postgres', url: db.url, extra: { options: '-c search_path=auth,public' } },
    }).initialize();
    await new Memberships1767000000000().down(source.createQueryRunner()).finally(() => source.destroy());
    expect(await rows(people)).toEqual(before);
  } finally {
    await client.end();
    await db.drop();
  }
});
