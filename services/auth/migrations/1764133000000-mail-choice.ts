import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people want to get of what they need not get, where they said so. */
export class MailChoice1764133000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_choice (
        user_id uuid not null references user_account (id) on delete cascade,
        category text not null check (category in ('alerts', 'reports', 'tips')),
        wanted boolean not null,
        at timestamptz not null,
        primary key (user_id, category)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail_choice');
  }
}
