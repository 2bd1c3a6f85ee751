import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A subscription is an account's (ADR 29). Everybody who is here has one with the id of their own; who registered is known
 * with theirs from now on.
 */
export class Accounts1767000000000 implements MigrationInterface {
  name = 'Accounts1767000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ai_ops.subscription rename column user_id to account_id;
      alter table ai_ops.movement rename column user_id to account_id;
      alter table ai_ops.customer add column account_id uuid;
      update ai_ops.customer set account_id = user_id;
      alter table ai_ops.customer alter column account_id set not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['subscription', 'movement'])
      await db.query(`
        update ai_ops.${table} t set account_id = c.user_id
          from ai_ops.customer c where c.account_id = t.account_id and c.user_id <> t.account_id;
        alter table ai_ops.${table} rename column account_id to user_id;
      `);
    await db.query('alter table ai_ops.customer drop column account_id');
  }
}
