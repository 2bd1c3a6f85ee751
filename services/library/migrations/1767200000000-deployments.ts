import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Automations are workflows in a customer's n8n; those from before, and of customers whose n8n we cannot reach, are reported
 * to us. A deployment keeps what was sent, which an update is measured against, and how far it came, so that a process that
 * dies leaves nothing twice. Runs without anything that went through them.
 */
export class Deployments1767200000000 implements MigrationInterface {
  name = 'Deployments1767200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.automation
        add column kind text not null default 'reported' check (kind in ('linked', 'reported')),
        add column connection_id uuid references library.connection (id) on delete set null,
        add column n8n_workflow_id text,
        add column workflow_id uuid,
        add column watched boolean not null default true,
        -- What n8n said at the last look.
        add column n8n_active boolean,
        add column n8n_archived boolean,
        add column n8n_version_id text,
        add column started_once boolean not null default false,
        add column gone_since timestamptz,
        add column seen_at timestamptz,
        -- Taken off the list; for a while it can be put back.
        add column removed_at timestamptz,
        -- SHA-256 of the secret with which its runs are reported.
        add column report_secret_hash bytea`);
    await runner.query(`
      create unique index automation_n8n_workflow on library.automation (connection_id, n8n_workflow_id)
        where n8n_workflow_id is not null and removed_at is null`);
    await runner.query(
      `create unique index automation_report_secret on library.automation (report_secret_hash)`,
    );
    await runner.query(`
      create table library.deployment (
        id uuid primary key,
        account_id uuid not null,
        made_by uuid,
        request_id uuid not null,
        connection_id uuid not null references library.connection (id),
        automation_id uuid references library.automation (id) on delete set null,
        workflow_id uuid not null,
        filename text not null,
        version integer not null,
        language text not null check (language in ('nl', 'en')),
        -- The customer's answers, by the keys of the values; credentials by the account's key: their id and name, never a secret.
        answers jsonb not null,
        credentials jsonb not null,
        -- The workflow as it was sent: name, nodes, connections, settings.
        sent jsonb not null,
        state text not null check (state in
          ('queued', 'placing', 'publishing', 'published', 'placed', 'failed', 'undoing', 'undone')),
        n8n_workflow_id text,
        problem jsonb,
        left_behind boolean not null default false,
        published_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    await runner.query('create unique index on library.deployment (account_id, request_id)');
    await runner.query('create index on library.deployment (automation_id, created_at desc)');
    await runner.query('create index on library.deployment (made_by)');
    await runner.query(`
      create index deployment_unfinished on library.deployment (updated_at)
        where state in ('queued', 'placing', 'publishing', 'undoing')`);
    await runner.query(`
      alter table library.automation_run drop constraint automation_run_status_check;
      alter table library.automation_run
        add constraint automation_run_status_check
          check (status in ('running', 'waiting', 'success', 'error', 'canceled')),
        add column execution_id text,
        add column duration_ms integer,
        add column mode text,
        add column cause text,
        add column error_class text,
        add column http_code integer,
        add column step text,
        add column step_type text,
        -- One line with its values masked.
        add column message text,
        add column retry_of text,
        add column seen_at timestamptz;
      create unique index automation_run_execution on library.automation_run (automation_id, execution_id)
        where execution_id is not null;
      create index automation_run_open on library.automation_run (automation_id)
        where status in ('running', 'waiting')`);
    await runner.query(`
      create table library.connection_sync (
        connection_id uuid primary key references library.connection (id) on delete cascade,
        next_at timestamptz not null,
        -- Somebody has it open: looked at every few seconds until then.
        watched_until timestamptz,
        -- Taken by a worker until then.
        held_until timestamptz,
        -- The newest run that was read.
        cursor_execution text,
        failures integer not null default 0,
        last_ok_at timestamptz
      );
      create index connection_sync_next on library.connection_sync (next_at)`);
    await runner.query(`
      insert into library.connection_sync (connection_id, next_at)
      select id, now() from library.connection where removed_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.connection_sync, library.deployment');
    await runner.query(`
      delete from library.automation_run where status in ('running', 'waiting');
      drop index library.automation_run_open, library.automation_run_execution;
      alter table library.automation_run drop constraint automation_run_status_check;
      alter table library.automation_run
        add constraint automation_run_status_check check (status in ('success', 'error', 'canceled')),
        drop column execution_id, drop column duration_ms, drop column mode, drop column cause,
        drop column error_class, drop column http_code, drop column step, drop column step_type,
        drop column message, drop column retry_of, drop column seen_at;
      drop index library.automation_report_secret, library.automation_n8n_workflow;
      alter table library.automation
        drop column kind, drop column connection_id, drop column n8n_workflow_id, drop column workflow_id,
        drop column watched, drop column n8n_active, drop column n8n_archived, drop column n8n_version_id,
        drop column started_once, drop column gone_since, drop column seen_at, drop column removed_at,
        drop column report_secret_hash`);
  }
}
