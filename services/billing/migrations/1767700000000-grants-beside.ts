import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A plan that ops gave stays beside what its account buys, and is there again when that has ended. */
export class GrantsBeside1767700000000 implements MigrationInterface {
  name = 'GrantsBeside1767700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.subscription add column granted text;
      update billing.subscription set granted = price_tier where source = 'grant' and status = 'active';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.subscription drop column granted');
  }
}
