import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Movement, SubscriptionRow } from '../domain/revenue.js';

const day = 86_400_000;

export interface Business {
  readonly subscriptions: readonly SubscriptionRow[];
  /** Movements of the last 30 days. */
  readonly movements: readonly Movement[];
  /** Accounts of customers, ops staff left out. */
  readonly registered: number;
  readonly referred: number;
  readonly registeredLately: number;
  readonly library: { readonly total: number; readonly changedAt: Date } | null;
  /** Whether billing ever told of a subscription: without one, figures are the specification's defaults. */
  readonly hasRevenueData: boolean;
}

interface SubscriptionRecord {
  readonly user_id: string;
  readonly status: SubscriptionRow['status'];
  readonly price_tier: SubscriptionRow['priceTier'];
  readonly interval: SubscriptionRow['interval'];
  readonly source: SubscriptionRow['source'];
  readonly monthly_cents: number;
  readonly cancel_at_period_end: boolean;
}
interface MovementRecord {
  readonly at: Date;
  readonly opens_before: boolean;
  readonly opens_after: boolean;
  readonly monthly_before_cents: number;
  readonly monthly_after_cents: number;
}

/** The business as the other services told it. */
@Injectable()
export class BusinessReader {
  constructor(private readonly db: DataSource) {}

  async read(now: Date): Promise<Business> {
    const since = new Date(now.getTime() - 30 * day);
    const [subscriptions, movements, accounts, library]: [
      SubscriptionRecord[],
      MovementRecord[],
      { registered: number; referred: number; lately: number }[],
      { total: number; changed_at: Date }[],
    ] = await Promise.all([
      this.db.query('select * from ai_ops.subscription'),
      this.db.query('select * from ai_ops.movement where at > $1', [since]),
      this.db.query(
        `select count(*)::int as registered, count(*) filter (where referred)::int as referred,
                count(*) filter (where registered_at > $1)::int as lately from ai_ops.customer where role = 'user'`,
        [since],
      ),
      this.db.query('select total, changed_at from ai_ops.library_state'),
    ]);
    return {
      subscriptions: subscriptions.map(toSubscription),
      movements: movements.map((row) => ({
        at: row.at,
        opensBefore: row.opens_before,
        opensAfter: row.opens_after,
        monthlyBeforeCents: row.monthly_before_cents,
        monthlyAfterCents: row.monthly_after_cents,
      })),
      registered: accounts[0]?.registered ?? 0,
      referred: accounts[0]?.referred ?? 0,
      registeredLately: accounts[0]?.lately ?? 0,
      library: library[0] ? { total: library[0].total, changedAt: library[0].changed_at } : null,
      hasRevenueData: subscriptions.length > 0,
    };
  }
}

const toSubscription = (row: SubscriptionRecord): SubscriptionRow => ({
  userId: row.user_id,
  status: row.status,
  priceTier: row.price_tier,
  interval: row.interval,
  source: row.source,
  monthlyCents: row.monthly_cents,
  cancelAtPeriodEnd: row.cancel_at_period_end,
});
