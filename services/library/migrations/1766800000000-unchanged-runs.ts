import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the very file of a workflow ran against stand-ins of its vendors; null of one that did not, and of every import. */
export class UnchangedRuns1766800000000 implements MigrationInterface {
  name = 'UnchangedRuns1766800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.workflow add column ran_unchanged jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.workflow drop column ran_unchanged');
  }
}
