import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many views of each cohort were timed, and how many of those were slow beside the stable release. */
export class Pace1763712000005 implements MigrationInterface {
  name = 'Pace1763712000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table releases.view_batch
        add column stable_timed int not null default 0,
        add column stable_slow int not null default 0,
        add column canary_timed int not null default 0,
        add column canary_slow int not null default 0;
      alter table releases.page_view add column paced boolean not null default false;
      create index page_view_unpaced on releases.page_view (remote_id, at)
        where counts and not paced and lcp_ms is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop index releases.page_view_unpaced;
      alter table releases.page_view drop column paced;
      alter table releases.view_batch
        drop column stable_timed, drop column stable_slow, drop column canary_timed, drop column canary_slow;
    `);
  }
}
