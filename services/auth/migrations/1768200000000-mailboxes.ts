import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which people read the same mailbox under another spelling of its address ("jan+1@…", dots at Gmail): each mailbox has a
 * drawn id, which other services are told and which says nothing of the address. Everybody who is here gets theirs and is
 * told of, as at a registration. The spelling is that of mail/domain/mailbox.ts; a test compares the two.
 */
export class Mailboxes1768200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mailbox (
        id uuid primary key default gen_random_uuid(),
        address text not null unique
      );
      alter table user_account add column mailbox_id uuid references mailbox (id);
      create index user_account_mailbox on user_account (mailbox_id);

      create temporary table spelled on commit drop as
        select u.id, case when p.domain in ('gmail.com', 'googlemail.com')
            then replace(p.local, '.', '') || '@gmail.com' else p.local || '@' || p.domain end as address
          from user_account u
          cross join lateral (select lower(btrim(u.email::text)) as plain) e
          cross join lateral (select regexp_replace(e.plain, '^.*@', '') as domain,
            regexp_replace(regexp_replace(e.plain, '@[^@]*$', ''), '^([^+]+|.)[+].*$', '\\1') as local) p;
      insert into mailbox (address) select distinct address from spelled;
      update user_account u set mailbox_id = m.id
        from spelled s join mailbox m on m.address = s.address where s.id = u.id;

      insert into outbox (event, aggregate_id, version, payload, created_at)
        select 'user.mailbox', id, 1, jsonb_build_object('user_id', id, 'version', 1, 'mailbox_id', mailbox_id),
            created_at
          from user_account where not of_gate order by created_at, id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table user_account drop column mailbox_id;
      drop table mailbox;
    `);
  }
}
