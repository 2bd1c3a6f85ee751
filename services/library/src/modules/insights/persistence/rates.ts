import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** What an hour of a customer's is worth to them, and when they work. */
export interface RateRow {
  readonly hourly_rate_cents: number | null;
  /** @example 09:00 */
  readonly works_from: string;
  readonly works_to: string;
  /** 1 is Monday. */
  readonly work_days: readonly number[];
}

/** Undefined while nothing was saved. */
export async function rateOf(database: Database, accountId: string): Promise<RateRow | undefined> {
  const [row] = await database.query<RateRow[]>(
    `select hourly_rate_cents, to_char(works_from, 'HH24:MI') as works_from, to_char(works_to, 'HH24:MI') as works_to,
       work_days
     from library.account_rate where account_id = $1`,
    [accountId],
  );
  return row;
}

export async function saveRate(
  database: Database,
  accountId: string,
  { hourly_rate_cents, works_from, works_to, work_days }: RateRow,
  at: Date,
): Promise<void> {
  await database.query(
    `insert into library.account_rate (account_id, hourly_rate_cents, works_from, works_to, work_days, updated_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set hourly_rate_cents = excluded.hourly_rate_cents,
       works_from = excluded.works_from, works_to = excluded.works_to, work_days = excluded.work_days,
       updated_at = excluded.updated_at`,
    [accountId, hourly_rate_cents, works_from, works_to, work_days, at],
  );
}
