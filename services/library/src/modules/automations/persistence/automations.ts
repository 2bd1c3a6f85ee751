import type { AutomationStatus, DashboardStats, RunCause, RunStatus } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** An automation as it is shown, with the figures of its runs. */
export interface ShownRow {
  readonly id: string;
  readonly name: string;
  readonly status: AutomationStatus;
  readonly workflow_filename: string | null;
  readonly created_at: Date;
  readonly kind: 'linked' | 'reported';
  readonly n8n_workflow_id: string | null;
  readonly started_once: boolean;
  readonly gone_since: Date | null;
  readonly seen_at: Date | null;
  readonly watched: boolean;
  /** Among the account's watched ones, the oldest first, from 1. */
  readonly place: number;
  readonly connection_id: string | null;
  readonly connection_name: string | null;
  readonly address: string | null;
  readonly failing_since: Date | null;
  readonly ended: boolean;
  readonly on_trial: boolean;
  readonly last_run: Date | null;
  readonly success_rate: number | null;
  readonly runs: number;
  /** The latest thirty, the oldest first. */
  readonly recent: readonly {
    readonly status: RunStatus;
    readonly at: string;
    readonly cause: RunCause | null;
    readonly step: string | null;
    readonly step_type: string | null;
  }[];
}

/** The figures, of the days that are counted: canceled ones, and those that are not over, count as runs and not in the rate. */
const shown = `
  with placed as (
    select *, row_number() over (partition by kind, watched order by created_at, id)::int as place
    from library.automation where account_id = $1 and removed_at is null
  )
  select a.id, a.name, a.status, a.workflow_filename, a.created_at, a.kind, a.n8n_workflow_id, a.started_once,
    a.gone_since, a.seen_at, a.watched, a.place, c.id as connection_id, c.name as connection_name, c.address,
    c.failing_since, (c.id is null or c.removed_at is not null) as ended,
    (c.purpose = 'test' and c.removed_at is null and exists (select from library.deployment d
      where d.automation_id = a.id and d.state in ('published', 'placed'))) is true as on_trial, r.last_run, r.success_rate, r.runs,
    coalesce(l.recent, '[]') as recent
  from placed a
  left join library.connection c on c.id = a.connection_id
  cross join lateral (
    select (coalesce(sum(runs), 0) + (select count(*) from library.automation_run
        where automation_id = a.id and status in ('running', 'waiting')))::int as runs,
      (select max(started_at) from library.automation_run where automation_id = a.id) as last_run,
      round(100.0 * sum(succeeded) / nullif(sum(succeeded) + sum(failed), 0), 1)::float8 as success_rate
    from library.automation_day where automation_id = a.id
  ) r
  cross join lateral (
    select json_agg(json_build_object('status', status, 'at', started_at, 'cause', cause, 'step', step,
      'step_type', step_type) order by started_at) as recent
    from (select * from library.automation_run where automation_id = a.id order by started_at desc limit 30) t
  ) l`;

/** The newest first. */
export const automationsOf = (database: Database, accountId: string): Promise<ShownRow[]> =>
  database.query(`${shown} order by a.created_at desc, a.id`, [accountId]);

/** Undefined where the id is unknown, removed or somebody else's. */
export async function automationOf(
  database: Database,
  accountId: string,
  id: string,
): Promise<ShownRow | undefined> {
  const [row] = await database.query<ShownRow[]>(`${shown} where a.id = $2`, [accountId, id]);
  return row;
}

interface NewAutomation {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly status: AutomationStatus;
  readonly workflowFilename: string | null;
  readonly minutesSaved: number;
  readonly at: Date;
}

export async function addAutomation(database: Database, automation: NewAutomation): Promise<void> {
  const { id, accountId, name, status, workflowFilename, minutesSaved, at } = automation;
  await database.query(
    `insert into library.automation
       (id, account_id, name, status, workflow_filename, minutes_saved_per_run, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, accountId, name, status, workflowFilename, minutesSaved, at],
  );
}

/** @returns minutes a run of the workflow saves, undefined where the library has no such file */
export async function minutesSavedBy(database: Database, filename: string): Promise<number | undefined> {
  const [row] = await database.query<{ minutes_saved: number }[]>(
    'select minutes_saved from library.workflow where published and filename = $1',
    [filename],
  );
  return row?.minutes_saved;
}

/** What the Overzicht tiles show; runs are counted by day, so a customer whose n8n is not connected has none. */
export async function dashboardStats(database: Database, accountId: string): Promise<DashboardStats> {
  const [row] = await database.query<DashboardStats[]>(
    `with mine as (select * from library.automation where account_id = $1 and removed_at is null),
     counted as (
       select sum(d.runs) as runs, sum(d.succeeded) as succeeded, sum(d.failed) as failed,
         -- What runs on a test instance is tried, and spares nobody anything.
         sum(case when c.purpose = 'test' then 0 when a.own_minutes_per_run is null then d.minutes_saved
           else d.succeeded * a.own_minutes_per_run end) as minutes
       from mine a join library.automation_day d on d.automation_id = a.id
       left join library.connection c on c.id = a.connection_id
     )
     select (select count(*) from mine)::int as total_automations,
       (select count(*) from mine where status = 'running')::int as active_automations,
       (coalesce(runs, 0) + (select count(*) from library.automation_run r join mine a on a.id = r.automation_id
         where r.status in ('running', 'waiting')))::int as total_runs,
       coalesce(100.0 * succeeded / nullif(succeeded + failed, 0), 0)::float8 as average_success_rate,
       coalesce(minutes / 60.0, 0)::float8 as time_saved_hours
     from counted`,
    [accountId],
  );
  return (
    row ?? {
      active_automations: 0,
      total_automations: 0,
      total_runs: 0,
      average_success_rate: 0,
      time_saved_hours: 0,
    }
  );
}
