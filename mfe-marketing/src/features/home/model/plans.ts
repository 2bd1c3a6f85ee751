import type { PriceTier } from '@stroomwerk/contracts';
import type { Price } from '@stroomwerk/contracts/billing';
import type { TopWorkflow } from '@stroomwerk/contracts/library';
import type { WantedPlan } from '@stroomwerk/mfe-runtime';

export type Period = 'month' | 'year';
export const planOrder = ['starter', 'launch_special', 'professional', 'enterprise'] as const;
export const onceOrder = ['lifetime_pro', 'vip_onboarding', 'custom_workflow'] as const;

/** The checkout that a workflow's required tier leads to (decisions.md, "What a plan's tier does"). */
export const planOfTier = (tier: TopWorkflow['tier_required']): WantedPlan =>
  tier === 'launch_special'
    ? { price_tier: 'launch_special', interval: 'month' }
    : { price_tier: `${tier}_monthly` satisfies PriceTier };

/** The price of a plan for a period; a plan that is not sold by the year keeps its monthly price. */
export const priceOf = (prices: readonly Price[], plan: Price['plan'], period: Period): Price | undefined =>
  prices.find((price) => price.plan === plan && price.interval === period) ??
  prices.find((price) => price.plan === plan);

/** What the checkout is asked for a price; only launch_special needs its interval beside the tier. */
export const wanted = ({ price_tier, interval }: Price): WantedPlan =>
  price_tier === 'launch_special' && interval !== null ? { price_tier, interval } : { price_tier };

/** Whether two wanted plans are the same purchase. */
export const same = (a: WantedPlan | null, b: WantedPlan): boolean =>
  a !== null && a.price_tier === b.price_tier && a.interval === b.interval;
