import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What speaks against a referral: who reads the same mailbox under another spelling, with what a referee paid, what of it
 * was found and what ops decided (ADR 44). A line of the ledger says why it is there where its movement does not.
 */
export class ReferralSigns1768210000000 implements MigrationInterface {
  name = 'ReferralSigns1768210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.mailbox_reader (
        user_id uuid primary key,
        mailbox_id uuid not null
      );
      alter table billing.referral
        add column signs text[] not null default '{}',
        add column fingerprints text[] not null default '{}',
        add column verdict text not null default 'clear' check (verdict in ('clear', 'held', 'refused')),
        add column decision text check (decision in ('allowed', 'refused'));
      create index referral_signs on billing.referral (attributed_at) where signs <> '{}';
      alter table billing.ledger_entry add column reason text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.ledger_entry drop column reason;
      alter table billing.referral drop column signs, drop column fingerprints, drop column verdict,
        drop column decision;
      drop table billing.mailbox_reader;
    `);
  }
}
