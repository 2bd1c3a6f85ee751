import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/**
 * When a run of the account first went well, and from then on for good: what is known of its runs is kept here before they are
 * erased. Whichever of two that ask at once comes second finds it.
 */
export async function firstSuccessOf(database: Database, accountId: string): Promise<Date | undefined> {
  const [kept] = await database.query<{ at: Date }[]>(
    'select at from library.first_success where account_id = $1',
    [accountId],
  );
  if (kept !== undefined) return kept.at;
  const [found] = await database.query<{ at: Date }[]>(
    `insert into library.first_success (account_id, at)
     select $1, min(r.started_at) from library.automation a
     join library.automation_run r on r.automation_id = a.id and r.status = 'success'
     where a.account_id = $1 having count(*) > 0
     on conflict (account_id) do update set at = least(first_success.at, excluded.at)
     returning at`,
    [accountId],
  );
  return found?.at;
}
