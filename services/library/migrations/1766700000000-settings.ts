import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the customer of a workflow fills in, with its words and places in both languages. Nothing is known of imports. */
export class Settings1766700000000 implements MigrationInterface {
  name = 'Settings1766700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table library.workflow add column settings jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.workflow drop column settings');
  }
}
