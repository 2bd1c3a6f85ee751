import type { PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';
import type { ReportFigures } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

export interface ReportRow {
  readonly id: string;
  readonly figures: ReportFigures;
  readonly made_at: Date;
}

/** Every report of an account, the latest month first. */
export const reportsOf = (database: Database, accountId: string): Promise<ReportRow[]> =>
  database.query(
    'select id, figures, made_at from library.monthly_report where account_id = $1 order by month desc',
    [accountId],
  );

/** @param month e.g. 2026-11 */
export async function reportOfMonth(
  database: Database,
  accountId: string,
  month: string,
): Promise<ReportRow | undefined> {
  const [row] = await database.query<ReportRow[]>(
    `select id, figures, made_at from library.monthly_report where account_id = $1 and month = $2::date`,
    [accountId, `${month}-01`],
  );
  return row;
}

/**
 * Accounts without a report of a month whose plan, as it was when the month ended in Amsterdam, gives one. In the order of their ids.
 * @param after those before it are left out
 */
export async function accountsWithout(
  database: Database,
  month: string,
  {
    open,
    tiers,
    after,
    most,
  }: {
    readonly open: readonly SubscriptionStatus[];
    readonly tiers: readonly PriceTier[];
    readonly after: string;
    readonly most: number;
  },
): Promise<string[]> {
  const rows = await database.query<{ account_id: string }[]>(
    `select account_id from (
       select distinct on (account_id) account_id, status, price_tier from library.plan_change
       where at < ($1::date + interval '1 month') at time zone 'Europe/Amsterdam' and account_id > $4
       order by account_id, version desc
     ) last
     where status = any($2) and price_tier = any($3) and not exists (
       select from library.monthly_report r where r.account_id = last.account_id and r.month = $1::date)
     order by account_id limit $5`,
    [`${month}-01`, open, tiers, after, most],
  );
  return rows.map(({ account_id }) => account_id);
}

/** Until the transaction ends, the account is not forgotten. @returns whether it is there */
export async function holdAccount(manager: Database, accountId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'select from library.entitlement where account_id = $1 for share',
    [accountId],
  );
  return rows.length > 0;
}

/** Keeps a report. @returns false where the month has one already */
export async function addReport(
  manager: Database,
  { id, accountId, figures, at }: { id: string; accountId: string; figures: ReportFigures; at: Date },
): Promise<boolean> {
  const added = await manager.query<unknown[]>(
    `insert into library.monthly_report (id, account_id, month, figures, made_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, month) do nothing returning id`,
    [id, accountId, `${figures.month}-01`, JSON.stringify(figures), at],
  );
  return added.length > 0;
}
