import type { RunCause } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface UntoldRun {
  readonly id: string;
  readonly automation_id: string;
  readonly execution_id: string | null;
  readonly status: 'success' | 'error' | 'canceled';
  readonly started_at: Date;
  readonly ended_at: Date;
  readonly cause: RunCause | null;
  readonly step: string | null;
  readonly http_code: number | null;
}

/** Runs that ended and that nobody was told of yet, the oldest first; a failed one once its cause is known. */
export const untold = (
  database: Database,
  automationIds: readonly string[],
  most: number,
): Promise<UntoldRun[]> =>
  database.query(
    `select id, automation_id, execution_id, status, started_at, coalesce(finished_at, started_at) as ended_at, cause,
       step, http_code
     from library.automation_run
     where automation_id = any($1) and noticed_at is null and status in ('success', 'error', 'canceled')
       and (status <> 'error' or cause is not null)
     order by started_at, id limit $2`,
    [automationIds, most],
  );

export async function noteTold(database: Database, ids: readonly string[], at: Date): Promise<void> {
  await database.query('update library.automation_run set noticed_at = $2 where id = any($1)', [ids, at]);
}
