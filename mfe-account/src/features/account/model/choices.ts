import type { Interval } from '@stroomwerk/contracts';
import type { PreviewPlanChange, Price, PriceCatalogue, Subscription } from '@stroomwerk/contracts/billing';
import { isCancellable } from './plan.js';

/** A plan that its customer changes here: it runs, is paid, and nothing else is planned for it. */
export const isChangeable = (plan: Subscription): boolean =>
  isCancellable(plan) && plan.status === 'active' && !plan.cancel_at_period_end && !plan.next;

export type Choice = Pick<Price, 'price_tier' | 'interval' | 'name' | 'amount_cents'> & {
  readonly interval: Interval;
  readonly isOwn: boolean;
};

/** The plans that renew by the month or the year, in the catalogue's order; somebody's own among them. */
export const choicesOf = ({ prices }: PriceCatalogue, interval: Interval, plan: Subscription): Choice[] =>
  prices
    .filter((price) => price.interval === interval)
    .map(({ price_tier, name, amount_cents }) => ({
      ...{ price_tier, name, amount_cents, interval },
      isOwn: price_tier === plan.price_tier && interval === plan.interval,
    }));

/** What is asked of a choice. */
export const wantedBy = ({
  price_tier,
  interval,
}: Pick<Choice, 'price_tier' | 'interval'>): PreviewPlanChange => ({
  price_tier,
  interval,
});
