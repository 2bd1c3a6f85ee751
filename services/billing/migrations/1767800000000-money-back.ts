import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that were paid back because their owner asked for it: kept before the provider hears of it, and never twice. */
export class MoneyBack1767800000000 implements MigrationInterface {
  name = 'MoneyBack1767800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.money_back (
        reference text primary key,
        account_id uuid not null,
        asked_by uuid not null,
        basis text not null check (basis in ('withdrawal', 'guarantee')),
        asked_at timestamptz not null,
        amount_cents integer not null check (amount_cents >= 0),
        done_at timestamptz,
        refunded_cents integer check (refunded_cents >= 0),
        fingerprints text[] not null default '{}',
        looked_at timestamptz
      );
      create index money_back_account on billing.money_back (account_id);
      create index money_back_fingerprints on billing.money_back using gin (fingerprints);
      create index money_back_due on billing.money_back (asked_at) where done_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.money_back');
  }
}
