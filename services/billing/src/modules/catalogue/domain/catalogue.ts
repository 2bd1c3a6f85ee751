import type { Interval, PriceTier } from '@stroomwerk/contracts';
import type { Price, PriceCatalogue } from '@stroomwerk/contracts/billing';
import { inclVat, vatPercentage } from './vat.js';

type Plan = Price['plan'];

const names: Record<Plan, string> = {
  starter: 'Starter',
  launch_special: 'Launch Special',
  professional: 'Professional',
  enterprise: 'Enterprise',
  lifetime_pro: 'Lifetime Pro',
  vip_onboarding: 'VIP Onboarding',
  custom_workflow: 'Custom Workflow',
};

const price = (
  price_tier: PriceTier,
  plan: Plan,
  interval: Interval | null,
  amount_cents: number,
  monthlyCents: number | null = null,
): Price => {
  const compare_at_cents = monthlyCents === null ? null : monthlyCents * 12;
  return {
    price_tier,
    plan,
    name: names[plan],
    kind: interval === null ? 'one_time' : 'subscription',
    interval,
    amount_cents,
    amount_incl_vat_cents: inclVat(amount_cents),
    compare_at_cents,
    save_cents: compare_at_cents === null ? null : compare_at_cents - amount_cents,
  };
};

/** The one price list: the landing page's tiers and amounts (specification, section 9), net, in integer cents. */
export const prices: readonly Price[] = [
  price('starter_monthly', 'starter', 'month', 2_900),
  price('starter_annual', 'starter', 'year', 29_000, 2_900),
  price('launch_special', 'launch_special', 'month', 4_900),
  // decisions.md: the yearly form keeps the tier value; the checkout body's interval tells them apart.
  price('launch_special', 'launch_special', 'year', 49_000, 4_900),
  price('professional_monthly', 'professional', 'month', 9_900),
  price('professional_annual', 'professional', 'year', 99_000, 9_900),
  price('enterprise_monthly', 'enterprise', 'month', 29_900),
  price('lifetime_pro', 'lifetime_pro', null, 199_900),
  price('vip_onboarding', 'vip_onboarding', null, 49_900),
  price('custom_workflow', 'custom_workflow', null, 19_900),
];

export const catalogue: PriceCatalogue = {
  currency: 'eur',
  vat_percentage: vatPercentage,
  prices: [...prices],
};

export type PriceChoice =
  | { price: Price }
  | { refused: 'billing.unknown_price_tier' | 'billing.interval_unavailable' };

/**
 * The price behind a tier value and, for launch_special, an interval.
 * Without an interval the first listed is meant: the monthly one.
 */
export function choosePrice(tier: string, interval?: Interval): PriceChoice {
  const ofTier = prices.filter((each) => each.price_tier === tier);
  const [first] = ofTier;
  if (first === undefined) return { refused: 'billing.unknown_price_tier' };
  if (interval === undefined) return { price: first };
  const exact = ofTier.find((each) => each.interval === interval);
  return exact === undefined ? { refused: 'billing.interval_unavailable' } : { price: exact };
}

/** The plan's name on screens. @param tier null gives null */
export function planName(tier: PriceTier): string;
export function planName(tier: PriceTier | null): string | null;
export function planName(tier: PriceTier | null): string | null {
  return prices.find((each) => each.price_tier === tier)?.name ?? null;
}

const services: readonly PriceTier[] = ['vip_onboarding', 'custom_workflow'];

/** Whether a tier is a plan that opens the library; the others are services that are bought once and carried out. */
export const isLibraryPlan = (tier: PriceTier): boolean => !services.includes(tier);

/** The key under which the payment provider keeps this price. The amount is in it: a changed amount is another price. */
export const lookupKey = (chosen: Price): string =>
  `${chosen.plan}_${chosen.interval ?? 'once'}_${chosen.amount_cents}_eur_net`;
