import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts of the operator's gate: made for one run, removed after it, in no list and no figure. */
export class GateAccounts1764110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table user_account add column of_gate boolean not null default false;
      create index user_account_of_gate on user_account (created_at) where of_gate;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'delete from user_account where of_gate; alter table user_account drop column of_gate;',
    );
  }
}
