import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Interval, PriceTier } from '@stroomwerk/contracts';
import { Clock } from '@stroomwerk/kernel';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { askedOrNull } from '../../provider/application/asked.js';
import { Customers } from '../../provider/application/customers.js';
import { type Look, nothing, type Write } from '../../provider/application/readings.js';
import { type ProviderSubscription, stateOf } from '../domain/provider-state.js';
import { accountIn } from '../persistence/registered-users.js';
import { SubscriptionWriter } from './subscription-writer.js';

const isFirstUnpaid = (latest: Stripe.Subscription['latest_invoice']): boolean =>
  typeof latest === 'object' &&
  latest !== null &&
  latest.billing_reason === 'subscription_create' &&
  latest.status !== 'paid';

/** The provider's object in our words; null when it is not one of our plans. */
function translated(found: Stripe.Subscription): ProviderSubscription | null {
  const item = found.items.data[0];
  const tier = PriceTier.safeParse(item?.price.metadata.price_tier ?? found.metadata.price_tier);
  const interval = Interval.safeParse(item?.price.recurring?.interval);
  if (item === undefined || !tier.success || !interval.success) return null;
  return {
    id: found.id,
    created: new Date(found.created * 1000),
    status: found.status,
    first_paid: !isFirstUnpaid(found.latest_invoice),
    price_tier: tier.data,
    interval: interval.data,
    amount_cents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    current_period_end: new Date(item.current_period_end * 1000),
    cancel_at_period_end: found.cancel_at_period_end,
  };
}

/** Reads a subscription from the provider and takes it over; it never trusts what a webhook carried. */
@Injectable()
export class SyncSubscription {
  private readonly logger = new Logger(SyncSubscription.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly stripe: Stripe,
    private readonly customers: Customers,
    private readonly writer: SubscriptionWriter,
    private readonly clock: Clock,
  ) {}

  /** @param disputed whether a bank has the money of its running period; left out where nobody looked */
  async read(look: Look, id: string, disputed?: boolean): Promise<Write> {
    await look(id);
    const found = await askedOrNull(this.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }));
    const subscription = found === null ? null : translated(found);
    const accountId = found === null ? null : await this.accountOf(found);
    if (subscription === null || accountId === null) {
      this.logger.warn(`subscription ${id} at the payment provider is none of ours`);
      return nothing;
    }
    return (manager) =>
      this.writer.accept(manager, accountId, (current) =>
        stateOf(subscription, current, this.clock.now(), disputed),
      );
  }

  private async accountOf(found: Stripe.Subscription): Promise<string | null> {
    const noted = await accountIn(this.database.manager, found.metadata);
    if (noted !== null) return noted;
    const customer = typeof found.customer === 'string' ? found.customer : found.customer.id;
    return this.customers.accountOf(customer);
  }
}
