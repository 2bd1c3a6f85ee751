import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a plan pays for hangs on an account (ADR 29). Everybody who is here has one with the id of their own, so the rows
 * stay as they are under another name. A gallery shows the favourites of who made its secret; a download is of the person
 * who took it, and of their account, which is counted once with a workflow.
 */
export class Accounts1767000000000 implements MigrationInterface {
  name = 'Accounts1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.entitlement rename column user_id to account_id;
      alter table library.automation rename column user_id to account_id;
      alter index library.automation_user rename to automation_account;
      alter table library.collection rename column user_id to account_id;
      alter table library.bonus_grant rename column user_id to account_id;

      alter table library.gallery_key rename column user_id to account_id;
      alter table library.gallery_key add column made_by uuid;
      update library.gallery_key set made_by = account_id;
      alter table library.gallery_key alter column made_by set not null;

      alter table library.download add column account_id uuid;
      update library.download set account_id = user_id;
      alter table library.download alter column account_id set not null;
      drop index library.download_filename;
      create index download_filename on library.download (filename, account_id);
    `);
  }

  /** Rows of accounts that were made since are then under an id that nobody asks for. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index library.download_filename;
      create index download_filename on library.download (filename, user_id);
      alter table library.download drop column account_id;

      alter table library.gallery_key drop column made_by;
      alter table library.gallery_key rename column account_id to user_id;

      alter table library.bonus_grant rename column account_id to user_id;
      alter table library.collection rename column account_id to user_id;
      alter index library.automation_account rename to automation_user;
      alter table library.automation rename column account_id to user_id;
      alter table library.entitlement rename column account_id to user_id;
    `);
  }
}
