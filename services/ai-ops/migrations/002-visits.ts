import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of visits by day, and for an hour which counts were taken. Neither names anybody. */
export class Visits1763712000002 implements MigrationInterface {
  name = 'Visits1763712000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table ai_ops.visit_count (
        day date not null, step text not null, path text not null, language text not null, device text not null,
        remote text not null, release text not null, referrer text not null, count int not null,
        primary key (day, step, path, language, device, remote, release, referrer));
      create table ai_ops.counted_visit (
        view_id text not null, n int not null, at timestamptz not null, primary key (view_id, n));
      create index counted_visit_at on ai_ops.counted_visit (at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table ai_ops.counted_visit, ai_ops.visit_count');
  }
}
