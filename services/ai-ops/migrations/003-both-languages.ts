import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a cycle found is written down in both languages; cycles from before have the Dutch one. */
export class BothLanguages1763712000003 implements MigrationInterface {
  name = 'BothLanguages1763712000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ai_ops.cycle add column summary_en text;
      alter table ai_ops.system add column last_summary_en text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table ai_ops.system drop column last_summary_en;
      alter table ai_ops.cycle drop column summary_en;
    `);
  }
}
