import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A plan that ops gives may be given until a day. */
export class GrantsUntil1768400000000 implements MigrationInterface {
  name = 'GrantsUntil1768400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.subscription add column granted_until timestamptz,
        add check (granted_until is null or granted is not null);
      create index subscription_granted_until on billing.subscription (granted_until) where granted_until is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.subscription drop column granted_until');
  }
}
