import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that mail does not reach or that want none, what reports said of single mails, and what ops did about it. */
export class MailTrouble1764132000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_trouble (
        address public.citext not null,
        reason text not null check (reason in ('unreachable', 'often_failing', 'complained')),
        since timestamptz not null,
        status text,
        said text,
        mail_id uuid,
        primary key (address, reason)
      );
      create index mail_trouble_since on mail_trouble (since desc);

      create table mail_soft_failure (
        address public.citext primary key,
        failures integer not null,
        since timestamptz not null
      );

      create table mail_act (
        id uuid primary key default gen_random_uuid(),
        at timestamptz not null,
        actor_id uuid not null,
        actor text not null,
        action text not null check (action in ('lift')),
        address public.citext,
        trouble text not null,
        reason text not null
      );
      create index mail_act_at on mail_act (at desc);

      alter table mail add column reported_at timestamptz, add column report text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail drop column reported_at, drop column report;
      drop table mail_act, mail_soft_failure, mail_trouble;
    `);
  }
}
