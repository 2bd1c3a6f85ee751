import type { EntityManager } from 'typeorm';
import type { Counted } from '../domain/told.js';

type Database = Pick<EntityManager, 'query'>;

/** Automations of which we read the runs ourselves: anybody can report as many as they like. */
const read = `a.kind = 'linked' and a.workflow_id is not null`;
const ended = `r.status in ('success', 'error')`;

/**
 * Counts the runs of each workflow on each day since one, over all customers. A day never goes down: what was counted stays
 * when a customer, their plan's history or an automation goes, so that nobody sees from the difference what they did.
 * @param from the first day that is counted again, at its beginning (UTC)
 */
export async function countDays(database: Database, from: Date): Promise<void> {
  await database.query(
    `insert into library.workflow_day as d (workflow_id, day, runs, succeeded)
     select a.workflow_id, (r.started_at at time zone 'UTC')::date, count(*), count(*) filter (where r.status = 'success')
     from library.automation a join library.automation_run r on r.automation_id = a.id
     where ${read} and ${ended} and r.started_at >= $1
     group by 1, 2
     on conflict (workflow_id, day) do update set runs = excluded.runs, succeeded = excluded.succeeded
       where excluded.runs > d.runs`,
    [from],
  );
}

/** Nothing looks further back. */
export async function forgetDays(database: Database, before: Date): Promise<void> {
  await database.query(
    `delete from library.workflow_day where day < ($1::timestamptz at time zone 'UTC')::date`,
    [before],
  );
}

export interface CountedWorkflow extends Counted {
  readonly workflow_id: string;
  readonly customers: number;
}

/** Runs of each workflow from one day until before another, with how many customers ran it then that still have it. */
export const countedBetween = (
  database: Database,
  from: Date,
  to: Date,
  fewest: number,
): Promise<CountedWorkflow[]> =>
  database.query(
    `with running as (
       select a.workflow_id, count(distinct a.account_id)::int as customers from library.automation a
       where ${read} and a.removed_at is null and exists (
         select from library.automation_run r
         where r.automation_id = a.id and ${ended} and r.started_at >= $1 and r.started_at < $2)
       group by 1 having count(distinct a.account_id) >= $3
     )
     select r.workflow_id, r.customers, sum(d.runs)::int as runs, sum(d.succeeded)::int as succeeded
     from running r join library.workflow_day d using (workflow_id)
     where d.day >= ($1::timestamptz at time zone 'UTC')::date and d.day < ($2::timestamptz at time zone 'UTC')::date
     group by 1, 2`,
    [from, to, fewest],
  );

export interface CourseRow {
  readonly workflow_id: string;
  readonly recent: Counted;
  readonly before: Counted;
}

/** How each workflow that ran since a day went since then, and before it as far back as another. */
export const courses = (database: Database, from: Date, recentFrom: Date): Promise<CourseRow[]> =>
  database.query(
    `with day as (
       select workflow_id, runs, succeeded, day >= ($2::timestamptz at time zone 'UTC')::date as recent
       from library.workflow_day where day >= ($1::timestamptz at time zone 'UTC')::date
     )
     select workflow_id,
       json_build_object('runs', coalesce(sum(runs) filter (where recent), 0),
         'succeeded', coalesce(sum(succeeded) filter (where recent), 0)) as recent,
       json_build_object('runs', coalesce(sum(runs) filter (where not recent), 0),
         'succeeded', coalesce(sum(succeeded) filter (where not recent), 0)) as before
     from day group by 1 having bool_or(recent)`,
    [from, recentFrom],
  );

export interface FailedRow {
  readonly workflow_id: string;
  readonly customers: number;
  readonly failing_customers: number;
  /** Names of the workflow's own steps, in every language and version that is kept. */
  readonly names: string[];
  readonly groups: {
    readonly cause: string | null;
    readonly step: string | null;
    readonly step_type: string | null;
    readonly runs: number;
    readonly customers: number;
  }[];
}

/** How runs of these workflows failed since a moment. */
export const failuresOf = (
  database: Database,
  workflowIds: readonly string[],
  since: Date,
): Promise<FailedRow[]> =>
  database.query(
    `with run as (
       select a.workflow_id, a.account_id, r.status, r.cause, r.step, r.step_type
       from library.automation a join library.automation_run r on r.automation_id = a.id
       where ${read} and ${ended} and a.workflow_id = any($1) and r.started_at >= $2
     ), failed as (
       select workflow_id, cause, step, step_type, count(*)::int as runs, count(distinct account_id)::int as customers
       from run where status = 'error' group by 1, 2, 3, 4
     )
     select w.id as workflow_id, c.customers, c.failing_customers,
       coalesce((select array_agg(distinct node ->> 'name') from (
         select jsonb_array_elements(file::jsonb -> 'nodes') from (
           select w.file union all select w.english_file
           union all select v.file from library.workflow_version v where v.workflow_id = w.id
           union all select v.english_file from library.workflow_version v where v.workflow_id = w.id
         ) files (file) where file is not null
       ) nodes (node)), '{}') as names,
       (select json_agg(json_build_object('cause', f.cause, 'step', f.step, 'step_type', f.step_type, 'runs', f.runs,
          'customers', f.customers)) from failed f where f.workflow_id = w.id) as groups
     from library.workflow w
     join lateral (
       select count(distinct account_id)::int as customers,
         (count(distinct account_id) filter (where status = 'error'))::int as failing_customers
       from run where run.workflow_id = w.id
     ) c on c.failing_customers > 0
     where w.id = any($1)`,
    [workflowIds, since],
  );
