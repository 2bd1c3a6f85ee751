import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Customers' own n8n instances with their locked keys (infra/docs/adr/0032-keys-of-customers-n8n.md), and who accepted the
 * processing agreement for an account. A connection that ended keeps its row and has no key any more.
 */
export class Connections1767100000000 implements MigrationInterface {
  name = 'Connections1767100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.connection (
        id uuid primary key,
        account_id uuid not null,
        made_by uuid,
        name text not null,
        address text not null,
        key_id text,
        sealed_key bytea,
        scopes text[] not null,
        scopes_known boolean not null,
        n8n_version text,
        problem text,
        failing_since timestamptz,
        created_at timestamptz not null,
        checked_at timestamptz not null,
        plan_ended_at timestamptz,
        removed_at timestamptz,
        constraint connection_key_goes_with_it
          check ((removed_at is null) = (sealed_key is not null) and (sealed_key is null) = (key_id is null))
      )`);
    await runner.query(
      `create unique index connection_address on library.connection (account_id, address) where removed_at is null`,
    );
    await runner.query(
      `create unique index connection_name on library.connection (account_id, lower(name)) where removed_at is null`,
    );
    await runner.query('create index on library.connection (made_by)');
    await runner.query(`
      create table library.processing_agreement (
        account_id uuid not null,
        version text not null,
        accepted_by uuid,
        language text not null,
        accepted_at timestamptz not null,
        primary key (account_id, version)
      )`);
    await runner.query('create index on library.processing_agreement (accepted_by)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.processing_agreement, library.connection');
  }
}
