import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An import looks up who has a description, rather than reading those of the whole library. Two may trade theirs. */
export class Placing1766300000000 implements MigrationInterface {
  name = 'Placing1766300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index workflow_description on library.workflow using hash (description)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index library.workflow_description');
  }
}
