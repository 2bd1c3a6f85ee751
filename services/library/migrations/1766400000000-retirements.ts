import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why a workflow of the catalogue is gone and where its address leads (infra/docs/adr/0022-a-catalogue-that-lasts.md): of
 * this release, also for workflows that this database never held.
 */
export class Retirements1766400000000 implements MigrationInterface {
  name = 'Retirements1766400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.retirement (
        slug text primary key,
        category text not null,
        why_nl text not null,
        why_en text not null,
        successor text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.retirement');
  }
}
