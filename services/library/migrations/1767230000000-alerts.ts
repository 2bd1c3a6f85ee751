import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a customer hears of automations, and what they heard (infra/docs/adr/0035-alerts.md). An alert is written with where it has to
 * go; a message gathers what waits for one place and is written before anything is sent.
 */
export class Alerts1767230000000 implements MigrationInterface {
  name = 'Alerts1767230000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.alert_setting (
        account_id uuid primary key,
        -- Who gets the mail.
        user_id uuid not null,
        mail text[] not null,
        quiet jsonb not null,
        -- Steps: {channel, after_minutes}.
        on_call jsonb not null default '[]',
        updated_at timestamptz not null
      )`);
    await runner.query(`
      create table library.alert_channel (
        id uuid primary key,
        account_id uuid not null,
        kind text not null check (kind in ('webhook', 'slack', 'teams', 'discord')),
        name text not null,
        masked text not null,
        -- Address, and for a webhook the secret that signs; locked, gone with the channel.
        key_id text,
        sealed bytea,
        kinds text[] not null,
        language text not null check (language in ('nl', 'en')),
        created_at timestamptz not null,
        last_ok_at timestamptz,
        failing_since timestamptz,
        removed_at timestamptz,
        constraint alert_channel_address_goes_with_it
          check ((removed_at is null) = (sealed is not null) and (sealed is null) = (key_id is null))
      )`);
    await runner.query(
      'create unique index alert_channel_name on library.alert_channel (account_id, lower(name)) where removed_at is null',
    );
    await runner.query(`
      create table library.alert_watch (
        automation_id uuid primary key references library.automation (id) on delete cascade,
        -- The newest run that was judged.
        latest_run uuid,
        last_at timestamptz,
        -- Longest usual time between two runs, and when that was worked out; null where nobody can know it yet.
        rhythm_ms bigint,
        rhythm_at timestamptz,
        running_since timestamptz
      )`);
    await runner.query(`
      create table library.alert (
        id uuid primary key,
        account_id uuid not null,
        automation_id uuid not null references library.automation (id) on delete cascade,
        kind text not null check (kind in ('first_failure', 'keeps_failing', 'silent', 'well_again')),
        -- The run that it is about; of silence the last one before.
        run_id uuid not null,
        at timestamptz not null,
        cause text,
        step text,
        step_type text,
        failures integer not null default 0,
        created_at timestamptz not null,
        unique (automation_id, kind, run_id)
      )`);
    await runner.query('create index on library.alert (account_id, created_at desc)');
    await runner.query(`
      create table library.alert_message (
        id uuid primary key,
        account_id uuid not null,
        -- Null of mail.
        channel_id uuid references library.alert_channel (id) on delete cascade,
        test boolean not null default false,
        state text not null check (state in ('waiting', 'sending', 'sent', 'refused', 'given_up')),
        tries integer not null default 0,
        due_at timestamptz not null,
        taken_at timestamptz,
        settled_at timestamptz,
        http_status integer,
        created_at timestamptz not null
      )`);
    await runner.query('create index on library.alert_message (account_id, created_at desc)');
    await runner.query('create index on library.alert_message (channel_id)');
    await runner.query(
      `create index alert_message_unfinished on library.alert_message (due_at) where state in ('waiting', 'sending')`,
    );
    await runner.query(`
      create table library.alert_item (
        id uuid primary key,
        alert_id uuid not null references library.alert (id) on delete cascade,
        account_id uuid not null,
        channel_id uuid references library.alert_channel (id) on delete cascade,
        message_id uuid references library.alert_message (id) on delete cascade,
        -- Of the on-call order; null of what goes where the matrix says.
        step integer,
        created_at timestamptz not null,
        unique nulls not distinct (alert_id, channel_id, step)
      )`);
    await runner.query(`
      create table library.alert_page (
        id uuid primary key,
        account_id uuid not null,
        alert_id uuid not null unique references library.alert (id) on delete cascade,
        step integer not null default 0,
        -- Null once nobody else is to be told.
        next_at timestamptz,
        acknowledged_at timestamptz,
        acknowledged_by uuid,
        created_at timestamptz not null
      )`);
    await runner.query(
      'create index alert_page_next on library.alert_page (next_at) where next_at is not null',
    );
    await runner.query('create index on library.alert_page (account_id) where acknowledged_at is null');
    await runner.query('create index on library.alert_page (acknowledged_by)');
    await runner.query('create index on library.alert_item (message_id)');
    await runner.query('create index on library.alert_item (channel_id)');
    await runner.query(
      'create index alert_item_waiting on library.alert_item (account_id) where message_id is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table library.alert_page, library.alert_item, library.alert_message, library.alert, library.alert_watch, library.alert_channel,
         library.alert_setting`,
    );
  }
}
