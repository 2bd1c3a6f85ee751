import { Interval, PriceTier } from '@stroomwerk/contracts';
import type Stripe from 'stripe';
import { plannedIn } from '../../provider/application/schedules.js';
import type { ProviderSubscription } from '../domain/provider-state.js';

const isFirstUnpaid = (latest: Stripe.Subscription['latest_invoice']): boolean =>
  typeof latest === 'object' &&
  latest !== null &&
  latest.billing_reason === 'subscription_create' &&
  latest.status !== 'paid';

/** The provider's object, with its latest invoice and its schedule, in our words; null when it is not one of our plans. */
export function translated(found: Stripe.Subscription): ProviderSubscription | null {
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
    next: plannedIn(found),
  };
}
