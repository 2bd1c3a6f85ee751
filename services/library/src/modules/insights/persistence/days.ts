import type { EntityManager } from 'typeorm';
import type { Day } from '../domain/days.js';

type Database = Pick<EntityManager, 'query'>;

/**
 * An account's automations ($1), each workflow of an n8n once: one that was taken off the list, or whose n8n was connected anew,
 * has its runs at the one that followed too. What was taken off counts until it is erased; what runs on a test instance is tried, and
 * spares nobody anything.
 */
const counted = `
  select distinct on (coalesce(c.address || ' ' || a.n8n_workflow_id, a.id::text)) a.*
  from library.automation a left join library.connection c on c.id = a.connection_id
  where a.account_id = $1 and c.purpose is distinct from 'test'
  order by coalesce(c.address || ' ' || a.n8n_workflow_id, a.id::text), (a.removed_at is null) desc,
    a.created_at desc, a.id`;

/** Of days `d` of automations `a`. The customer's word goes before ours (domain/saved.ts), for each day there was. */
const sums = `sum(d.runs)::int as runs, sum(d.succeeded)::int as succeeded, sum(d.failed)::int as failed,
  sum(case when a.own_minutes_per_run is null then d.minutes_saved
    else d.succeeded * a.own_minutes_per_run end)::int as minutes`;

const inPeriod = `(${counted}) a join library.automation_day d on d.automation_id = a.id
  where d.day between $2 and $3`;

export interface Counted {
  readonly runs: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly minutes: number;
}

/** Ended runs of one automation in a period. */
export interface AutomationPeriod extends Counted {
  readonly id: string;
  readonly name: string;
  readonly workflow_filename: string | null;
  /** Taken off the list. */
  readonly removed: boolean;
  readonly declared: number;
  readonly own: number | null;
}

/** By automation, the most runs first; those without a run in the period are left out. */
export const periodByAutomation = (
  database: Database,
  accountId: string,
  from: Day,
  to: Day,
): Promise<AutomationPeriod[]> =>
  database.query(
    `select a.id, a.name, a.workflow_filename, a.removed_at is not null as removed,
       a.minutes_saved_per_run as declared, a.own_minutes_per_run as own, ${sums}
     from ${inPeriod}
     group by a.id, a.name, a.workflow_filename, a.removed_at, a.minutes_saved_per_run, a.own_minutes_per_run
     having sum(d.runs) > 0
     order by runs desc, a.name, a.id`,
    [accountId, from, to],
  );

export interface DayRow extends Counted {
  readonly day: Day;
}

/** By day, the earliest first; days without a run are left out. */
export const periodByDay = (database: Database, accountId: string, from: Day, to: Day): Promise<DayRow[]> =>
  database.query(
    `select d.day::text as day, ${sums} from ${inPeriod} group by d.day having sum(d.runs) > 0 order by d.day`,
    [accountId, from, to],
  );

export interface AppRow extends Counted {
  readonly app: string | null;
  readonly automations: number;
}

/** By app of the workflow in the library; null of what has none there. A run counts with each app of its workflow. */
export const periodByApp = (database: Database, accountId: string, from: Day, to: Day): Promise<AppRow[]> =>
  database.query(
    `select app, count(distinct ran.id)::int as automations, sum(ran.runs)::int as runs,
       sum(ran.succeeded)::int as succeeded, sum(ran.failed)::int as failed, sum(ran.minutes)::int as minutes
     from (select a.id, a.workflow_filename, ${sums} from ${inPeriod} group by a.id, a.workflow_filename) ran
     left join library.workflow w on w.filename = ran.workflow_filename
     left join lateral unnest(w.integrations) app on true
     where ran.runs > 0 group by app order by sum(ran.runs) desc, app nulls last`,
    [accountId, from, to],
  );

export interface AutomationDayRow extends Counted {
  readonly day: Day;
  readonly name: string;
  /** What is counted with now. */
  readonly minutes_per_run: number;
}

/** By day and automation, the newest day first. */
export const periodByDayAndAutomation = (
  database: Database,
  accountId: string,
  { from, to, most }: { readonly from: Day; readonly to: Day; readonly most: number },
): Promise<AutomationDayRow[]> =>
  database.query(
    `select d.day::text as day, a.name, coalesce(a.own_minutes_per_run, a.minutes_saved_per_run) as minutes_per_run,
       ${sums}
     from ${inPeriod}
     group by d.day, a.id, a.name, a.own_minutes_per_run, a.minutes_saved_per_run
     having sum(d.runs) > 0 order by d.day desc, a.name, a.id limit $4`,
    [accountId, from, to, most],
  );

/** The first day with a run that is known; null where nothing ran. */
export async function firstDay(database: Database, accountId: string): Promise<Day | null> {
  const [row] = await database.query<{ day: Day | null }[]>(
    'select min(day)::text as day from library.automation_day where account_id = $1 and runs > 0',
    [accountId],
  );
  return row?.day ?? null;
}

/** Deletes what is older than anybody is shown. @returns how many */
export async function deleteOldDays(database: Database, before: Day): Promise<number> {
  const [, deleted] = await database.query<[unknown, number]>(
    'delete from library.automation_day where day < $1',
    [before],
  );
  return deleted;
}
