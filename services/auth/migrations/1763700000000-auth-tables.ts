import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, their sessions, the links that were mailed to them, and the counters of the rate limit. */
export class AuthTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_account (
        id uuid primary key default gen_random_uuid(),
        email public.citext not null unique,
        full_name text not null,
        password_hash text,
        role text not null default 'user' check (role in ('user', 'ops')),
        email_verified_at timestamptz,
        google_subject text unique,
        subscription_status text not null default 'none',
        price_tier text,
        subscription_version bigint not null default 0,
        last_login_at timestamptz,
        created_at timestamptz not null
      );
      create index user_account_created on user_account (created_at desc, id);
      create index user_account_search on user_account
        using gin ((email::text || ' ' || full_name) public.gin_trgm_ops);

      create table session (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references user_account (id) on delete cascade,
        remember boolean not null,
        created_at timestamptz not null,
        last_used_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text
      );
      create index session_of_user on session (user_id) where ended_at is null;
      create index session_expiry on session (expires_at);

      create table refresh_token (
        token_hash bytea primary key,
        session_id uuid not null references session (id) on delete cascade,
        created_at timestamptz not null,
        used_at timestamptz
      );
      create index refresh_token_of_session on refresh_token (session_id);

      create table mailed_link (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references user_account (id) on delete cascade,
        purpose text not null check (purpose in ('confirm_email', 'reset_password')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index mailed_link_of_user on mailed_link (user_id, purpose);

      create table mail (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references user_account (id) on delete cascade,
        kind text not null,
        link_id uuid references mailed_link (id) on delete cascade,
        created_at timestamptz not null,
        sent_at timestamptz
      );
      create index mail_waiting on mail (created_at) where sent_at is null;
      create index mail_of_user on mail (user_id, kind, created_at);

      create unlogged table rate_limit (
        key text primary key,
        hits integer not null,
        expires_at timestamptz not null
      );
      create index rate_limit_expiry on rate_limit (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table rate_limit, mail, mailed_link, refresh_token, session, user_account cascade;',
    );
  }
}
