import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What others saw of a workflow, counted over all customers and never about one (infra/docs/adr/0040-what-others-saw.md), and
 * workflows that a customer took from the gallery and put on the list of their automations.
 */
export class Seen1767300000000 implements MigrationInterface {
  name = 'Seen1767300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of content, not of a customer: without a key to either, so that neither takes it along.
      create table library.workflow_day (
        workflow_id uuid not null,
        day date not null,
        runs integer not null,
        succeeded integer not null,
        primary key (workflow_id, day),
        check (succeeded between 0 and runs)
      );
      create index workflow_day_day on library.workflow_day (day);

      -- What is told, rounded already; a workflow of too few customers has no row.
      create table library.workflow_seen (
        workflow_id uuid primary key,
        runs integer not null check (runs > 0),
        success integer not null check (success between 0 and 100),
        day date not null
      );

      -- For ops: workflows that succeed less often than before.
      create table library.workflow_fall (
        workflow_id uuid primary key,
        since timestamptz not null,
        counted_at timestamptz not null,
        before_rate real,
        now_rate real not null,
        runs integer not null,
        customers integer not null,
        failing_customers integer not null,
        -- By cause and step, the most frequent first: {cause, step, step_type, runs, customers}.
        groups jsonb not null
      );

      -- The day of what is told.
      alter table library.library_state add column seen_day date;

      create index workflow_popularity on library.workflow (popularity desc) where published;
      create index automation_workflow on library.automation (workflow_id) where workflow_id is not null;

      create table library.automation_adoption (
        automation_id uuid primary key references library.automation (id) on delete cascade,
        account_id uuid not null,
        made_by uuid,
        workflow_id uuid not null,
        language text not null check (language in ('nl', 'en')),
        -- The version that it came from, and our file of it with the customer's accounts; null where nobody can tell.
        version integer,
        base jsonb,
        adopted_at timestamptz not null,
        check ((version is null) = (base is null))
      );
      create index on library.automation_adoption (account_id);
      create index on library.automation_adoption (made_by);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table library.automation_adoption, library.workflow_fall, library.workflow_seen, library.workflow_day;
      drop index library.automation_workflow, library.workflow_popularity;
      alter table library.library_state drop column seen_day;
    `);
  }
}
