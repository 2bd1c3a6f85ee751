import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a workflow ran in a real n8n with sample data; null of one that did not, and of every import. */
export class Runs1766750000000 implements MigrationInterface {
  name = 'Runs1766750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.workflow add column ran jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.workflow drop column ran');
  }
}
