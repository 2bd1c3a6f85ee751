import type { Price } from '@stroomwerk/contracts/billing';
import { prices } from '../../catalogue/domain/catalogue.js';
import { isRenewing, type SubscriptionState } from '../../subscriptions/domain/state.js';

export type ChangeRefusal =
  | 'billing.no_plan_to_change'
  | 'billing.plan_disputed'
  | 'billing.plan_unpaid'
  | 'billing.plan_ending'
  | 'billing.plan_change_planned';

/**
 * Why a plan cannot be changed as it stands; null where it can (issue "Money", point 3). What a bank has, what is unpaid and
 * what runs out is settled first; of two changes one at a time.
 */
export function refusalOf(state: SubscriptionState): ChangeRefusal | null {
  if (!isRenewing(state)) return 'billing.no_plan_to_change';
  if (state.disputed) return 'billing.plan_disputed';
  if (state.status !== 'active') return 'billing.plan_unpaid';
  if (state.cancel_at_period_end) return 'billing.plan_ending';
  return state.next_price_tier === null ? null : 'billing.plan_change_planned';
}

/** What a plan costs by the month: the dearer one gives more (decisions.md, "What each plan gives"). */
const level = ({ plan }: Price): number =>
  prices.find((one) => one.plan === plan && one.interval === 'month')?.amount_cents ?? 0;

/**
 * When a change takes effect. What gives more, and a year instead of a month, begins at once and is paid; what gives less,
 * and a month instead of a year, begins when the period that is paid ends: nothing that was paid for is taken away.
 * @returns null for the plan that somebody has
 */
export function effectOf(from: Price, to: Price): 'now' | 'at_period_end' | null {
  const difference = level(to) - level(from);
  if (difference !== 0) return difference > 0 ? 'now' : 'at_period_end';
  if (from.interval === to.interval) return null;
  return to.interval === 'year' ? 'now' : 'at_period_end';
}
