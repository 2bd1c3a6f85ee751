import type { EntityManager } from 'typeorm';

const minuteMs = 60_000;
const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);
const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id);

/** Events that were received but not worked off within a minute. */
export const unprocessedEvents = async (manager: EntityManager, now: Date): Promise<string[]> =>
  idsOf(
    await manager.query(
      `select id from billing.provider_event
       where processed_at is null and received_at < $1 order by received_at limit 200`,
      [before(now, 1)],
    ),
  );

/** Sessions under way for more than a minute whose turn it is; after 45 days even a debit is long decided. */
export const dueSessions = async (manager: EntityManager, now: Date): Promise<string[]> =>
  idsOf(
    await manager.query(
      `select id from billing.checkout_session
       where payment_status in ('open', 'processing') and next_check_at <= $1 and created_at > $2
       order by next_check_at limit 50`,
      [now, before(now, 45 * 24 * 60)],
    ),
  );

/** Open subscriptions whose period ended an hour ago and of whose renewal nobody told. */
export const dueSubscriptions = async (manager: EntityManager, now: Date): Promise<string[]> =>
  idsOf(
    await manager.query(
      `select reference as id from billing.subscription
       where status in ('active', 'past_due_grace') and interval is not null and source = 'payment'
         and current_period_end < $1
       order by current_period_end limit 50`,
      [before(now, 60)],
    ),
  );

/** Referees whose account was told of after they had begun to buy. */
export const dueReferees = async (manager: EntityManager): Promise<string[]> =>
  idsOf(
    await manager.query(
      'select referee_id as id from billing.referral where check_due order by attributed_at limit 50',
    ),
  );
