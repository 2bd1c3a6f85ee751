import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The settings of alerts are the account's (infra/docs/adr/0029); the person in them is whom the mail goes to, not whose they are. */
export class WhomAlertsAreMailed1767245000000 implements MigrationInterface {
  name = 'WhomAlertsAreMailed1767245000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.alert_setting rename column user_id to mails_to');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table library.alert_setting rename column mails_to to user_id');
  }
}
