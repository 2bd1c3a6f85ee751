import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language its owner reads our mails: the one of the page that registered; Dutch for accounts from before. */
export class Language1764120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table user_account
        add column language text not null default 'nl' check (language in ('nl', 'en'));
      alter table account_request
        add column language text not null default 'nl' check (language in ('nl', 'en'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table account_request drop column language; alter table user_account drop column language;',
    );
  }
}
