import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a month's automations saved, next to what the plan cost (infra/docs/adr/0039-monthly-reports.md). Figures are kept as they were
 * when a report was made; what the plan was on each day comes from what billing published.
 */
export class MonthlyReports1767270000000 implements MigrationInterface {
  name = 'MonthlyReports1767270000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.plan_change (
        account_id uuid not null,
        -- Of billing's aggregate.
        version integer not null,
        -- Whom billing named: the buyer, or who was given the plan.
        made_by uuid,
        status text not null,
        price_tier text,
        source text check (source in ('payment', 'grant')),
        -- Net; null for what was there before anybody noted it.
        monthly_cents integer,
        at timestamptz not null,
        primary key (account_id, version)
      )`);
    await runner.query('create index on library.plan_change (made_by)');
    await runner.query(`
      insert into library.plan_change (account_id, version, status, price_tier, at)
      select account_id, version, status, price_tier, changed_at from library.entitlement`);
    await runner.query(`
      create table library.monthly_report (
        id uuid primary key,
        account_id uuid not null,
        -- The first of it, in Europe/Amsterdam.
        month date not null check (extract(day from month) = 1),
        figures jsonb not null,
        made_at timestamptz not null,
        unique (account_id, month)
      )`);
    await runner.query(`
      create table library.report_brand (
        account_id uuid primary key,
        name text not null,
        accent text not null check (accent ~ '^#[0-9a-f]{6}$'),
        updated_at timestamptz not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.report_brand, library.monthly_report, library.plan_change');
  }
}
