import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a plan pays for belongs to an account, and people are members of it (ADR 29). Everybody who is here is given one
 * with the id of their own, so that the rows which other services keep under that id are the account's without anybody
 * asking; accounts made later have an id of their own. What billing last told moves from the person to the account: a
 * process of the version before, which still writes it there, fails and leaves the event to one that knows better.
 */
export class Memberships1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account (
        id uuid primary key default gen_random_uuid(),
        subscription_status text not null default 'none',
        price_tier text,
        subscription_version bigint not null default 0,
        created_at timestamptz not null
      );
      create table account_member (
        account_id uuid not null references account (id) on delete cascade,
        user_id uuid not null unique references user_account (id) on delete cascade,
        role text not null check (role in ('owner', 'member')),
        joined_at timestamptz not null,
        primary key (account_id, user_id)
      );
      create unique index account_owner on account_member (account_id) where role = 'owner';

      insert into account (id, subscription_status, price_tier, subscription_version, created_at)
        select id, subscription_status, price_tier, subscription_version, created_at from user_account;
      insert into account_member (account_id, user_id, role, joined_at)
        select id, id, 'owner', created_at from user_account;

      alter table user_account
        drop column subscription_status, drop column price_tier, drop column subscription_version;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table user_account
        add column subscription_status text not null default 'none',
        add column price_tier text,
        add column subscription_version bigint not null default 0;
      update user_account u
        set subscription_status = a.subscription_status, price_tier = a.price_tier,
          subscription_version = a.subscription_version
        from account_member m join account a on a.id = m.account_id where m.user_id = u.id;
      drop table account_member, account;
    `);
  }
}
