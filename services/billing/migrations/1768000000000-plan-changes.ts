import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes of plan on the running subscription: what somebody agreed to pay, kept before the provider hears of it, one at a
 * time for each account; and the plan that a subscription becomes with the end of its period.
 */
export class PlanChanges1768000000000 implements MigrationInterface {
  name = 'PlanChanges1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.plan_change (
        id uuid primary key,
        account_id uuid not null,
        asked_by uuid not null,
        reference text not null,
        token_hash text not null,
        price_tier text not null,
        interval text not null check (interval in ('month', 'year')),
        effect text not null check (effect in ('now', 'at_period_end')),
        charged_cents integer not null check (charged_cents >= 0),
        asked_at timestamptz not null,
        ended_at timestamptz,
        outcome text check (outcome in ('done', 'declined', 'outdated', 'unknown')),
        check ((ended_at is null) = (outcome is null))
      );
      create unique index plan_change_running on billing.plan_change (account_id) where ended_at is null;
      create index plan_change_token on billing.plan_change (token_hash);
      alter table billing.subscription add column next_price_tier text, add column next_interval text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.subscription drop column next_price_tier, drop column next_interval;
      drop table billing.plan_change;
    `);
  }
}
