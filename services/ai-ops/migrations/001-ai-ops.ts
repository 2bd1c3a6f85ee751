import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projections of what the other services told, the two systems with their cycles, and what browsers reported. */
export class AiOps1763700000001 implements MigrationInterface {
  name = 'AiOps1763700000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table ai_ops.customer (
        user_id uuid primary key, role text not null, referred boolean not null, registered_at timestamptz not null);
      create table ai_ops.subscription (
        user_id uuid primary key, version bigint not null, status text not null, price_tier text, "interval" text, source text,
        monthly_cents int not null, cancel_at_period_end boolean not null, changed_at timestamptz not null);
      create table ai_ops.movement (
        id uuid primary key, user_id uuid not null, at timestamptz not null, opens_before boolean not null, opens_after boolean not null,
        monthly_before_cents int not null, monthly_after_cents int not null, price_tier text);
      create index movement_at on ai_ops.movement (at);
      create table ai_ops.library_state (
        id int primary key check (id = 1), version bigint not null, total int not null, active int not null,
        unique_integrations int not null, changed_at timestamptz not null);

      create table ai_ops.system (
        name text primary key, status text not null check (status in ('active', 'inactive')), cycle_count int not null,
        started_at timestamptz, last_cycle_at timestamptz, last_summary text);
      insert into ai_ops.system (name, status, cycle_count) values ('guardian', 'inactive', 0), ('ai-ceo', 'inactive', 0);
      create table ai_ops.cycle (
        job_id text primary key, system text not null references ai_ops.system (name), number int not null,
        started_at timestamptz not null, finished_at timestamptz not null, summary text not null, findings jsonb not null);
      create index cycle_finished on ai_ops.cycle (system, finished_at desc);
      create table ai_ops.control_move (
        id uuid primary key, at timestamptz not null, system text not null, action text not null, actor text not null);
      create table ai_ops.health_sample (
        id uuid primary key, at timestamptz not null, part text not null, healthy boolean not null, response_ms int not null);
      create index health_sample_at on ai_ops.health_sample (at);
      create table ai_ops.security_scan (
        id uuid primary key, at timestamptz not null, checks jsonb not null, failed int not null);
      create index security_scan_at on ai_ops.security_scan (at desc);

      create table ai_ops.error_report (
        id uuid primary key, at timestamptz not null, message text not null, kind text, remote text, release text, url text not null,
        stack text, component_stack text, user_agent text not null);
      create index error_report_at on ai_ops.error_report (at);
      create table ai_ops.analytics_event (
        id text primary key, at timestamptz not null, name text not null, session_id text not null, url text not null, properties jsonb not null);
      create index analytics_event_at on ai_ops.analytics_event (at, name);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table ai_ops.analytics_event, ai_ops.error_report, ai_ops.security_scan, ai_ops.health_sample, ai_ops.control_move,
      ai_ops.cycle, ai_ops.system, ai_ops.library_state, ai_ops.movement, ai_ops.subscription, ai_ops.customer`);
  }
}
