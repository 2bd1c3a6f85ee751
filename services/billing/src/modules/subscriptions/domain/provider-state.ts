import type { Interval, PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';
import type { Planned } from '../../provider/domain/planned.js';
import { heldBack, monthlyCents, type SubscriptionState } from './state.js';

export const graceDays = 7;
const dayMs = 86_400_000;

/** How long an unpaid renewal still opens the library. @returns past_due_grace within seven days, then past_due */
export const pastDueStatus = (since: Date, now: Date): SubscriptionStatus =>
  now.getTime() - since.getTime() < graceDays * dayMs ? 'past_due_grace' : 'past_due';

/** When an unpaid renewal no longer opens the library. */
export const graceEnd = (since: Date): Date => new Date(since.getTime() + graceDays * dayMs);

/** Until when a plan that does not renew opens the library: one in its days of grace has no more than those, unless it is paid. */
export const accessEnd = ({ status, past_due_since, current_period_end }: SubscriptionState): Date | null =>
  status === 'past_due_grace' && past_due_since !== null ? graceEnd(past_due_since) : current_period_end;

/** A subscription as the provider has it. `status` in the provider's words. */
export interface ProviderSubscription {
  id: string;
  created: Date;
  status: string;
  /** Whether its first invoice was paid: a debit under way is ordered and not paid, whatever the provider calls active. */
  first_paid: boolean;
  price_tier: PriceTier;
  interval: Interval;
  amount_cents: number;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  /** The plan that waits for the end of its period. */
  next: Planned | null;
}

function statusOf(
  { status, first_paid }: ProviderSubscription,
  pastDueSince: Date,
  now: Date,
): SubscriptionStatus {
  if (!first_paid && status !== 'canceled') return 'none';
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
      return pastDueStatus(pastDueSince, now);
    case 'unpaid':
    case 'paused':
      return 'suspended';
    case 'canceled':
      return 'canceled';
    default:
      // incomplete and incomplete_expired: the first payment never came, so there was no subscription yet.
      return 'none';
  }
}

/**
 * Our words for the provider's subscription.
 * @param current what we hold now: an arrears that goes on keeps its first day
 * @param disputed whether a bank has the money of its running period; as it was known where nobody looked
 */
export function stateOf(
  subscription: ProviderSubscription,
  current: SubscriptionState,
  now: Date,
  disputed = current.disputed && current.reference === subscription.id,
): SubscriptionState {
  const pastDue = subscription.status === 'past_due';
  const known = current.reference === subscription.id ? current.past_due_since : null;
  const since = pastDue ? (known ?? now) : null;
  return heldBack({
    status: statusOf(subscription, since ?? now, now),
    price_tier: subscription.price_tier,
    interval: subscription.interval,
    source: 'payment',
    current_period_end: subscription.current_period_end,
    cancel_at_period_end: subscription.cancel_at_period_end,
    monthly_cents: monthlyCents(subscription.amount_cents, subscription.interval),
    reference: subscription.id,
    reference_created_at: subscription.created,
    past_due_since: since,
    granted: current.granted,
    granted_until: current.granted_until,
    disputed,
    next_price_tier: subscription.next?.price_tier ?? null,
    next_interval: subscription.next?.interval ?? null,
  });
}

/** A plan bought once: active without an end, canceled when its money went back. */
export const oneTimeState = (bought: {
  session_id: string;
  created: Date;
  price_tier: PriceTier;
  refunded: boolean;
  disputed: boolean;
}): SubscriptionState =>
  heldBack({
    status: bought.refunded ? 'canceled' : 'active',
    price_tier: bought.price_tier,
    interval: null,
    source: 'payment',
    current_period_end: null,
    cancel_at_period_end: false,
    monthly_cents: 0,
    reference: bought.session_id,
    reference_created_at: bought.created,
    past_due_since: null,
    granted: null,
    granted_until: null,
    disputed: bought.disputed && !bought.refunded,
    next_price_tier: null,
    next_interval: null,
  });
