import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A connected n8n is for production or for trying workflows on; what was tried goes to production. A promotion is a deployment
 * that the trial's workflow was sent with, or a change of the workflow that an earlier one made.
 */
export class Promotions1767290000000 implements MigrationInterface {
  name = 'Promotions1767290000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.connection
        add column purpose text not null default 'production' check (purpose in ('production', 'test'))`);
    await runner.query(`
      alter table library.deployment
        -- The library's version that it is measured against, where what was sent is more than that.
        add column base jsonb,
        -- What is sent, locked until it was: whoever tried it typed secrets into steps. \`sent\` has the steps without their values then.
        add column key_id text,
        add column held bytea,
        -- Of what was sent, so that it is told whether it was changed since.
        add column content_hash text,
        add constraint deployment_held_check check ((key_id is null) = (held is null))`);
    await runner.query(`
      alter table library.automation_update drop constraint automation_update_act_check;
      alter table library.automation_update
        add constraint automation_update_act_check check (act in ('update', 'back', 'skip', 'promote'))`);
    await runner.query(`
      create table library.promotion (
        id uuid primary key,
        -- In the order in which they were begun.
        number bigint generated always as identity,
        account_id uuid not null,
        made_by uuid,
        request_id uuid not null,
        -- The automation on the test instance.
        trial_id uuid not null references library.automation (id) on delete cascade,
        -- The production instance, and what it became there: one of the two.
        connection_id uuid not null references library.connection (id),
        deployment_id uuid references library.deployment (id) on delete cascade,
        update_id uuid references library.automation_update (id) on delete cascade,
        check ((deployment_id is null) <> (update_id is null)),
        -- What went to production and what was exchanged for it, locked: the next one is measured against it.
        key_id text,
        held bytea,
        check ((key_id is null) = (held is null)),
        created_at timestamptz not null
      )`);
    await runner.query('create unique index on library.promotion (account_id, request_id)');
    await runner.query('create index on library.promotion (trial_id, number desc)');
    await runner.query('create index on library.promotion (deployment_id)');
    await runner.query('create index on library.promotion (update_id)');
    await runner.query('create index on library.promotion (connection_id)');
    await runner.query('create index on library.promotion (made_by)');
    await runner.query(`
      create index promotion_held on library.promotion (key_id, id) where held is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.promotion');
    await runner.query(`
      delete from library.automation_update where act = 'promote';
      alter table library.automation_update drop constraint automation_update_act_check;
      alter table library.automation_update
        add constraint automation_update_act_check check (act in ('update', 'back', 'skip'))`);
    await runner.query(`
      alter table library.deployment
        drop constraint deployment_held_check, drop column base, drop column key_id, drop column held,
        drop column content_hash`);
    await runner.query('alter table library.connection drop column purpose');
  }
}
