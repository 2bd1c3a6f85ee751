import type { EntityManager } from 'typeorm';

const minuteMs = 60_000;
const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);

/**
 * Whose turn it is, and that they had it: noted before the work, so that a record that fails, or that brings the process
 * down, goes to the end of the row and holds up nobody (issue "Money": one bad record never holds up the next). Two
 * processes take different ones.
 */
const take = async (
  manager: EntityManager,
  { table, key, due, order, most, also = '' }: Turn,
  parameters: readonly unknown[],
): Promise<string[]> => {
  const rows = await manager.query<{ id: string }[]>(
    `with taken as (
       update billing.${table} set looked_at = $1 ${also} where ${key} in (
         select ${key} from billing.${table} where ${due}
         order by looked_at nulls first, ${order} limit ${most} for update skip locked)
       returning ${key} as id)
     select id from taken`,
    [...parameters],
  );
  return rows.map((row) => row.id);
};

interface Turn {
  readonly table: string;
  /** The column that names a record. */
  readonly key: string;
  /** The condition; $1 is now. */
  readonly due: string;
  /** Among those that had no turn yet. */
  readonly order: string;
  readonly most: number;
  /** What else is noted. */
  readonly also?: string;
}

/**
 * Events that were received but not worked off within a minute; one that fails again and again is tried after 1, 2, 4, …
 * minutes, and every six hours in the end.
 */
export const takeEvents = (manager: EntityManager, now: Date): Promise<string[]> =>
  take(
    manager,
    {
      ...{ table: 'provider_event', key: 'id', order: 'received_at', most: 200, also: ', tries = tries + 1' },
      due: `processed_at is null and received_at < $2
        and (looked_at is null or looked_at <= $1::timestamptz
          - make_interval(mins => least(360, power(2, least(tries - 1, 9))::int)))`,
    },
    [now, before(now, 1)],
  );

/** Sessions under way for more than a minute whose turn it is; after 45 days even a debit is long decided. */
export const dueSessions = async (manager: EntityManager, now: Date): Promise<string[]> => {
  const rows = await manager.query<{ id: string }[]>(
    `select id from billing.checkout_session
     where payment_status in ('open', 'processing') and next_check_at <= $1 and created_at > $2
     order by next_check_at limit 50`,
    [now, before(now, 45 * 24 * 60)],
  );
  return rows.map((row) => row.id);
};

/**
 * Paid plans that have not ended, those for life and under a grant too, each once a day, whatever we hold of them: what a
 * lost message would have told shows then, in the middle of a paid year too. After a period that ended an hour ago and of whose renewal nobody told,
 * every ten minutes.
 */
export const takeSubscriptions = (manager: EntityManager, now: Date): Promise<string[]> =>
  take(
    manager,
    {
      ...{ table: 'subscription', key: 'reference', order: 'changed_at', most: 50 },
      due: `status not in ('none', 'canceled') and (source = 'payment' or reference like 'sub\\_%')
        and (greatest(looked_at, changed_at) <= $2
          or (current_period_end < $3 and (looked_at is null or looked_at <= $4)))`,
    },
    [now, before(now, 24 * 60), before(now, 60), before(now, 10)],
  );

/** Plans that another took the place of, and that still have to end at the provider. */
export const takeSuperseded = (manager: EntityManager, now: Date): Promise<string[]> =>
  take(
    manager,
    {
      ...{ table: 'superseded_subscription', key: 'reference', order: 'superseded_at', most: 50 },
      due: 'ended_at is null and (looked_at is null or looked_at <= $2)',
    },
    [now, before(now, 10)],
  );

/**
 * Accounts whose books are compared with the provider's: each once a day, and at once where something was paid or a plan
 * changed since.
 */
export const takeCustomers = (manager: EntityManager, now: Date): Promise<string[]> =>
  take(
    manager,
    {
      ...{ table: 'customer', key: 'account_id', order: 'created_at', most: 50 },
      due: `provider_id is not null and (looked_at is null or looked_at <= $2
        or exists (select from billing.checkout_session s
          where s.account_id = customer.account_id and s.paid_at > customer.looked_at)
        or exists (select from billing.subscription s
          where s.account_id = customer.account_id and s.changed_at > customer.looked_at))`,
    },
    [now, before(now, 24 * 60)],
  );

/** Referees whose account was told of after they had begun to buy. */
export const takeReferees = (manager: EntityManager, now: Date): Promise<string[]> =>
  take(
    manager,
    {
      ...{ table: 'referral', key: 'referee_id', order: 'attributed_at', most: 50 },
      due: 'check_due and (looked_at is null or looked_at <= $2)',
    },
    [now, before(now, 10)],
  );

/**
 * Money that somebody asked for more than a minute ago and that has not gone back; once a day what has, for the weeks in which
 * a bank may send it back.
 */
export const takeMoneyBacks = (manager: EntityManager, now: Date): Promise<string[]> =>
  take(
    manager,
    {
      ...{ table: 'money_back', key: 'reference', order: 'asked_at', most: 50 },
      due: `(done_at is null and asked_at <= $2 and (looked_at is null or looked_at <= $3))
        or (done_at > $4 and greatest(looked_at, done_at) <= $5)`,
    },
    [now, before(now, 1), before(now, 10), before(now, 40 * 24 * 60), before(now, 24 * 60)],
  );
