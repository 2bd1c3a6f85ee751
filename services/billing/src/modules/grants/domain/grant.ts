import type { PriceTier } from '@stroomwerk/contracts';
import {
  isOpenGrant,
  isPaidAndOpen,
  isUnended,
  noSubscription,
  type SubscriptionState,
  underneath,
} from '../../subscriptions/domain/state.js';

export type GrantRefusal = 'billing.has_plan' | 'billing.no_grant' | 'billing.grant_over';

interface Given {
  readonly tier: PriceTier;
  /** When it is over; null: when it is taken back. */
  readonly until: Date | null;
}

/**
 * The state after ops gives a plan. Beside one that is paid for it waits: what is paid for counts, and the given one is
 * there when that ends. A refusal where the account has just this grant, or where it would be over already.
 */
export function granted(
  current: SubscriptionState,
  { tier, until }: Given,
  now: Date,
): SubscriptionState | GrantRefusal {
  if (until !== null && until <= now) return 'billing.grant_over';
  const same = current.granted === tier && current.granted_until?.getTime() === until?.getTime();
  if (same) return 'billing.has_plan';
  if (isPaidAndOpen(current)) return { ...current, granted: tier, granted_until: until };
  const given = {
    ...noSubscription,
    status: 'active',
    price_tier: tier,
    source: 'grant',
    current_period_end: until,
    granted: tier,
    granted_until: until,
  } as const;
  return isUnended(current) ? { ...given, ...underneath(current) } : given;
}

/** The state after a granted plan was taken back, or is over; a refusal where there is none: what was paid for is not touched. */
export function revoked(current: SubscriptionState): SubscriptionState | GrantRefusal {
  const none = { granted: null, granted_until: null };
  if (isOpenGrant(current)) return { ...current, ...none, status: 'canceled' };
  return current.granted === null ? 'billing.no_grant' : { ...current, ...none };
}
