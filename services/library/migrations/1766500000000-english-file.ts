import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['english_file text', 'english_hash char(64)'];

/** A workflow of our own has a second file: steps, notes, prompts and messages in English. Imports and older ones have none. */
export class EnglishFile1766500000000 implements MigrationInterface {
  name = 'EnglishFile1766500000000';

  async up(runner: QueryRunner): Promise<void> {
    const add = columns.map((column) => `add column ${column}`).join(', ');
    await runner.query(`
      alter table library.workflow ${add}, add column english_flow jsonb;
      alter table library.workflow_version ${add};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const drop = columns.map((column) => `drop column ${column.split(' ')[0]}`).join(', ');
    await runner.query(`
      alter table library.workflow ${drop}, drop column english_flow;
      alter table library.workflow_version ${drop};
    `);
  }
}
