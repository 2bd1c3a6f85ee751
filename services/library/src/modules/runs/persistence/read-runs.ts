import type { RunStatus } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** A run as n8n lists it. */
export interface ReadRun {
  readonly automation_id: string;
  readonly execution_id: string;
  readonly status: RunStatus;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly duration_ms: number | null;
  readonly mode: string | null;
  readonly retry_of: string | null;
}

const columns = `automation_id uuid, execution_id text, status text, started_at timestamptz, finished_at timestamptz,
  duration_ms integer, mode text, retry_of text`;

/**
 * Keeps what a look saw; the same again changes nothing, and a run that ended stays as it ended. A number that an n8n gave
 * again, after it was put back from a backup, is another run: the one before keeps its row and loses its number. One that
 * was reported, and not read before, is the same.
 */
export async function keepRuns(database: Database, runs: readonly ReadRun[], at: Date): Promise<void> {
  if (runs.length === 0) return;
  const given = JSON.stringify(runs);
  await database.query(
    `update library.automation_run r set execution_id = null
     from jsonb_to_recordset($1::jsonb) as x(${columns})
     where r.automation_id = x.automation_id and r.execution_id = x.execution_id and r.started_at <> x.started_at
       and r.seen_at is not null and r.status not in ('running', 'waiting')`,
    [given],
  );
  await database.query(
    `insert into library.automation_run as r (id, automation_id, execution_id, status, started_at, finished_at,
       duration_ms, mode, retry_of, seen_at)
     select distinct on (automation_id, execution_id) gen_random_uuid(), automation_id, execution_id, status, started_at, finished_at, duration_ms, mode, retry_of, $2::timestamptz
     from jsonb_to_recordset($1::jsonb) as x(${columns})
     where exists (select 1 from library.automation a where a.id = x.automation_id)
     on conflict (automation_id, execution_id) where execution_id is not null do update
       set status = excluded.status, started_at = excluded.started_at, finished_at = excluded.finished_at,
         duration_ms = excluded.duration_ms, mode = excluded.mode, retry_of = coalesce(excluded.retry_of, r.retry_of),
         seen_at = excluded.seen_at
       where r.seen_at is null or r.status in ('running', 'waiting')`,
    [given, at],
  );
}

/** Keeps a run that n8n was just asked for; one that a look has seen meanwhile stays as it was seen. */
export async function keepBegun(database: Database, run: ReadRun, at: Date): Promise<void> {
  await database.query(
    `insert into library.automation_run (id, automation_id, execution_id, status, started_at, mode, retry_of, seen_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [...[run.automation_id, run.execution_id, run.status, run.started_at], ...[run.mode, run.retry_of, at]],
  );
}

export interface OpenRun {
  readonly id: string;
  readonly automation_id: string;
  readonly execution_id: string;
  readonly started_at: Date;
}

/** Runs that had not ended when they were last seen, before a moment; those seen longest ago first. */
export const openRuns = (
  database: Database,
  automationIds: readonly string[],
  before: Date,
  most: number,
): Promise<OpenRun[]> =>
  database.query(
    `select id, automation_id, execution_id, started_at from library.automation_run
     where automation_id = any($1) and status in ('running', 'waiting') and execution_id is not null
       and (seen_at is null or seen_at < $2)
     order by seen_at nulls first, id limit $3`,
    [automationIds, before, most],
  );

/** n8n no longer knows it: how it ended nobody can say. */
export async function noteVanished(database: Database, id: string, at: Date): Promise<void> {
  await database.query(
    `update library.automation_run set status = 'canceled', finished_at = $2, seen_at = $2
     where id = $1 and status in ('running', 'waiting')`,
    [id, at],
  );
}

export interface UnexplainedRun {
  readonly id: string;
  readonly automation_id: string;
  readonly execution_id: string;
  readonly started_at: Date;
}

/** Failed runs whose cause is not known yet, the newest first. */
export const unexplained = (
  database: Database,
  automationIds: readonly string[],
  most: number,
): Promise<UnexplainedRun[]> =>
  database.query(
    `select id, automation_id, execution_id, started_at from library.automation_run
     where automation_id = any($1) and status = 'error' and cause is null and execution_id is not null
     order by started_at desc limit $2`,
    [automationIds, most],
  );

/** What is kept of a failure; nothing of it is anybody's data. */
export interface KeptFailure {
  readonly cause: string;
  readonly errorClass: string | null;
  readonly httpCode: number | null;
  readonly step: string | null;
  readonly stepType: string | null;
  readonly message: string | null;
}

export async function keepFailure(database: Database, id: string, failure: KeptFailure): Promise<void> {
  const { cause, errorClass, httpCode, step, stepType, message } = failure;
  await database.query(
    `update library.automation_run set cause = $2, error_class = $3, http_code = $4, step = $5, step_type = $6, message = $7
     where id = $1`,
    [id, cause, errorClass, httpCode, step, stepType, message],
  );
}
