import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workflows that members ask for, each once by what it says, with a vote of each account that asked. */
export class Requests1766600000000 implements MigrationInterface {
  name = 'Requests1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.workflow_request (
        id uuid primary key,
        said text not null unique,
        text text not null,
        language text not null,
        status text not null default 'open' check (status in ('open', 'answered', 'closed')),
        asked_at timestamptz not null,
        workflow_id uuid references library.workflow,
        closed_at timestamptz,
        closed_by uuid,
        reason text
      )`);
    await runner.query('create index on library.workflow_request (status)');
    await runner.query('create index on library.workflow_request (workflow_id)');
    await runner.query(`
      create table library.request_vote (
        request_id uuid not null references library.workflow_request on delete cascade,
        user_id uuid not null,
        voted_at timestamptz not null,
        told_at timestamptz,
        primary key (request_id, user_id)
      )`);
    await runner.query('create index on library.request_vote (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table library.request_vote, library.workflow_request');
  }
}
