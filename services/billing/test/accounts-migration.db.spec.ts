// Real: PostgreSQL, the migration step, on tables that were filled before there were accounts.
import { migrateForTest } from '@stroomwerk/kernel/testing';
import { testDatabase } from '@stroomwerk/test-kit';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Accounts1767000000000 } from '../migrations/1767000000000-accounts.js';
import { billing } from '../src/definition.js';

const anna = 'c0ffee00-0000-4000-8000-000000000001';
const bram = 'c0ffee00-0000-4000-8000-000000000002';
const its = 'acc00000-0000-4000-8000-000000000002';
const moved = [
  ...['customer', 'subscription', 'superseded_subscription', 'purchase', 'checkout_session'],
  ...['referral', 'commission', 'audit_entry'],
];

it('moves what everybody bought to the account with their id, every row of it, and back', async () => {
  const db = await testDatabase();
  const own = billing.migrations.indexOf(Accounts1767000000000);
  const earlier = billing.migrations.slice(0, own);
  await migrateForTest({ ...billing, migrations: earlier, appendOnly: ['ledger_entry'] }, db.url);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const rows = async (table: string) => (await client.query<object>(`select * from billing.${table}`)).rows;
  const all = async () => {
    const found: (readonly [string, object[]])[] = [];
    for (const table of moved) found.push([table, await rows(table)]);
    return found;
  };
  try {
    await client.query(`
      insert into billing.account values ('${anna}', '2026-01-01');
      insert into billing.customer values ('${anna}', 'cus_1', '2026-01-01');
      insert into billing.subscription values ('${anna}', 4, 'active', 'starter_monthly', 'month', 'payment',
        '2026-12-01', false, 2900, 'sub_1', '2026-01-01', null, '2026-01-02');
      insert into billing.superseded_subscription values ('sub_0', '${anna}', '2026-01-01', null);
      insert into billing.checkout_session (id, user_id, price_tier, payment_status, amount_subtotal_cents,
          amount_tax_cents, amount_total_cents, currency, created_at, next_check_at)
        values ('cs_1', '${anna}', 'starter_monthly', 'paid', 2900, 609, 3509, 'eur', '2026-01-01', '2026-01-01');
      insert into billing.purchase values ('cs_1', '${anna}', 'vip_onboarding', 100, '2026-01-01', null);
      insert into billing.referral values ('${anna}', '${bram}', 'ABCD2345', '2026-01-01');
      insert into billing.commission values ('${anna}', '${bram}', 'held', 2500, '2026-01-01', '2026-02-01');
      insert into billing.audit_entry (at, actor_id, actor, action, user_id)
        values ('2026-01-01', '${bram}', 'ops', 'grant', '${anna}')`);
    const before = await all();
    expect(before.filter(([, found]) => found.length !== 1)).toEqual([]);

    await migrateForTest(
      { ...billing, migrations: billing.migrations.slice(0, own + 1), appendOnly: ['ledger_entry'] },
      db.url,
    );
    for (const [table, [row]] of await all())
      if (table !== 'commission')
        expect([table, row]).toEqual([table, expect.objectContaining({ account_id: anna })]);
    expect(await rows('registered_user')).toMatchObject([{ user_id: anna, account_id: anna }]);
    expect(await rows('checkout_session')).toMatchObject([{ ordered_by: anna, amount_total_cents: 3509 }]);
    expect(await rows('subscription')).toMatchObject([
      { version: 4, reference: 'sub_1', monthly_cents: 2900 },
    ]);
    expect(await rows('audit_entry')).toMatchObject([{ user_id: anna }]);

    // Back, also for who registered since, whose account has an id of its own.
    await client.query(`
      insert into billing.registered_user values ('${bram}', '2026-03-01', '${its}');
      insert into billing.customer (account_id, provider_id, created_at) values ('${its}', 'cus_2', '2026-03-01')`);
    const source = await new DataSource({ type: 'postgres', url: db.url }).initialize();
    await new Accounts1767000000000().down(source.createQueryRunner()).finally(() => source.destroy());
    expect(await rows('customer')).toContainEqual(
      expect.objectContaining({ user_id: bram, provider_id: 'cus_2' }),
    );
    await client.query(`delete from billing.customer where user_id = '${bram}'`);
    expect(await all()).toEqual(before);
  } finally {
    await client.end();
    await db.drop();
  }
});
