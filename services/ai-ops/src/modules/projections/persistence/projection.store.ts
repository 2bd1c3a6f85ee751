import { randomUUID } from 'node:crypto';
import { opensLibrary } from '@stroomwerk/contracts';
import type { userRegistered } from '@stroomwerk/contracts/auth';
import type { SubscriptionChanged } from '@stroomwerk/contracts/billing';
import type { libraryChanged } from '@stroomwerk/contracts/library';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';

interface SubscriptionBefore {
  readonly status: SubscriptionChanged['status'];
  readonly monthly_cents: number;
}

/** Keeps who registered, with their account. A second telling changes nothing. */
export const keepCustomer = (
  event: z.infer<typeof userRegistered.schema>,
  db: EntityManager,
): Promise<unknown> =>
  db.query(
    `insert into ai_ops.customer (user_id, account_id, role, referred, registered_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do nothing`,
    [
      event.user_id,
      event.account_id ?? event.user_id,
      event.role,
      event.referral_code !== null,
      event.registered_at,
    ],
  );

/** Keeps a subscription's newest state and the movement that led to it. An older version than the kept one is ignored. */
export async function keepSubscription(event: SubscriptionChanged, db: EntityManager): Promise<void> {
  const accountId = event.account_id ?? event.user_id;
  const [before]: SubscriptionBefore[] = await db.query(
    `select status, monthly_cents from ai_ops.subscription where account_id = $1 for update`,
    [accountId],
  );
  const [kept]: unknown[] = await db.query(
    `insert into ai_ops.subscription
       (account_id, version, status, price_tier, "interval", source, monthly_cents, cancel_at_period_end, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (account_id) do update set version = excluded.version, status = excluded.status, price_tier = excluded.price_tier,
       "interval" = excluded."interval", source = excluded.source, monthly_cents = excluded.monthly_cents,
       cancel_at_period_end = excluded.cancel_at_period_end, changed_at = excluded.changed_at
       where ai_ops.subscription.version < excluded.version
     returning account_id`,
    [
      accountId,
      event.version,
      event.status,
      event.price_tier,
      event.interval,
      event.source,
      event.monthly_cents,
      event.cancel_at_period_end,
      event.changed_at,
    ],
  );
  if (kept === undefined) return;
  const opensBefore = before !== undefined && opensLibrary(before.status);
  const opensAfter = opensLibrary(event.status);
  await db.query(
    `insert into ai_ops.movement (id, account_id, at, opens_before, opens_after, monthly_before_cents, monthly_after_cents, price_tier)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      randomUUID(),
      accountId,
      event.changed_at,
      opensBefore,
      opensAfter,
      opensBefore ? before.monthly_cents : 0,
      opensAfter ? event.monthly_cents : 0,
      event.price_tier,
    ],
  );
}

/** Keeps the library's newest figures. */
export const keepLibrary = (
  event: z.infer<typeof libraryChanged.schema>,
  db: EntityManager,
): Promise<unknown> =>
  db.query(
    `insert into ai_ops.library_state (id, version, total, active, unique_integrations, changed_at) values (1, $1, $2, $3, $4, $5)
     on conflict (id) do update set version = excluded.version, total = excluded.total, active = excluded.active,
       unique_integrations = excluded.unique_integrations, changed_at = excluded.changed_at
       where ai_ops.library_state.version < excluded.version`,
    [event.version, event.total, event.active, event.unique_integrations, event.changed_at],
  );
