import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an account wants to hear no more of (infra/docs/adr/0038-advice.md). A recipe is named by its key, not by a row: whatever
 * becomes of its workflows, the account's word stands. And when a run of the account first went well: runs are erased after a
 * while, and the way to a first one must not begin again then.
 */
export class Advice1767260000000 implements MigrationInterface {
  name = 'Advice1767260000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.advice_dismissed (
        account_id uuid not null,
        key text not null,
        kind text not null check (kind in ('failing', 'idle', 'missing')),
        automation_id uuid references library.automation (id) on delete cascade,
        -- Of what is missing: the recipe, or the file of a workflow that belongs to none.
        recipe text,
        dismissed_at timestamptz not null,
        primary key (account_id, key),
        check ((kind = 'missing') = (recipe is not null) and (recipe is null) = (automation_id is not null))
      )`);
    await runner.query('create index on library.advice_dismissed (automation_id)');
    await runner.query(`
      create table library.first_success (
        account_id uuid primary key,
        at timestamptz not null
      )`);
    await runner.query(`
      insert into library.first_success (account_id, at)
      select a.account_id, min(r.started_at) from library.automation a
      join library.automation_run r on r.automation_id = a.id and r.status = 'success'
      group by a.account_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.advice_dismissed, library.first_success');
  }
}
