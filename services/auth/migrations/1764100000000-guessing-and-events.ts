import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What stands between a guesser and an account (failures by place, devices that are known), what happened to an account
 * as its owner reads it, and what is asked by people who are not signed in, to be looked into after they were answered.
 */
export class GuessingAndEvents1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table sign_in_count (
        key text primary key,
        failures integer not null,
        free_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index sign_in_count_expiry on sign_in_count (expires_at);

      create table known_device (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references user_account (id) on delete cascade,
        token_hash bytea not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index known_device_of_user on known_device (user_id);
      create index known_device_expiry on known_device (expires_at);

      alter table session add column device text, add column network text;
      alter table mail add column device text;

      create table security_event (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references user_account (id) on delete cascade,
        kind text not null check (kind in ('signed_in', 'new_device', 'sign_in_failed', 'password_changed',
          'session_ended', 'sessions_ended', 'token_reuse', 'role_changed', 'google_linked')),
        at timestamptz not null,
        seq bigint generated always as identity,
        device text,
        network text,
        times integer not null default 1
      );
      create index security_event_of_user on security_event (user_id, at desc, seq desc);
      create index security_event_age on security_event (at);

      create table account_request (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('register', 'reset_password')),
        email public.citext not null,
        full_name text,
        password_hash text,
        referral_code text,
        network text not null,
        created_at timestamptz not null
      );
      create index account_request_of on account_request (email);
      create index account_request_age on account_request (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table account_request, security_event, known_device, sign_in_count;
      alter table session drop column device, drop column network;
      alter table mail drop column device;
    `);
  }
}
