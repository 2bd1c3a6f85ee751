import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First paint and first byte of a page view, beside the core web vitals. */
export class Paints1763712000003 implements MigrationInterface {
  name = 'Paints1763712000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table releases.page_view add column fcp_ms real, add column ttfb_ms real');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table releases.page_view drop column fcp_ms, drop column ttfb_ms');
  }
}
