import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One press for several workflows: what was asked for, in its order, and what was refused of it. */
export class DeployingTogether1767280000000 implements MigrationInterface {
  name = 'DeployingTogether1767280000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.deployment_batch (
        id uuid primary key,
        account_id uuid not null,
        made_by uuid,
        request_id uuid not null,
        connection_id uuid not null references library.connection (id),
        -- Filename and name of each workflow, with the refusal of those that there is no deployment of.
        items jsonb not null,
        created_at timestamptz not null
      )`);
    await runner.query('create unique index on library.deployment_batch (account_id, request_id)');
    await runner.query('create index on library.deployment_batch (made_by)');
    await runner.query(`
      alter table library.deployment
        add column batch_id uuid references library.deployment_batch (id) on delete set null`);
    await runner.query('create index on library.deployment (batch_id) where batch_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.deployment drop column batch_id');
    await runner.query('drop table library.deployment_batch');
  }
}
