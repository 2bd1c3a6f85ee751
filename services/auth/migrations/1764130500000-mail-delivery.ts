import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far each mail is: what was handed to a mail server and what that answered (ADR 30). What an earlier version had
 * left unsent for more than a day stays unsent, as that version said. Without `sent_at` a process of that version cannot
 * send what one of this version is sending.
 */
export class MailDelivery1764130500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail
        add column state text not null default 'written' check (state in
          ('written', 'handed_over', 'accepted', 'refused', 'given_up', 'unknown', 'withheld')),
        add column smtp_id text,
        add column tries integer not null default 0,
        add column due_at timestamptz,
        add column handed_at timestamptz,
        add column spoken_at timestamptz,
        add column settled_at timestamptz,
        add column answer text,
        add column reason text;

      update mail set due_at = created_at;
      update mail set state = 'accepted', settled_at = sent_at where sent_at is not null;
      update mail set state = 'given_up', settled_at = created_at, reason = 'too_long'
        where sent_at is null and created_at < (select max(created_at) from mail) - interval '1 day';

      alter table mail alter column due_at set not null, drop column sent_at;
      create index mail_due on mail (due_at) where state = 'written';
      create index mail_handed on mail (handed_at) where state = 'handed_over';
      create index mail_unsettled on mail (settled_at desc) where state in ('refused', 'given_up', 'unknown');
      create unique index mail_smtp_id on mail (smtp_id) where smtp_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail add column sent_at timestamptz;
      update mail set sent_at = settled_at where state <> 'written' and state <> 'handed_over';
      drop index mail_due, mail_handed, mail_unsettled, mail_smtp_id;
      alter table mail drop column state, drop column smtp_id, drop column tries, drop column due_at,
        drop column handed_at, drop column spoken_at, drop column settled_at, drop column answer, drop column reason;
      create index mail_waiting on mail (created_at) where sent_at is null;
    `);
  }
}
