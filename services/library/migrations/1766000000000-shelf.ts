import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a member does with the library (favourites, collections, own apps, a gallery in their n8n), what a workflow was
 * before (versions), and what members and ops say of it (reports, acts). `published` turns false when ops hides one.
 */
export class Shelf1766000000000 implements MigrationInterface {
  name = 'Shelf1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.workflow
        add column number integer generated always as identity unique,
        add column version integer not null default 1,
        add column popularity integer not null default 0,
        add column pattern text,
        add column minutes_saved_why text,
        add column notes jsonb not null default '[]';

      -- The rules of placing keep descriptions apart; an index would refuse two workflows that trade theirs.
      drop index library.workflow_description;

      -- Workflows changed and nobody was told yet: an import that broke off is announced by the next one.
      alter table library.library_state add column unannounced boolean not null default false;

      -- The versions before the one that stands in library.workflow.
      create table library.workflow_version (
        workflow_id uuid not null references library.workflow (id) on delete cascade,
        version integer not null,
        file text not null,
        content_hash char(64) not null,
        checked_with_n8n text,
        published_at timestamptz not null,
        primary key (workflow_id, version)
      );

      create table library.favourite (
        user_id uuid not null,
        workflow_id uuid not null references library.workflow (id) on delete cascade,
        added_at timestamptz not null,
        primary key (user_id, workflow_id)
      );
      create table library.collection (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null,
        name text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index collection_name on library.collection (user_id, lower(name));
      create table library.collection_workflow (
        collection_id uuid not null references library.collection (id) on delete cascade,
        workflow_id uuid not null references library.workflow (id) on delete cascade,
        added_at timestamptz not null,
        primary key (collection_id, workflow_id)
      );
      create table library.my_apps (
        user_id uuid primary key,
        apps text[] not null,
        changed_at timestamptz not null
      );

      -- The secret itself is nowhere: its sha256 is, and its last four letters.
      create table library.gallery_key (
        user_id uuid primary key,
        secret_hash char(64) not null unique,
        hint text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      );

      alter table library.download add column via text not null default 'file'
        check (via in ('file', 'zip', 'bonus', 'gallery', 'deploy', 'version'));
      create index download_filename on library.download (filename, user_id);

      create table library.problem_report (
        id uuid primary key default gen_random_uuid(),
        workflow_id uuid not null references library.workflow (id) on delete cascade,
        user_id uuid not null,
        kind text not null check (kind in ('does_not_open', 'wrong', 'outdated', 'rights', 'other')),
        text text not null,
        n8n_version text,
        status text not null check (status in ('open', 'resolved')),
        reported_at timestamptz not null,
        resolved_at timestamptz,
        resolved_by uuid,
        resolution text
      );
      create index problem_report_status on library.problem_report (status, reported_at desc, id);
      create index problem_report_workflow on library.problem_report (workflow_id, status);
      create table library.ops_act (
        id uuid primary key default gen_random_uuid(),
        workflow_id uuid not null references library.workflow (id) on delete cascade,
        act text not null check (act in ('hide', 'restore', 'note')),
        text text not null,
        by_user uuid not null,
        by_name text not null,
        at timestamptz not null
      );
      create index ops_act_workflow on library.ops_act (workflow_id, at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table library.ops_act, library.problem_report, library.gallery_key, library.my_apps,
        library.collection_workflow, library.collection, library.favourite, library.workflow_version;
      create unique index workflow_description on library.workflow (md5(description));
      drop index library.download_filename;
      alter table library.download drop column via;
      alter table library.library_state drop column unannounced;
      alter table library.workflow drop column number, drop column version, drop column popularity,
        drop column pattern, drop column minutes_saved_why, drop column notes;
    `);
  }
}
