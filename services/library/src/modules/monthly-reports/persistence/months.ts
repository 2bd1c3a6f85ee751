import type { EntityManager } from 'typeorm';
import type { AutomationDay } from '../domain/failing.js';
import type { Place } from '../domain/figures.js';

type Database = Pick<EntityManager, 'query'>;

/** How each day went, by automation; days without a run that succeeded or failed are left out. */
export const automationDays = (
  database: Database,
  accountId: string,
  from: string,
  to: string,
): Promise<AutomationDay[]> =>
  database.query(
    `select automation_id, day::text as day, succeeded, failed from library.automation_day
     where account_id = $1 and day between $2 and $3 and succeeded + failed > 0`,
    [accountId, from, to],
  );

/** Which n8n each automation of an account runs in; those whose runs are reported to us are left out. */
export const placesOf = (database: Database, accountId: string): Promise<Place[]> =>
  database.query(
    `select a.id as automation_id, c.id as connection_id, c.name as connection_name
     from library.automation a join library.connection c on c.id = a.connection_id where a.account_id = $1`,
    [accountId],
  );

/** Whether an account has, or had, an automation. */
export async function hasAutomations(database: Database, accountId: string): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    'select from library.automation where account_id = $1 limit 1',
    [accountId],
  );
  return rows.length > 0;
}
