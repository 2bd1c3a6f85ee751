import type { Interval } from '@stroomwerk/contracts';
import type { Price, PriceCatalogue } from '@stroomwerk/contracts/billing';
import type { WantedPlan } from '@stroomwerk/mfe-runtime';

export const subscriptionPlans = ['starter', 'launch_special', 'professional', 'enterprise'] as const;
export const oneTimePlans = ['lifetime_pro', 'vip_onboarding', 'custom_workflow'] as const;
export type SubscriptionPlan = (typeof subscriptionPlans)[number];
export type OneTimePlan = (typeof oneTimePlans)[number];

export interface Offer<Plan extends Price['plan']> {
  readonly plan: Plan;
  readonly price: Price;
}

/** A subscription with its price by the month and, where it has one, by the year. */
export interface PlanOffer {
  readonly plan: SubscriptionPlan;
  readonly month: Price;
  readonly year: Price | null;
}

/** The four subscriptions in their order; enterprise has no yearly price. One that billing does not sell is left out. */
export const planOffers = ({ prices }: Pick<PriceCatalogue, 'prices'>): PlanOffer[] =>
  subscriptionPlans.flatMap((plan) => {
    const of = (interval: Interval) =>
      prices.find((price) => price.plan === plan && price.interval === interval) ?? null;
    const month = of('month');
    return month ? [{ plan, month, year: of('year') }] : [];
  });

/** What is bought once, in its order. */
export const oneTimeOffers = ({ prices }: Pick<PriceCatalogue, 'prices'>): Offer<OneTimePlan>[] =>
  oneTimePlans.flatMap((plan) => {
    const price = prices.find((each) => each.plan === plan);
    return price ? [{ plan, price }] : [];
  });

/** What a price's button asks of checkout: launch_special has one tier value and so names its interval. */
export const wantedPlan = ({ price_tier, plan, interval }: Price): WantedPlan =>
  plan === 'launch_special' && interval !== null ? { price_tier, interval } : { price_tier };

/** Whether this is the price that somebody pays: launch_special has one tier value, told apart by its interval. */
const isOwn = (
  { price_tier, interval }: Pick<Price, 'price_tier' | 'interval'>,
  own: Pick<Price, 'price_tier' | 'interval'>,
): boolean => price_tier === own.price_tier && (own.interval === null || interval === own.interval);

/** On a card instead of an order: it is their plan, their plan holds it, or their plan for life needs none beside it. */
export type Theirs = 'own' | 'included' | 'for_life';

/** What a card says to whoever pays this already; null where they may order it. */
export function theirs(
  price: Pick<Price, 'price_tier' | 'interval' | 'kind' | 'plan'>,
  own: Pick<Price, 'price_tier' | 'interval'> | undefined,
): Theirs | null {
  if (own === undefined) return null;
  if (isOwn(price, own)) return 'own';
  if (own.price_tier !== 'lifetime_pro' || price.kind !== 'subscription') return null;
  return price.plan === 'enterprise' ? 'for_life' : 'included';
}
