import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One open order page an account and kind, and what became of a plan that another took the place of: by whose payment, and
 * what was given back where nobody had meant to pay for both.
 */
export class PaidTwice1767500000000 implements MigrationInterface {
  name = 'PaidTwice1767500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.checkout_session add column replaced_at timestamptz;
      create index checkout_session_open on billing.checkout_session (account_id) where payment_status = 'open';
      alter table billing.superseded_subscription
        add column one_time boolean not null default false,
        add column replaced_by text,
        add column refunded_cents integer check (refunded_cents >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.superseded_subscription
        drop column refunded_cents, drop column replaced_by, drop column one_time;
      drop index billing.checkout_session_open;
      alter table billing.checkout_session drop column replaced_at;
    `);
  }
}
