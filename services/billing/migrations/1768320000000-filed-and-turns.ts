import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When the bank may have had the file of a batch, so that none of it is given back and paid again. And turns for commissions
 * that are to be released and for renewals that are to be told of: what fails or waits holds up nobody.
 */
export class FiledAndTurns1768320000000 implements MigrationInterface {
  name = 'FiledAndTurns1768320000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payout_batch add column filed_at timestamptz;
      alter table billing.commission add column looked_at timestamptz;
      alter table billing.subscription add column renewal_looked_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.subscription drop column renewal_looked_at;
      alter table billing.commission drop column looked_at;
      alter table billing.payout_batch drop column filed_at;
    `);
  }
}
