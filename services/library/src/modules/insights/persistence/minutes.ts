import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Sets the customer's own minutes, or takes them back (null). @returns undefined where it is unknown, removed or another's */
export async function setMinutes(
  database: Database,
  accountId: string,
  id: string,
  minutes: number | null,
): Promise<{ readonly declared: number; readonly own: number | null } | undefined> {
  const [rows] = await database.query<[{ declared: number; own: number | null }[], number]>(
    `update library.automation set own_minutes_per_run = $3
     where id = $2 and account_id = $1 and removed_at is null
     returning minutes_saved_per_run as declared, own_minutes_per_run as own`,
    [accountId, id, minutes],
  );
  return rows[0];
}
