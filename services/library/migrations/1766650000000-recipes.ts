import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The apps that a workflow of a recipe is built for, by their places, and the way from a recipe to its workflows. */
export class Recipes1766650000000 implements MigrationInterface {
  name = 'Recipes1766650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table library.workflow add column places jsonb not null default '[]'`);
    await runner.query(
      `create index workflow_pattern on library.workflow (pattern) where published and source = 'catalogue'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index library.workflow_pattern');
    await runner.query('alter table library.workflow drop column places');
  }
}
