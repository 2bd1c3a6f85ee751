import type { PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';
import type { SubscriptionChanged } from '@stroomwerk/contracts/billing';
import type { EntityManager } from 'typeorm';

type Database = Pick<EntityManager, 'query'>;

/** Keeps what a plan was from a moment on; an event that comes again changes nothing. */
export async function keepPlanChange(manager: Database, change: SubscriptionChanged): Promise<void> {
  await manager.query(
    `insert into library.plan_change (account_id, version, made_by, status, price_tier, source, monthly_cents, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (account_id, version) do nothing`,
    [
      ...[change.account_id ?? change.user_id, change.version, change.user_id],
      ...[change.status, change.price_tier, change.source, change.monthly_cents, change.changed_at],
    ],
  );
}

export interface PlanChangeRow {
  readonly status: SubscriptionStatus;
  readonly price_tier: PriceTier | null;
  readonly source: 'payment' | 'grant' | null;
  readonly monthly_cents: number | null;
  readonly at: Date;
}

/** What an account's plan was, in order. */
export const planChangesOf = (database: Database, accountId: string): Promise<PlanChangeRow[]> =>
  database.query(
    `select status, price_tier, source, monthly_cents, at from library.plan_change
     where account_id = $1 order by version`,
    [accountId],
  );
