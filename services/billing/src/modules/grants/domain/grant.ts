import type { PriceTier } from '@stroomwerk/contracts';
import {
  isOpenGrant,
  isPaidAndOpen,
  noSubscription,
  type SubscriptionState,
} from '../../subscriptions/domain/state.js';

export type GrantRefusal = 'billing.has_plan' | 'billing.no_grant';

/** The state after ops gives a plan; a refusal where someone pays already, or has just this grant. */
export function granted(current: SubscriptionState, tier: PriceTier): SubscriptionState | GrantRefusal {
  const same = isOpenGrant(current) && current.price_tier === tier;
  if (isPaidAndOpen(current) || same) return 'billing.has_plan';
  return { ...noSubscription, status: 'active', price_tier: tier, source: 'grant' };
}

/** The state after ops takes a granted plan back; a refusal where there is none: what was paid for is not touched. */
export const revoked = (current: SubscriptionState): SubscriptionState | GrantRefusal =>
  isOpenGrant(current) ? { ...current, status: 'canceled' } : 'billing.no_grant';
