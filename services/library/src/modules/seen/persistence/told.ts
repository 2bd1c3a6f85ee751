import type { EntityManager } from 'typeorm';
import type { Told } from '../domain/told.js';

type Database = Pick<EntityManager, 'query'>;

/** Takes a day for one caller: what is told of it is counted once. @returns false where somebody did already */
export async function takeDay(manager: EntityManager, day: Date): Promise<boolean> {
  const [, taken] = await manager.query<[unknown, number]>(
    `update library.library_state set seen_day = ($1::timestamptz at time zone 'UTC')::date
     where seen_day is distinct from ($1::timestamptz at time zone 'UTC')::date`,
    [day],
  );
  return taken === 1;
}

export interface ToldRow extends Told {
  readonly workflow_id: string;
}

/** In place of all that was told before. */
export async function keepTold(manager: EntityManager, told: readonly ToldRow[], day: Date): Promise<void> {
  await manager.query('delete from library.workflow_seen');
  await manager.query(
    `insert into library.workflow_seen (workflow_id, runs, success, day)
     select workflow_id, runs, success, ($2::timestamptz at time zone 'UTC')::date
     from jsonb_to_recordset($1::jsonb) as x(workflow_id uuid, runs integer, success integer)`,
    [JSON.stringify(told), day],
  );
}

/** The day of what is told; null before anything was counted. */
export async function toldOn(database: Database): Promise<string | null> {
  const [row] = await database.query<{ day: string | null }[]>(
    `select to_char(seen_day, 'YYYY-MM-DD') as day from library.library_state`,
  );
  return row?.day ?? null;
}

/** What is told of a workflow today; undefined where nothing is. */
export async function toldOfWorkflow(database: Database, workflowId: string): Promise<Told | undefined> {
  const [row] = await database.query<Told[]>(
    'select runs, success from library.workflow_seen where workflow_id = $1',
    [workflowId],
  );
  return row;
}
