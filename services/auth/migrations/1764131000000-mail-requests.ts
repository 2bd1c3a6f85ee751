import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that other services ask for, each request once. */
export class MailRequests1764131000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table mail add column request_id uuid;
      create unique index mail_request on mail (request_id) where request_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table mail drop column request_id');
  }
}
