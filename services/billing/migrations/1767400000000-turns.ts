import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the reconciliation last looked at a record: whoever waits longest is next, also after one that fails each time. */
export class Turns1767400000000 implements MigrationInterface {
  name = 'Turns1767400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.provider_event
        add column looked_at timestamptz,
        add column tries integer not null default 0;
      alter table billing.subscription add column looked_at timestamptz;
      alter table billing.superseded_subscription add column looked_at timestamptz;
      alter table billing.referral add column looked_at timestamptz;
      create index subscription_turn on billing.subscription (looked_at, changed_at)
        where status not in ('none', 'canceled');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index billing.subscription_turn;
      alter table billing.referral drop column looked_at;
      alter table billing.superseded_subscription drop column looked_at;
      alter table billing.subscription drop column looked_at;
      alter table billing.provider_event drop column looked_at, drop column tries;
    `);
  }
}
