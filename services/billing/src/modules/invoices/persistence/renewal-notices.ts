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

const againMs = 10 * 60_000;

/**
 * Accounts whose plan renews between now and a moment, that were not told yet and whose turn it is; at most 50. Noted before
 * the work, as the turns of the reconciliation are: one whose price cannot be read holds up nobody.
 */
export async function accountsToTell(manager: EntityManager, now: Date, until: Date): Promise<string[]> {
  const rows = await manager.query<{ account_id: string }[]>(
    `with taken as (
       update billing.subscription set renewal_looked_at = $1 where account_id in (
         select s.account_id from billing.subscription s
         where ${renews} and s.current_period_end > $1 and s.current_period_end <= $2 and ${untold}
           and (s.renewal_looked_at is null or s.renewal_looked_at <= $3)
         order by s.renewal_looked_at nulls first, s.current_period_end limit 50 for update skip locked)
       returning account_id)
     select account_id from taken`,
    [now, until, new Date(now.getTime() - againMs)],
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
