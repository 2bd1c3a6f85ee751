import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each remote sent lately, so that uploads without a release cannot fill the disk. */
export class SentBlobs1763712000006 implements MigrationInterface {
  name = 'SentBlobs1763712000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table releases.sent_blob (
        remote text not null,
        integrity text not null,
        bytes int not null,
        taken boolean not null default false,
        at timestamptz not null,
        primary key (remote, integrity)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table releases.sent_blob;');
  }
}
