import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Remotes, their immutable releases, the pointer of each channel and the append-only history of its moves.
 * Triggers keep releases and history as they were written, whoever holds the connection.
 */
export class Releases1763712000001 implements MigrationInterface {
  name = 'Releases1763712000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists releases;
      create table releases.remote (
        id uuid primary key default gen_random_uuid(),
        name text not null unique,
        owner text not null,
        created_at timestamptz not null
      );
      create table releases.release (
        id uuid primary key default gen_random_uuid(),
        remote_id uuid not null references releases.remote (id),
        version text not null,
        manifest jsonb not null,
        manifest_hash text not null,
        bytes bigint not null,
        author text not null,
        notes text not null,
        published_at timestamptz not null,
        unique (remote_id, version)
      );
      create table releases.channel (
        id uuid primary key default gen_random_uuid(),
        remote_id uuid not null references releases.remote (id),
        name text not null check (name in ('stable', 'canary')),
        release_id uuid references releases.release (id),
        moved_at timestamptz not null,
        unique (remote_id, name)
      );
      create table releases.pointer_move (
        id uuid primary key default gen_random_uuid(),
        sequence bigint generated always as identity,
        remote_id uuid not null references releases.remote (id),
        channel text not null,
        from_version text,
        to_version text,
        actor text not null,
        reason text not null,
        at timestamptz not null
      );
      create index pointer_move_by_remote on releases.pointer_move (remote_id, sequence desc);

      create function releases.refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end $$;
      create trigger release_is_immutable before update or delete on releases.release
        for each row execute function releases.refuse_change();
      create trigger pointer_move_is_append_only before update or delete on releases.pointer_move
        for each row execute function releases.refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table releases.pointer_move;
      drop table releases.channel;
      drop table releases.release;
      drop table releases.remote;
      drop function releases.refuse_change();
    `);
  }
}
