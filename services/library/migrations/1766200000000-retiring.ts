import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows customers and ops own, and that name a workflow. */
const kept = ['workflow_version', 'favourite', 'collection_workflow', 'problem_report', 'ops_act'];

const keys = (onDelete: string): string =>
  kept
    .map(
      (table) => `
        alter table library.${table} drop constraint ${table}_workflow_id_fkey,
          add constraint ${table}_workflow_id_fkey foreign key (workflow_id) references library.workflow (id)${onDelete};`,
    )
    .join('');

/**
 * A workflow that ships no more is retired: its row stays, for everything that customers and ops have with it
 * (infra/docs/adr/0020-retiring.md). `published` follows from what ops hid and what was retired.
 */
export class Retiring1766200000000 implements MigrationInterface {
  name = 'Retiring1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${keys('')}
      alter table library.workflow
        add column hidden boolean not null default false,
        add column retired_at timestamptz;
      update library.workflow set hidden = not published where not published;
      drop index library.workflow_filters, library.workflow_order;
      alter table library.workflow drop column published;
      alter table library.workflow
        add column published boolean not null generated always as (not hidden and retired_at is null) stored;
      create index workflow_filters on library.workflow (category, trigger_type, complexity) where published;
      create index workflow_order on library.workflow (top_rank nulls last, name, filename) where published;

      -- A retired workflow gives up its address and its content to who comes after it, never its filename.
      alter table library.workflow drop constraint workflow_slug_key, drop constraint workflow_fingerprint_key;
      create unique index workflow_slug_key on library.workflow (slug) where retired_at is null;
      create unique index workflow_fingerprint_key on library.workflow (fingerprint) where retired_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index library.workflow_slug_key, library.workflow_fingerprint_key;
      alter table library.workflow
        add constraint workflow_slug_key unique (slug), add constraint workflow_fingerprint_key unique (fingerprint);
      drop index library.workflow_filters, library.workflow_order;
      alter table library.workflow drop column published;
      alter table library.workflow add column published boolean;
      update library.workflow set published = not hidden and retired_at is null;
      alter table library.workflow alter column published set not null, drop column hidden, drop column retired_at;
      create index workflow_filters on library.workflow (category, trigger_type, complexity) where published;
      create index workflow_order on library.workflow (top_rank nulls last, name, filename) where published;
      ${keys(' on delete cascade')}
    `);
  }
}
