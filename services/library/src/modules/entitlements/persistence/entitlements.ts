import type { SubscriptionChanged } from '@stroomwerk/contracts/billing';
import type { EntityManager } from 'typeorm';

/** Takes over a subscription's new state; an older version than the one kept changes nothing. */
export async function keepEntitlement(manager: EntityManager, change: SubscriptionChanged): Promise<void> {
  await manager.query(
    `insert into library.entitlement (account_id, version, status, price_tier, current_period_end, changed_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id) do update set version = excluded.version, status = excluded.status,
       price_tier = excluded.price_tier, current_period_end = excluded.current_period_end,
       changed_at = excluded.changed_at
     where entitlement.version < excluded.version`,
    [
      change.account_id ?? change.user_id,
      change.version,
      change.status,
      change.price_tier,
      change.current_period_end,
      change.changed_at,
    ],
  );
}
