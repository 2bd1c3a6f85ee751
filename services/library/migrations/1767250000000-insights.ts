import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of runs that ended, each counted so many times. A run is of the day on which it began, as its customer's clock says. */
const ended = (rows: string, times: 1 | -1): string => `
  select automation_id, started_at, status, (started_at at time zone 'Europe/Amsterdam')::date as day, ${times} as times
  from ${rows} where status in ('success', 'error', 'canceled')`;

/** Adds runs to their days; those from before what was deleted already were counted when they were there. */
const count = (runs: string): string => `
  insert into library.automation_day as d (account_id, automation_id, day, runs, succeeded, failed, minutes_saved)
  select account_id, id, day, runs, succeeded, failed, succeeded * minutes from (
    select a.account_id, a.id, r.day, a.minutes_saved_per_run as minutes,
      sum(r.times) as runs, coalesce(sum(r.times) filter (where r.status = 'success'), 0) as succeeded,
      coalesce(sum(r.times) filter (where r.status = 'error'), 0) as failed
    from (${runs}) r
    join library.automation a on a.id = r.automation_id
      and r.started_at >= coalesce(a.runs_counted_from, '-infinity')
    group by a.id, r.day
  ) t
  where runs <> 0 or succeeded <> 0 or failed <> 0
  order by id, day
  on conflict (automation_id, day) do update set runs = d.runs + excluded.runs,
    succeeded = d.succeeded + excluded.succeeded, failed = d.failed + excluded.failed,
    minutes_saved = greatest(d.minutes_saved + excluded.minutes_saved, 0)`;

/**
 * Ended runs by day, which outlive the runs themselves, and what an hour of the customer's is worth
 * (infra/docs/adr/0037-figures-by-day.md). The table counts by itself, in the transaction that writes a run.
 */
export class Insights1767250000000 implements MigrationInterface {
  name = 'Insights1767250000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table library.account_rate (
        account_id uuid primary key,
        -- Null: hours only.
        hourly_rate_cents integer check (hourly_rate_cents between 0 and 100000),
        works_from time not null,
        works_to time not null,
        -- 1 is Monday.
        work_days smallint[] not null,
        updated_at timestamptz not null,
        check (works_from <> works_to)
      )`);
    await runner.query(`
      alter table library.automation
        -- What the customer says instead of minutes_saved_per_run.
        add column own_minutes_per_run integer check (own_minutes_per_run between 0 and 1440),
        -- Runs that began before were deleted, after they had been counted.
        add column runs_counted_from timestamptz`);
    await runner.query(`
      create table library.automation_day (
        account_id uuid not null,
        automation_id uuid not null references library.automation (id) on delete cascade,
        -- In Europe/Amsterdam.
        day date not null,
        -- Ended ones; what is neither a success nor a failure was canceled.
        runs integer not null,
        succeeded integer not null,
        failed integer not null,
        -- By minutes_saved_per_run as it was then; own_minutes_per_run goes before it wherever it is read.
        minutes_saved integer not null,
        primary key (automation_id, day)
      )`);
    await runner.query('create index on library.automation_day (account_id, day)');
    await runner.query(`
      create function library.count_added_runs() returns trigger language plpgsql as $$
      begin ${count(ended('added', 1))}; return null; end $$`);
    await runner.query(`
      create function library.count_changed_runs() returns trigger language plpgsql as $$
      begin ${count(`${ended('before', -1)} union all ${ended('added', 1)}`)}; return null; end $$`);
    await runner.query(`
      create trigger runs_added after insert on library.automation_run referencing new table as added
        for each statement execute function library.count_added_runs()`);
    await runner.query(`
      create trigger runs_changed after update on library.automation_run
        referencing old table as before new table as added
        for each statement execute function library.count_changed_runs()`);
    // The triggers keep others from writing runs until this is committed: none is left out, none counted twice.
    await runner.query(count(ended('library.automation_run', 1)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger runs_changed on library.automation_run;
      drop trigger runs_added on library.automation_run;
      drop function library.count_changed_runs(), library.count_added_runs();
      drop table library.automation_day, library.account_rate;
      alter table library.automation drop column runs_counted_from, drop column own_minutes_per_run`);
  }
}
