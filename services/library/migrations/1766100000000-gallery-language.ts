import type { MigrationInterface, QueryRunner } from 'typeorm';

/** n8n asks for English whatever its user reads, so a gallery remembers the language in which it was asked for. */
export class GalleryLanguage1766100000000 implements MigrationInterface {
  name = 'GalleryLanguage1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table library.gallery_key
        add column language text not null default 'nl' check (language in ('nl', 'en'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.gallery_key drop column language');
  }
}
