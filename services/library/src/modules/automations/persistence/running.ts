import type { AutomationStatus } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface RunningRow {
  readonly automation_id: string;
  readonly name: string;
  readonly status: AutomationStatus;
}

/** The account's automations that are a workflow of the library and still there, the newest first. */
export const runningOf = (database: Database, accountId: string, filename: string): Promise<RunningRow[]> =>
  database.query(
    `select id as automation_id, name, status from library.automation
     where account_id = $1 and workflow_id = (select id from library.workflow where filename = $2)
       and removed_at is null and gone_since is null
     order by created_at desc, id limit 20`,
    [accountId, filename],
  );

/** Filenames of the library's workflows that the account has as an automation, the newest first. */
export async function runningFilenames(database: Database, accountId: string): Promise<string[]> {
  const rows = await database.query<{ filename: string }[]>(
    `select w.filename from library.automation a join library.workflow w on w.id = a.workflow_id
     where a.account_id = $1 and a.removed_at is null and a.gone_since is null and w.published
     group by w.filename order by max(a.created_at) desc, w.filename`,
    [accountId],
  );
  return rows.map(({ filename }) => filename);
}
