import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Figures come from page views that the edge sealed. For two hours: what a page view was counted for and left behind.
 * By day: how many of them failed. Error reports from before are nobody's, and stay out of every figure.
 */
export class CountedPageViews1763712000004 implements MigrationInterface {
  name = 'CountedPageViews1763712000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table ai_ops.seen_view (
        view_id text primary key, at timestamptz not null, counted_on date, failed boolean not null default false);
      create index seen_view_at on ai_ops.seen_view (at);
      create table ai_ops.view_share (
        view_id text not null, kind text not null, taken int not null, at timestamptz not null, primary key (view_id, kind));
      create index view_share_at on ai_ops.view_share (at);
      create table ai_ops.visit_day (
        day date primary key, visits int not null, failed int not null, check (failed between 0 and visits));
      create table ai_ops.intake_day (
        day date not null, kind text not null, kept int not null, primary key (day, kind));
      alter table ai_ops.error_report add column counted boolean not null default false;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ai_ops.error_report drop column counted;
      drop table ai_ops.intake_day, ai_ops.visit_day, ai_ops.view_share, ai_ops.seen_view;
    `);
  }
}
