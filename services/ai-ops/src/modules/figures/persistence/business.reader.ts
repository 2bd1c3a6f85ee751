import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Movements, SubscriptionGroup } from '../domain/revenue.js';

const day = 86_400_000;

export interface Business {
  readonly subscriptions: readonly SubscriptionGroup[];
  /** In the last 30 days. */
  readonly movements: Movements;
  /** Customers who registered, ops staff left out. */
  readonly registered: number;
  readonly referred: number;
  /** Of the registered ones, those whose account's subscription opens the library: never more than there are. */
  readonly converted: number;
  readonly registeredLately: number;
  readonly library: { readonly total: number; readonly changedAt: Date } | null;
  /** Whether billing ever told of a subscription: without one, figures are the specification's defaults. */
  readonly hasRevenueData: boolean;
}

type Accounts = Pick<Business, 'registered' | 'referred' | 'converted' | 'registeredLately'>;

/** The business as the other services told it, added up by the database: however many customers there are. */
@Injectable()
export class BusinessReader {
  constructor(private readonly db: DataSource) {}

  async read(now: Date): Promise<Business> {
    const since = new Date(now.getTime() - 30 * day);
    const [subscriptions, movements, accounts, library] = await Promise.all([
      this.db.query<SubscriptionGroup[]>(
        `select status, "interval", source, cancel_at_period_end as "cancelAtPeriodEnd",
                count(*)::int as users, sum(monthly_cents)::float8 as "monthlyCents"
         from ai_ops.subscription group by status, "interval", source, cancel_at_period_end
         order by status, "interval", source, cancel_at_period_end`,
      ),
      this.db.query<[Movements]>(
        `select count(*) filter (where opens_after and not opens_before)::int as won,
                count(*) filter (where opens_before and not opens_after)::int as lost,
                coalesce(sum(monthly_after_cents - monthly_before_cents), 0)::float8 as "changeCents"
         from ai_ops.movement where at > $1`,
        [since],
      ),
      this.db.query<[Accounts]>(
        `select count(*)::int as registered, count(*) filter (where referred)::int as referred,
                count(*) filter (where registered_at > $1)::int as "registeredLately",
                count(*) filter (where subscription.status in ('active', 'past_due_grace'))::int as converted
         from ai_ops.customer left join ai_ops.subscription using (account_id) where role = 'user'`,
        [since],
      ),
      this.db.query<{ total: number; changedAt: Date }[]>(
        'select total, changed_at as "changedAt" from ai_ops.library_state',
      ),
    ]);
    return {
      subscriptions,
      movements: movements[0],
      ...accounts[0],
      library: library[0] ?? null,
      hasRevenueData: subscriptions.length > 0,
    };
  }
}
