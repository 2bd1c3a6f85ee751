import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The same error is one row a day, with how many page views and networks had it; customers' page views have a room of
 * their own; what was not kept is counted. A step to payment counts once a day for each visitor.
 */
export class Shares1763712000005 implements MigrationInterface {
  name = 'Shares1763712000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ai_ops.error_report
        add column day date, add column same text, add column last_at timestamptz,
        add column views int not null default 1, add column networks int not null default 1,
        add column vouched boolean not null default false;
      update ai_ops.error_report set last_at = at;
      alter table ai_ops.error_report alter column last_at set not null;
      create unique index error_report_same on ai_ops.error_report (day, same) where same is not null;
      create index error_report_last on ai_ops.error_report (last_at desc);
      alter table ai_ops.seen_view add column customer boolean not null default false;
      create table ai_ops.intake_dropped (
        day date not null, kind text not null, why text not null, count bigint not null, last_at timestamptz not null,
        primary key (day, kind, why));
      create table ai_ops.visitor_step (
        day date not null, visitor text not null, step text not null, primary key (day, visitor, step));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table ai_ops.visitor_step, ai_ops.intake_dropped;
      alter table ai_ops.seen_view drop column customer;
      drop index ai_ops.error_report_last;
      drop index ai_ops.error_report_same;
      alter table ai_ops.error_report drop column day, drop column same, drop column last_at, drop column views,
        drop column networks, drop column vouched;
    `);
  }
}
