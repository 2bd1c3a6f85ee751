import type { AutomationStatus } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** What of an automation may be set; a part that is left out stays what it is. */
export interface Change {
  readonly name?: string;
  readonly status?: AutomationStatus;
  readonly watched?: boolean;
  readonly n8nActive?: boolean;
  readonly startedOnce?: boolean;
}

export async function changeAutomation(
  database: Database,
  accountId: string,
  id: string,
  { name, status, watched, n8nActive, startedOnce }: Change,
  at: Date,
): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.automation set name = coalesce($3, name), status = coalesce($4, status),
       watched = coalesce($5, watched), n8n_active = coalesce($6, n8n_active),
       started_once = started_once or coalesce($7, false),
       -- What it did while nobody read it is read now.
       seen_at = case when $5 and not watched then null else seen_at end, updated_at = $8
     where id = $2 and account_id = $1 and removed_at is null`,
    [accountId, id, name, status, watched, n8nActive, startedOnce, at],
  );
  return changed === 1;
}

/** Takes one off the list. @param gone whether its workflow was deleted in n8n too */
export async function removeAutomation(
  database: Database,
  accountId: string,
  id: string,
  at: Date,
  gone: boolean,
): Promise<boolean> {
  const [, changed] = await database.query<[unknown, number]>(
    `update library.automation set removed_at = $3, updated_at = $3,
       gone_since = case when $4 then coalesce(gone_since, $3::timestamptz) else gone_since end,
       status = case when $4 then 'stopped' else status end
     where id = $2 and account_id = $1 and removed_at is null`,
    [accountId, id, at, gone],
  );
  return changed === 1;
}

/**
 * Puts one back that was taken off; what it did meanwhile is read at the next look.
 * @returns exists: its workflow is on the list again already
 */
export async function restoreAutomation(
  database: Database,
  accountId: string,
  id: string,
  at: Date,
): Promise<'restored' | 'exists' | 'unknown'> {
  const rows = await database.query<{ exists: boolean }[]>(
    `select exists (select 1 from library.automation o where o.connection_id = a.connection_id
       and o.n8n_workflow_id = a.n8n_workflow_id and o.id <> a.id and o.removed_at is null) as exists
     from library.automation a where a.id = $2 and a.account_id = $1`,
    [accountId, id],
  );
  if (rows[0] === undefined) return 'unknown';
  if (rows[0].exists) return 'exists';
  await database.query(
    `update library.automation set removed_at = null, seen_at = null, updated_at = $3
     where id = $2 and account_id = $1 and removed_at is not null`,
    [accountId, id, at],
  );
  return 'restored';
}

/** Erases what was taken off the list before a moment, with its runs. @returns how many */
export async function eraseRemoved(database: Database, before: Date): Promise<number> {
  const [, erased] = await database.query<[unknown, number]>(
    'delete from library.automation where removed_at <= $1',
    [before],
  );
  return erased;
}

/** Accounts that have an automation, in the order of their ids. */
export async function accountsWithAutomations(
  database: Database,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await database.query<{ account_id: string }[]>(
    `select distinct account_id from library.automation where account_id > $1 order by account_id limit $2`,
    [after, most],
  );
  return rows.map(({ account_id }) => account_id);
}
