import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that the kernel keeps in every service's schema. */
export class KernelTables1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id uuid primary key default gen_random_uuid(),
        seq bigint generated always as identity,
        event text not null,
        aggregate_id text not null,
        version bigint not null,
        payload jsonb not null,
        created_at timestamptz not null,
        relayed_at timestamptz
      );
      create index outbox_waiting on outbox (seq) where relayed_at is null;
      create index outbox_relayed on outbox (relayed_at) where relayed_at is not null;

      create table inbox (
        event_id uuid primary key,
        event text not null,
        handled_at timestamptz not null
      );
      create index inbox_handled on inbox (handled_at);

      create table revoked_session (
        sid uuid primary key,
        until timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table revoked_session; drop table inbox; drop table outbox;');
  }
}

/** Ids of people whom this service has forgotten: what is told of them later must not bring them back. */
export class KernelErased1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table erased_person (user_id uuid primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erased_person');
  }
}

/**
 * Ids of accounts that this service has forgotten. Who was erased before there were accounts had one with their own id.
 */
export class KernelErasedAccounts1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erased_account (account_id uuid primary key);
      insert into erased_account select user_id from erased_person;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erased_account');
  }
}

/** Which life of the queue backend the outbox was carried to, and the trace that an event belongs to. */
export class KernelQueueLife1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table queue_life (
        id int primary key check (id = 1),
        life text not null,
        since timestamptz not null
      );
      alter table outbox add column traceparent text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column traceparent; drop table queue_life;');
  }
}
