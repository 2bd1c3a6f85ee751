import type { Mended } from '@stroomwerk/contracts/billing';
import type { EntityManager } from 'typeorm';

/** How far each part of an account's money is: a number that goes up when it changes. */
export type AccountState = Readonly<Record<Mended, number>>;

/** What of an account is to be read again. */
export interface OpenOf {
  /** The running plan's name at the provider; null without one. */
  readonly plan: string | null;
  readonly sessions: readonly string[];
  readonly moneyBacks: readonly string[];
  readonly superseded: readonly string[];
  readonly referees: readonly string[];
}

/** @returns the next accounts that have ever begun to buy, in the order of their ids */
export async function accountsAfter(manager: EntityManager, after: string, most: number): Promise<string[]> {
  const rows = await manager.query<{ account_id: string }[]>(
    `select account_id from billing.customer
     where provider_id is not null and account_id > $1 order by account_id limit $2`,
    [after, most],
  );
  return rows.map(({ account_id }) => account_id);
}

export async function stateOfAccount(manager: EntityManager, accountId: string): Promise<AccountState> {
  const [row] = await manager.query<AccountState[]>(
    `select
       coalesce((select version from billing.subscription where account_id = $1), 0)::int as plan,
       (select count(*) from billing.invoice where account_id = $1)::int as invoices,
       (select count(*) from billing.ledger_entry join billing.referral using (referee_id)
         where referral.account_id = $1)::int as ledger,
       (select count(*) from billing.money_back where account_id = $1 and done_at is not null)::int as money_back,
       (select count(*) from billing.superseded_subscription
         where account_id = $1 and ended_at is not null)::int as replaced`,
    [accountId],
  );
  if (row === undefined) throw new Error('a select without a table gave no row');
  return row;
}

export async function openOfAccount(manager: EntityManager, accountId: string): Promise<OpenOf> {
  const [row] = await manager.query<OpenOf[]>(
    `select
       (select reference from billing.subscription where account_id = $1
         and status not in ('none', 'canceled') and (source = 'payment' or reference like 'sub\\_%')) as plan,
       array(select id from billing.checkout_session
         where account_id = $1 and payment_status in ('open', 'processing')) as sessions,
       array(select reference from billing.money_back where account_id = $1 and done_at is null) as "moneyBacks",
       array(select reference from billing.superseded_subscription
         where account_id = $1 and ended_at is null) as superseded,
       array(select referee_id::text from billing.referral where account_id = $1) as referees`,
    [accountId],
  );
  if (row === undefined) throw new Error('a select without a table gave no row');
  return row;
}

/** @returns events that were received and not worked off, however often they failed; those that failed least first */
export async function parkedEvents(manager: EntityManager, most: number): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    'select id from billing.provider_event where processed_at is null order by tries, received_at limit $1',
    [most],
  );
  return rows.map(({ id }) => id);
}

/** An event failed once more: others come before it. */
export async function noteFailed(manager: EntityManager, id: string): Promise<void> {
  await manager.query('update billing.provider_event set tries = tries + 1 where id = $1', [id]);
}

export async function countParked(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    'select count(*)::int as count from billing.provider_event where processed_at is null',
  );
  return row?.count ?? 0;
}
