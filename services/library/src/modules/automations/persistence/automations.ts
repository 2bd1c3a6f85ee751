import type { Automation, AutomationStatus, DashboardStats } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

interface AutomationRow extends Omit<Automation, 'last_run' | 'created_at'> {
  readonly last_run: Date | null;
  readonly created_at: Date;
}

const toAutomation = (row: AutomationRow): Automation => ({
  ...row,
  last_run: row.last_run?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** With the figures of its runs: canceled ones count as runs, not in the rate. */
const select = `
  select a.id, a.name, a.status, a.workflow_filename, a.created_at, r.last_run, r.success_rate, r.runs
  from library.automation a
  cross join lateral (
    select count(*)::int as runs, max(started_at) as last_run,
      round(100.0 * count(*) filter (where status = 'success')
        / nullif(count(*) filter (where status <> 'canceled'), 0), 1)::float8 as success_rate
    from library.automation_run where automation_id = a.id
  ) r`;

/** The newest first. */
export async function automationsOf(database: Database, userId: string): Promise<Automation[]> {
  const rows = await database.query<AutomationRow[]>(
    `${select} where a.user_id = $1 order by a.created_at desc, a.id`,
    [userId],
  );
  return rows.map(toAutomation);
}

/** Undefined where the id is unknown or somebody else's. */
export async function automationOf(
  database: Database,
  userId: string,
  id: string,
): Promise<Automation | undefined> {
  const [row] = await database.query<AutomationRow[]>(`${select} where a.user_id = $1 and a.id = $2`, [
    userId,
    id,
  ]);
  return row === undefined ? undefined : toAutomation(row);
}

interface NewAutomation {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly status: AutomationStatus;
  readonly workflowFilename: string | null;
  readonly minutesSaved: number;
  readonly at: Date;
}

export async function addAutomation(database: Database, automation: NewAutomation): Promise<void> {
  const { id, userId, name, status, workflowFilename, minutesSaved, at } = automation;
  await database.query(
    `insert into library.automation
       (id, user_id, name, status, workflow_filename, minutes_saved_per_run, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, userId, name, status, workflowFilename, minutesSaved, at],
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

/** What the Overzicht tiles show; runs are rows, so a customer whose n8n is not connected has none. */
export async function dashboardStats(database: Database, userId: string): Promise<DashboardStats> {
  const [row] = await database.query<DashboardStats[]>(
    `select count(distinct a.id)::int as total_automations,
       (count(distinct a.id) filter (where a.status = 'running'))::int as active_automations,
       count(r.id)::int as total_runs,
       coalesce(100.0 * count(r.id) filter (where r.status = 'success')
         / nullif(count(r.id) filter (where r.status <> 'canceled'), 0), 0)::float8 as average_success_rate,
       coalesce(sum(a.minutes_saved_per_run) filter (where r.status = 'success') / 60.0, 0)::float8 as time_saved_hours
     from library.automation a left join library.automation_run r on r.automation_id = a.id
     where a.user_id = $1`,
    [userId],
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
