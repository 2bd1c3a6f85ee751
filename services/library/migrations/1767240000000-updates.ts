import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was done to bring an automation's workflow to another version: each update, each way back, each version that the
 * account wants to hear no more of. The newest that is done says what a workflow has; before any, its deployment does.
 */
export class Updates1767240000000 implements MigrationInterface {
  name = 'Updates1767240000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.automation_update (
        id uuid primary key,
        -- In the order in which they were begun.
        number bigint generated always as identity,
        account_id uuid not null,
        made_by uuid,
        automation_id uuid not null references library.automation (id) on delete cascade,
        act text not null check (act in ('update', 'back', 'skip')),
        state text not null check (state in ('writing', 'restoring', 'done', 'refused', 'left', 'failed')),
        from_version integer not null,
        to_version integer not null,
        -- Our version as it was put in, with the account's values: what the next update is measured against.
        base jsonb,
        base_before jsonb,
        -- What stood in their n8n before, by its hash.
        stood_hash text,
        -- That itself and what is put there, locked: it holds whatever the customer typed. An update keeps it for thirty days.
        key_id text,
        held bytea,
        check ((key_id is null) = (held is null)),
        -- What stood there afterwards, as n8n answered.
        written_hash text,
        problem text,
        tries integer not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create index on library.automation_update (automation_id, number desc)');
    await runner.query(`
      create unique index automation_update_unfinished on library.automation_update (automation_id)
        where state in ('writing', 'restoring')`);
    await runner.query('create index on library.automation_update (made_by)');
    await runner.query(`
      create index automation_update_kept on library.automation_update (created_at) where held is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.automation_update');
  }
}
