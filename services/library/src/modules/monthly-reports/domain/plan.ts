import { type PlanGives, type PlanName, PriceTier, planGives, planOf } from '@stroomwerk/contracts';
import type { Entitlement, MonthlyReportsResponse } from '@stroomwerk/contracts/library';

type Gives = PlanGives['report'];

/** What a plan gives of reports (decisions.md, "What each plan gives"). */
export const reportOf = (plan: PlanName | null): Gives => planGives[plan ?? 'starter'].report;

/** What an account's plan gives now; nothing without one. */
export const reportIn = ({ granted, price_tier }: Pick<Entitlement, 'granted' | 'price_tier'>): Gives =>
  granted ? reportOf(planOf(price_tier)) : 'none';

/** Tiers whose plan reports. */
export const tiersWithReport: readonly PriceTier[] = PriceTier.options.filter(
  (tier) => planOf(tier) !== null && reportOf(planOf(tier)) !== 'none',
);

const onSale = ['starter', 'launch_special', 'professional', 'enterprise'] as const;
const smallest = (fits: (gives: Gives) => boolean): PlanName | null =>
  onSale.find((name) => fits(planGives[name].report)) ?? null;

/** The smallest plan on sale with what this one has not. */
export const offersBeside = (has: Gives): MonthlyReportsResponse['offers'] => ({
  own: has === 'none' ? smallest((gives) => gives !== 'none') : null,
  agency: has === 'agency' ? null : smallest((gives) => gives === 'agency'),
});
