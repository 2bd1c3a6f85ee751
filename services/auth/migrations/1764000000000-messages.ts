import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people write to support and what they withdraw from; mails about it, and mails with bonus workflows. */
export class Messages1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table customer_message (
        id uuid primary key default gen_random_uuid(),
        idempotency uuid not null unique,
        kind text not null check (kind in ('contact', 'withdrawal')),
        reference text not null unique,
        name text not null,
        email text not null,
        language text not null check (language in ('nl', 'en')),
        content jsonb not null,
        created_at timestamptz not null
      );
      create index customer_message_age on customer_message (created_at);

      alter table mail
        alter column user_id drop not null,
        add column message_id uuid references customer_message (id) on delete cascade,
        add column content jsonb,
        add constraint mail_is_about check (user_id is not null or message_id is not null);
      create index mail_of_message on mail (message_id) where message_id is not null;
      create unique index mail_bonus_once on mail (user_id) where kind = 'bonus_workflows';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mail where user_id is null;
      drop index mail_bonus_once;
      alter table mail drop column message_id, drop column content, alter column user_id set not null;
      drop table customer_message;
    `);
  }
}
