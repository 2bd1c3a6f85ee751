import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Canary shares, the evidence of each move, page views and their counts, team tokens and members, collected releases.
 * What existed keeps its meaning: the pointers' table of moves becomes the history of all of them.
 */
export class Rollout1763712000002 implements MigrationInterface {
  name = 'Rollout1763712000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table releases.release
        add column checks jsonb not null default '[]',
        add column force_reason text;
      alter table releases.channel
        add column percent int check (percent between 1 and 50),
        add constraint only_a_canary_has_a_share
          check ((percent is not null) = (name = 'canary' and release_id is not null));
      alter table releases.pointer_move
        add column kind text not null default 'move' check (kind in ('publish', 'move', 'canary', 'rollback')),
        add column from_percent int,
        add column to_percent int,
        add column automatic boolean not null default false,
        add column evidence jsonb;

      -- A release itself never changes; that its files are gone is written beside it.
      create table releases.collected_release (
        release_id uuid primary key references releases.release (id),
        at timestamptz not null
      );

      -- One row a page view and remote. batch_id: counted in that batch; a row that does not count has counts = false.
      create table releases.page_view (
        view_id text not null,
        release_id uuid not null references releases.release (id),
        remote_id uuid not null references releases.remote (id),
        cohort text not null check (cohort in ('stable', 'canary')),
        outcome text not null check (outcome in ('ok', 'load', 'timeout', 'render')),
        counts boolean not null,
        batch_id uuid,
        lcp_ms real,
        inp_ms real,
        cls real,
        at timestamptz not null,
        primary key (view_id, remote_id)
      );
      create index page_view_waiting on releases.page_view (remote_id) where counts and batch_id is null;
      create index page_view_by_time on releases.page_view (at);
      create index page_view_of_release on releases.page_view (release_id, at desc);

      -- A visitor counts once a day for a release in one trial; the column says when that began.
      create table releases.counted_visitor (
        release_id uuid not null references releases.release (id),
        cohort text not null,
        visitor text not null,
        trial timestamptz not null,
        at timestamptz not null,
        primary key (release_id, cohort, visitor, trial)
      );
      create index counted_visitor_by_time on releases.counted_visitor (at);

      -- What arrived between two looks of the rule.
      create table releases.view_batch (
        id uuid primary key default gen_random_uuid(),
        remote_id uuid not null references releases.remote (id),
        canary_release_id uuid references releases.release (id),
        stable_views int not null,
        stable_failures int not null,
        canary_views int not null,
        canary_failures int not null,
        at timestamptz not null
      );
      create index view_batch_by_remote on releases.view_batch (remote_id, at desc);

      create table releases.team_token (
        id uuid primary key default gen_random_uuid(),
        remote_name text not null,
        name text not null,
        hash text not null unique,
        created_by text not null,
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index team_token_by_remote on releases.team_token (remote_name, created_at desc);
      create table releases.team_member (
        id uuid primary key default gen_random_uuid(),
        team text not null,
        email text not null,
        added_by text not null,
        added_at timestamptz not null,
        unique (team, email)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table releases.team_member;
      drop table releases.team_token;
      drop table releases.view_batch;
      drop table releases.counted_visitor;
      drop table releases.page_view;
      drop table releases.collected_release;
      alter table releases.pointer_move
        drop column kind, drop column from_percent, drop column to_percent, drop column automatic, drop column evidence;
      alter table releases.channel drop constraint only_a_canary_has_a_share, drop column percent;
      alter table releases.release drop column checks, drop column force_reason;
    `);
  }
}
