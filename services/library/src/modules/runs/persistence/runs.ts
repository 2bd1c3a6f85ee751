import type { RunCause, RunStatus } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface RunRow {
  readonly id: string;
  readonly execution_id: string | null;
  readonly status: RunStatus;
  readonly started_at: Date;
  readonly duration_ms: number | null;
  readonly cause: RunCause | null;
  readonly http_code: number | null;
  readonly step: string | null;
  readonly step_type: string | null;
  readonly retry_of: string | null;
  readonly retried_by: string | null;
}

const shown = `
  select r.id, r.execution_id, r.status, r.started_at, r.duration_ms, r.cause, r.http_code, r.step, r.step_type,
    (select o.id from library.automation_run o
      where o.automation_id = r.automation_id and o.execution_id = r.retry_of) as retry_of,
    (select o.id from library.automation_run o
      where o.automation_id = r.automation_id and o.retry_of = r.execution_id
      order by o.started_at desc limit 1) as retried_by
  from library.automation_run r`;

export type RunFilter = 'all' | 'error' | 'waiting';

/** A page, the newest first; runs that began together are not parted. */
export const runsOf = (
  database: Database,
  automationId: string,
  { filter, before, since, limit }: { filter: RunFilter; before: Date | null; since: Date; limit: number },
): Promise<RunRow[]> =>
  database.query(
    `${shown}
     where r.automation_id = $1 and r.started_at >= $2 and ($3::timestamptz is null or r.started_at < $3)
       and ($4 = 'all' or r.status = $4)
     order by r.started_at desc fetch first $5 rows with ties`,
    [automationId, since, before, filter, limit],
  );

export async function hasOlder(
  database: Database,
  automationId: string,
  { filter, before, since }: { filter: RunFilter; before: Date; since: Date },
): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `select 1 from library.automation_run r where r.automation_id = $1 and r.started_at >= $2 and r.started_at < $3
       and ($4 = 'all' or r.status = $4) limit 1`,
    [automationId, since, before, filter],
  );
  return rows.length > 0;
}

export async function countRuns(
  database: Database,
  automationId: string,
  since: Date,
): Promise<{ all: number; error: number; waiting: number }> {
  const [row] = await database.query<{ all: number; error: number; waiting: number }[]>(
    `select count(*)::int as all, (count(*) filter (where status = 'error'))::int as error,
       (count(*) filter (where status = 'waiting'))::int as waiting
     from library.automation_run where automation_id = $1 and started_at >= $2`,
    [automationId, since],
  );
  return row ?? { all: 0, error: 0, waiting: 0 };
}

export async function runOf(
  database: Database,
  automationId: string,
  id: string,
): Promise<RunRow | undefined> {
  const [row] = await database.query<RunRow[]>(`${shown} where r.automation_id = $1 and r.id = $2`, [
    automationId,
    id,
  ]);
  return row;
}

/** Asks for a run's retry for one caller: whoever comes second, before the moment is over, is told no. */
export async function claimRetry(database: Database, id: string, at: Date, expired: Date): Promise<boolean> {
  const [, claimed] = await database.query<[unknown, number]>(
    `update library.automation_run set retry_asked_at = $2
     where id = $1 and (retry_asked_at is null or retry_asked_at < $3)`,
    [id, at, expired],
  );
  return claimed === 1;
}

export async function freeRetry(database: Database, id: string): Promise<void> {
  await database.query('update library.automation_run set retry_asked_at = null where id = $1', [id]);
}

/**
 * Deletes what is older than an account's plan keeps. Its days stay counted, and a run of that time that is read again is not
 * counted again. @returns how many
 */
export async function deleteOld(database: Database, accountId: string, before: Date): Promise<number> {
  const [row] = await database.query<{ deleted: number }[]>(
    `with deleted as (
       delete from library.automation_run r using library.automation a
       where a.id = r.automation_id and a.account_id = $1 and r.started_at < $2 returning r.automation_id
     ), counted as (
       update library.automation set runs_counted_from = greatest(runs_counted_from, $2::timestamptz)
       where id in (select automation_id from deleted)
     )
     select count(*)::int as deleted from deleted`,
    [accountId, before],
  );
  return row?.deleted ?? 0;
}
