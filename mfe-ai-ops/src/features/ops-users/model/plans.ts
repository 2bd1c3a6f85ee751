import type { PriceTier } from '@stroomwerk/contracts';
import type { OpsUser, OpsUsersResponse } from '@stroomwerk/contracts/auth';
import type { Price, Subscription } from '@stroomwerk/contracts/billing';

/** Sold beside a plan; they open no library, so billing refuses to give them. */
const services: readonly Price['plan'][] = ['vip_onboarding', 'custom_workflow'];

export interface PlanOption {
  readonly tier: PriceTier;
  readonly name: string;
  /** Null where the tier stands for a plan in any interval, or for one without. */
  readonly interval: Price['interval'];
}

/** The plans that can be given, each tier once, in the catalogue's order. */
export function planOptions(prices: readonly Price[]): PlanOption[] {
  const options = new Map<PriceTier, PlanOption>();
  for (const { price_tier: tier, plan, name, interval } of prices) {
    if (services.includes(plan)) continue;
    options.set(tier, { tier, name, interval: options.has(tier) ? null : interval });
  }
  return [...options.values()];
}

/** `professional_annual` -> `Professional, per jaar`; the tier itself while the catalogue is not there. */
export function planLabel(
  tier: PriceTier | null,
  options: readonly PlanOption[],
  words: { noPlan: string; month: string; year: string },
): string {
  if (tier === null) return words.noPlan;
  const option = options.find((each) => each.tier === tier);
  if (option === undefined) return tier;
  return option.interval === null ? option.name : `${option.name}, ${words[option.interval]}`;
}

/** Whether an account has something to revoke, as far as its status tells. */
export const hasPlan = ({ subscription_status: status, price_tier }: OpsUser): boolean =>
  price_tier !== null && status !== 'none' && status !== 'canceled';

/** Billing's status as accounts show it: the grace period counts as active (decisions.md). */
const accountStatus = (status: Subscription['status']): OpsUser['subscription_status'] =>
  status === 'past_due_grace' ? 'active' : status;

/** The list with what billing just answered for one account; accounts learns it by event a moment later. */
export const withSubscription = (
  list: OpsUsersResponse,
  userId: string,
  { status, price_tier }: Subscription,
): OpsUsersResponse => ({
  ...list,
  users: list.users.map((user) =>
    user.id === userId ? { ...user, subscription_status: accountStatus(status), price_tier } : user,
  ),
});
