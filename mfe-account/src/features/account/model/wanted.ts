import { Interval, PriceTier } from '@stroomwerk/contracts';
import type { PreviewPlanChange } from '@stroomwerk/contracts/billing';

/** The plan that somebody chose on a price card before they were led here: `?plan=professional_monthly&interval=month`. */
export function wantedIn(search: URLSearchParams): PreviewPlanChange | undefined {
  const tier = PriceTier.safeParse(search.get('plan'));
  if (!tier.success) return undefined;
  const interval = Interval.safeParse(search.get('interval'));
  return { price_tier: tier.data, interval: interval.success ? interval.data : intervalOf(tier.data) };
}

const intervalOf = (tier: PriceTier): Interval => (tier.endsWith('_annual') ? 'year' : 'month');
