import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A credit note may be of several invoices, so what the provider tells of may have one of each. And what of a replaced plan is to
 * go back is kept before any of it does.
 */
export class RestOfPlans1768300000000 implements MigrationInterface {
  name = 'RestOfPlans1768300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.invoice
        drop constraint invoice_provider_reference_key,
        add constraint invoice_provider_reference unique nulls not distinct (provider_reference, corrects);
      create index invoice_payment on billing.invoice (payment_reference) where payment_reference is not null;
      alter table billing.superseded_subscription
        add column rest_cents integer check (rest_cents >= 0),
        add column rest_credit_cents integer not null default 0 check (rest_credit_cents >= 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.superseded_subscription drop column rest_credit_cents, drop column rest_cents;
      drop index billing.invoice_payment;
      alter table billing.invoice
        drop constraint invoice_provider_reference,
        add constraint invoice_provider_reference_key unique (provider_reference);
    `);
  }
}
