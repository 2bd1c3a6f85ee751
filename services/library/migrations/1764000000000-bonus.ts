import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was sent the bonus workflows, which, and when: one row for each account, ever. */
export class Bonus1764000000000 implements MigrationInterface {
  name = 'Bonus1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.bonus_grant (
        user_id uuid primary key,
        filenames text[] not null,
        granted_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.bonus_grant');
  }
}
