import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who works at a deployment just now, since when its n8n fails, and the version of the workflow that we placed. */
export class Deploying1767210000000 implements MigrationInterface {
  name = 'Deploying1767210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.deployment
        -- Whoever takes it counts one on: what an earlier one still does finds that it is not theirs any more.
        add column attempt integer not null default 0,
        -- n8n was asked to make the workflow and nobody knows whether it did.
        add column asked boolean not null default false,
        add column failing_since timestamptz,
        -- When it is gone on with; n8n may have asked to wait.
        add column next_at timestamptz,
        -- As n8n numbers it: another one there says that the customer changed something.
        add column placed_version_id text`);
    await runner.query(`
      create index deployment_of_workflow on library.deployment (account_id, created_at desc)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index library.deployment_of_workflow');
    await runner.query(`
      alter table library.deployment
        drop column placed_version_id, drop column next_at, drop column failing_since, drop column asked,
        drop column attempt`);
  }
}
