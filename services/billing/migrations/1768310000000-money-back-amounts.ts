import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Money back tells what went back, not what was asked for; and what was paid with credit becomes credit again. */
export class MoneyBackAmounts1768310000000 implements MigrationInterface {
  name = 'MoneyBackAmounts1768310000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.money_back
        add before_cents integer not null default 0 check (before_cents >= 0),
        add credit_cents integer not null default 0 check (credit_cents >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.money_back drop before_cents, drop credit_cents');
  }
}
