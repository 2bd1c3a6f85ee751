import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A plan and all that is paid for it hang on an account (ADR 29). Everybody who is here has one with the id of their own,
 * so the rows stay as they are under another name. Who registered is known with their account from now on: ops gives a
 * plan to a person, and a referral is one. What the referee's account pays earns the commission.
 */
export class Accounts1767000000000 implements MigrationInterface {
  name = 'Accounts1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.account rename to registered_user;
      alter index billing.account_pkey rename to registered_user_pkey;
      alter table billing.registered_user add column account_id uuid;
      update billing.registered_user set account_id = user_id;
      alter table billing.registered_user alter column account_id set not null;
      create index registered_user_account on billing.registered_user (account_id);

      alter table billing.customer rename column user_id to account_id;
      alter table billing.subscription rename column user_id to account_id;
      alter table billing.superseded_subscription rename column user_id to account_id;
      alter table billing.purchase rename column user_id to account_id;
      alter index billing.purchase_user rename to purchase_account;

      alter table billing.checkout_session rename column user_id to account_id;
      alter index billing.checkout_session_user rename to checkout_session_account;
      alter table billing.checkout_session add column ordered_by uuid;
      update billing.checkout_session set ordered_by = account_id;
      alter table billing.checkout_session alter column ordered_by set not null;

      alter table billing.referral add column account_id uuid;
      update billing.referral set account_id = referee_id;
      alter table billing.referral alter column account_id set not null;
      create unique index referral_account on billing.referral (account_id);

      alter table billing.audit_entry add column account_id uuid;
      update billing.audit_entry set account_id = user_id;
      alter table billing.audit_entry alter column account_id set not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'customer',
      'subscription',
      'superseded_subscription',
      'purchase',
      'checkout_session',
    ])
      await runner.query(`
        update billing.${table} t set account_id = r.user_id
          from billing.registered_user r where r.account_id = t.account_id and r.user_id <> t.account_id;
        alter table billing.${table} rename column account_id to user_id;
      `);
    await runner.query(`
      alter table billing.audit_entry drop column account_id;
      drop index billing.referral_account;
      alter table billing.referral drop column account_id;

      alter table billing.checkout_session drop column ordered_by;
      alter index billing.checkout_session_account rename to checkout_session_user;
      alter index billing.purchase_account rename to purchase_user;

      drop index billing.registered_user_account;
      alter table billing.registered_user drop column account_id;
      alter index billing.registered_user_pkey rename to account_pkey;
      alter table billing.registered_user rename to account;
    `);
  }
}
