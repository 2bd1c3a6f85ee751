import type { PriceTier } from '@stroomwerk/contracts';
import {
  isOpenGrant,
  isPaidAndOpen,
  isUnended,
  noSubscription,
  type SubscriptionState,
  underneath,
} from '../../subscriptions/domain/state.js';

export type GrantRefusal = 'billing.has_plan' | 'billing.no_grant';

/** The state after ops gives a plan; a refusal where someone pays already, or has just this grant. */
export function granted(current: SubscriptionState, tier: PriceTier): SubscriptionState | GrantRefusal {
  const same = isOpenGrant(current) && current.price_tier === tier;
  if (isPaidAndOpen(current) || same) return 'billing.has_plan';
  const given = {
    ...noSubscription,
    status: 'active',
    price_tier: tier,
    source: 'grant',
    granted: tier,
  } as const;
  return isUnended(current) ? { ...given, ...underneath(current) } : given;
}

/** The state after ops takes a granted plan back; a refusal where there is none: what was paid for is not touched. */
export function revoked(current: SubscriptionState): SubscriptionState | GrantRefusal {
  if (isOpenGrant(current)) return { ...current, status: 'canceled', granted: null };
  return current.granted === null ? 'billing.no_grant' : { ...current, granted: null };
}
