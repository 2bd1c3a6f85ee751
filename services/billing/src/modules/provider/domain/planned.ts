import type { Interval, PriceTier } from '@stroomwerk/contracts';

/** The plan that a subscription becomes with the end of its period. */
export interface Planned {
  readonly price_tier: PriceTier;
  readonly interval: Interval;
}
