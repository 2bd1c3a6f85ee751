import type { PriceTier, SubscriptionStatus } from '@stroomwerk/contracts';

/** A user's subscription as billing last told it. */
export interface SubscriptionRow {
  readonly userId: string;
  readonly status: SubscriptionStatus;
  readonly priceTier: PriceTier | null;
  readonly interval: 'month' | 'year' | null;
  readonly source: 'payment' | 'grant' | null;
  readonly monthlyCents: number;
  readonly cancelAtPeriodEnd: boolean;
}

/** One step in a subscription's life: what it brought per month before and after. */
export interface Movement {
  readonly at: Date;
  readonly opensBefore: boolean;
  readonly opensAfter: boolean;
  readonly monthlyBeforeCents: number;
  readonly monthlyAfterCents: number;
}

/** The platform's revenue target in euros per month (specification, section 9). */
export const revenueTarget = 10_000;

const opens = (status: SubscriptionStatus) => status === 'active' || status === 'past_due_grace';

/** Monthly recurring revenue, net euros: every subscription that opens the library, yearly ones by twelve. */
export const monthlyRevenue = (rows: readonly SubscriptionRow[]): number =>
  rows.filter(({ status }) => opens(status)).reduce((sum, { monthlyCents }) => sum + monthlyCents, 0) / 100;

/** Customers whose subscription opens the library now, granted ones included. */
export const activeCustomers = (rows: readonly SubscriptionRow[]): number =>
  rows.filter(({ status }) => opens(status)).length;

/**
 * Growth of the monthly revenue over the movements given, in percent of what it was before them.
 * From nothing to something counts as 100.
 */
export function growth(current: number, movements: readonly Movement[]): number {
  const change =
    movements.reduce((sum, move) => sum + move.monthlyAfterCents - move.monthlyBeforeCents, 0) / 100;
  const before = current - change;
  if (before <= 0) return change > 0 ? 100 : 0;
  return round((change / before) * 100);
}

/** Customers lost during the movements, in percent of those there were before them. */
export function churn(active: number, movements: readonly Movement[]): number {
  const lost = movements.filter((move) => move.opensBefore && !move.opensAfter).length;
  const won = movements.filter((move) => !move.opensBefore && move.opensAfter).length;
  const before = active + lost - won;
  return before <= 0 ? 0 : round((lost / before) * 100);
}

/** Part of a whole in percent, one decimal; 0 of nothing. */
export const share = (part: number, whole: number): number => (whole <= 0 ? 0 : round((part / whole) * 100));

const round = (value: number) => Math.round(value * 10) / 10;
