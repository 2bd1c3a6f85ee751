import { z } from 'zod';
import { defineEvent } from '../common/events.js';
import { Interval, PriceTier, SubscriptionStatus } from '../common/plans.js';

/**
 * An account's subscription as it now stands. One aggregate an account; `version` grows by one with each change.
 * `account_id` is absent in events from before there were accounts, where it is `user_id`: take one or the other.
 */
export const subscriptionChanged = defineEvent({
  name: 'subscription.changed',
  publisher: 'billing',
  consumers: ['auth', 'library', 'ai-ops'],
  about: 'account',
  schema: z.object({
    /** Who set it off: the buyer, or whom ops gave a plan. For whoever knows people only. */
    user_id: z.uuid(),
    account_id: z.uuid().optional(),
    version: z.number().int(),
    status: SubscriptionStatus,
    price_tier: PriceTier.nullable(),
    interval: Interval.nullable(),
    source: z.enum(['payment', 'grant']).nullable(),
    current_period_end: z.iso.datetime().nullable(),
    cancel_at_period_end: z.boolean(),
    /** What the subscription brings per month, net cents: a yearly price divided by twelve; 0 for grants and one-time plans. */
    monthly_cents: z.number().int(),
    changed_at: z.iso.datetime(),
  }),
});
export type SubscriptionChanged = z.infer<typeof subscriptionChanged.schema>;
