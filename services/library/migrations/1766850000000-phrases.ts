import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people call a recipe of the catalogue, for the search alone (infra/docs/adr/0009-search-index.md). Beside the workflows,
 * so that other words for a recipe change no row of it: neither its version nor the day of its last change.
 */
export class Phrases1766850000000 implements MigrationInterface {
  name = 'Phrases1766850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.recipe_phrases (
        pattern text primary key,
        phrases text[] not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.recipe_phrases');
  }
}
