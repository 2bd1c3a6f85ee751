import type { Subscription } from '@stroomwerk/contracts/billing';
import { planName } from '../../catalogue/domain/catalogue.js';
import type { SubscriptionState } from '../domain/state.js';

/** A subscription as the contract shows it. */
export const subscriptionView = (state: SubscriptionState): Subscription => ({
  status: state.status,
  price_tier: state.price_tier,
  plan_name: planName(state.price_tier),
  interval: state.interval,
  source: state.source,
  current_period_end: state.current_period_end?.toISOString() ?? null,
  cancel_at_period_end: state.cancel_at_period_end,
  next:
    state.next_price_tier === null || state.next_interval === null
      ? null
      : {
          price_tier: state.next_price_tier,
          plan_name: planName(state.next_price_tier),
          interval: state.next_interval,
        },
  ...(state.granted !== null && state.source === 'payment'
    ? {
        granted: {
          price_tier: state.granted,
          plan_name: planName(state.granted),
          until: state.granted_until?.toISOString() ?? null,
        },
      }
    : {}),
});
