import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a look at a customer's n8n remembers until the next one, who asked for a retry, and which ended runs were told to
 * whoever wants to know of them.
 */
export class Looks1767220000000 implements MigrationInterface {
  name = 'Looks1767220000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.connection_sync
        -- When the run of the cursor began: a restored backup gives its number to another.
        add column cursor_at timestamptz,
        -- What a look did not get to: {page, until, untilAt}.
        add column gap jsonb,
        add column looked_at timestamptz`);
    await runner.query(`
      alter table library.automation_run
        add column retry_asked_at timestamptz,
        add column noticed_at timestamptz`);
    await runner.query('update library.automation_run set noticed_at = now()');
    await runner.query(`
      create index automation_run_unnoticed on library.automation_run (automation_id) where noticed_at is null`);
    await runner.query(`
      create index automation_run_retry on library.automation_run (automation_id, retry_of) where retry_of is not null`);
    await runner.query(`
      create index automation_removed on library.automation (removed_at) where removed_at is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index library.automation_removed, library.automation_run_retry, library.automation_run_unnoticed`);
    await runner.query(
      'alter table library.automation_run drop column noticed_at, drop column retry_asked_at',
    );
    await runner.query(
      'alter table library.connection_sync drop column looked_at, drop column gap, drop column cursor_at',
    );
  }
}
