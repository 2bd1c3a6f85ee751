import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The provider is asked outside transactions: which answers were written, which customers are being made, whom to look at. */
export class Readings1766200000000 implements MigrationInterface {
  name = 'Readings1766200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.provider_reading (
        name text primary key,
        version integer not null
      );

      alter table billing.customer
        alter column provider_id drop not null,
        add column intent uuid not null default gen_random_uuid();

      alter table billing.referral add column check_due boolean not null default false;
      create index referral_check_due on billing.referral (attributed_at) where check_due;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.referral drop column check_due;
      delete from billing.customer where provider_id is null;
      alter table billing.customer drop column intent, alter column provider_id set not null;
      drop table billing.provider_reading;
    `);
  }
}
