import type { EntityManager } from 'typeorm';

export interface Renewal {
  readonly reference: string;
  readonly period_end: Date;
}

/** A yearly plan that is paid for and renews by itself. */
const renews = `s.status = 'active' and s.source = 'payment' and s.interval = 'year'
  and not s.cancel_at_period_end and not s.disputed and s.current_period_end is not null`;
const untold = `not exists (select from billing.renewal_notice n
  where n.reference = s.reference and n.period_end = s.current_period_end)`;

/** @returns at most 50 accounts whose plan renews between two moments, and that were not told yet; the nearest first */
export async function accountsToTell(manager: EntityManager, from: Date, until: Date): Promise<string[]> {
  const rows = await manager.query<{ account_id: string }[]>(
    `select account_id from billing.subscription s
     where ${renews} and current_period_end > $1 and current_period_end <= $2 and ${untold}
     order by current_period_end limit 50`,
    [from, until],
  );
  return rows.map(({ account_id }) => account_id);
}

/** @returns what an account's plan renews as; null where it does not any more, or was told of */
export async function renewalOf(manager: EntityManager, accountId: string): Promise<Renewal | null> {
  const [row] = await manager.query<Renewal[]>(
    `select reference, current_period_end as period_end from billing.subscription s
     where account_id = $1 and ${renews} and ${untold}`,
    [accountId],
  );
  return row ?? null;
}

/** @returns whether it was noted now: of two at once, one tells */
export async function noteTold(
  manager: EntityManager,
  { reference, period_end }: Renewal,
  now: Date,
): Promise<boolean> {
  const noted = await manager.query<object[]>(
    `insert into billing.renewal_notice (reference, period_end, told_at) values ($1, $2, $3)
     on conflict do nothing returning reference`,
    [reference, period_end, now],
  );
  return noted.length > 0;
}
