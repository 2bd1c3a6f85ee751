import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the bank of who paid for a plan has taken the money back, and nobody has decided yet. */
export class Disputes1767900000000 implements MigrationInterface {
  name = 'Disputes1767900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.subscription add column disputed boolean not null default false;
      alter table billing.commission add column disputed boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.commission drop column disputed;
      alter table billing.subscription drop column disputed;
    `);
  }
}
