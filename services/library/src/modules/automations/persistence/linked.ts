import type { AutomationStatus } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** An automation that is a workflow in a connected n8n. */
export interface LinkedRow {
  readonly id: string;
  readonly name: string;
  readonly n8n_workflow_id: string;
  readonly started_once: boolean;
  readonly gone_since: Date | null;
  /** Null of one whose n8n was not looked at since it was linked, or put back. */
  readonly seen_at: Date | null;
}

/** Those of a connection that are watched: as many of the account as its plan has, the oldest first. */
export const watchedOf = (database: Database, connectionId: string, most: number): Promise<LinkedRow[]> =>
  database.query(
    `select id, name, n8n_workflow_id, started_once, gone_since, seen_at from (
       select *, row_number() over (order by created_at, id) as place from library.automation
       where account_id = (select account_id from library.connection where id = $1)
         and kind = 'linked' and watched and removed_at is null
     ) a
     where connection_id = $1 and n8n_workflow_id is not null and place <= $2 order by place`,
    [connectionId, most],
  );

/** Where an automation is; connection null where it ended. */
export interface Whereabouts {
  readonly kind: 'linked' | 'reported';
  readonly connection_id: string | null;
  readonly n8n_workflow_id: string | null;
  readonly address: string | null;
}

/** Undefined where it is unknown, removed or another account's. */
export async function whereaboutsOf(
  database: Database,
  accountId: string,
  id: string,
): Promise<Whereabouts | undefined> {
  const [row] = await database.query<Whereabouts[]>(
    `select a.kind, a.n8n_workflow_id, c.id as connection_id, c.address from library.automation a
     left join library.connection c on c.id = a.connection_id and c.removed_at is null
     where a.id = $2 and a.account_id = $1 and a.removed_at is null`,
    [accountId, id],
  );
  return row;
}

/** What a look showed of a workflow. */
export interface SeenWorkflow {
  readonly id: string;
  readonly status: AutomationStatus;
  readonly name: string;
  readonly active: boolean;
  readonly archived: boolean;
  readonly versionId: string | null;
  readonly startedOnce: boolean;
  readonly goneSince: Date | null;
}

/**
 * @param begun when the look began: what its owner changed since then stands, and is seen at the next one
 */
export async function noteWorkflow(database: Database, seen: SeenWorkflow, begun: Date): Promise<void> {
  const { id, status, name, active, archived, versionId, startedOnce, goneSince } = seen;
  await database.query(
    `update library.automation set status = $2, name = $3, n8n_active = $4, n8n_archived = $5,
       n8n_version_id = coalesce($6, n8n_version_id), started_once = started_once or $7, gone_since = $8
     where id = $1 and updated_at <= $9 and removed_at is null`,
    [id, status, name, active, archived, versionId, startedOnce, goneSince, begun],
  );
}

export async function noteLooked(database: Database, ids: readonly string[], at: Date): Promise<void> {
  await database.query('update library.automation set seen_at = $2 where id = any($1)', [ids, at]);
}
