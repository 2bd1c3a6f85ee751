import { opensLibrary, type SubscriptionStatus } from '@stroomwerk/contracts';

/** Users whose subscriptions are alike to every figure, as billing last told of them. There are few such groups. */
export interface SubscriptionGroup {
  readonly status: SubscriptionStatus;
  readonly interval: 'month' | 'year' | null;
  readonly source: 'payment' | 'grant' | null;
  readonly cancelAtPeriodEnd: boolean;
  /** How many users. */
  readonly users: number;
  /** What they bring per month together, net cents. */
  readonly monthlyCents: number;
}

/** What happened to subscriptions in a period. */
export interface Movements {
  /** Times that the library opened for somebody, and closed. */
  readonly won: number;
  readonly lost: number;
  /** By how much the monthly revenue changed, net cents. */
  readonly changeCents: number;
}

/** The platform's revenue target in euros per month (specification, section 9). */
export const revenueTarget = 10_000;

const opened = (groups: readonly SubscriptionGroup[]): readonly SubscriptionGroup[] =>
  groups.filter(({ status }) => opensLibrary(status));

/** How many users are in these groups. */
export const usersOf = (groups: readonly SubscriptionGroup[]): number =>
  groups.reduce((sum, { users }) => sum + users, 0);

/** What these groups bring, net euros a month. */
export const revenueOf = (groups: readonly SubscriptionGroup[]): number =>
  groups.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0) / 100;

/** Monthly recurring revenue, net euros: every subscription that opens the library, yearly ones by twelve. */
export const monthlyRevenue = (groups: readonly SubscriptionGroup[]): number => revenueOf(opened(groups));

/** Customers whose subscription opens the library now, granted ones included. */
export const activeCustomers = (groups: readonly SubscriptionGroup[]): number => usersOf(opened(groups));

/**
 * Growth of the monthly revenue over a period, in percent of what it was before it. From nothing to something counts
 * as 100.
 */
export function growth(current: number, { changeCents }: Movements): number {
  const change = changeCents / 100;
  const before = current - change;
  if (before <= 0) return change > 0 ? 100 : 0;
  return round((change / before) * 100);
}

/** Customers lost during a period, in percent of those there were before it. */
export function churn(active: number, { won, lost }: Movements): number {
  const before = active + lost - won;
  return before <= 0 ? 0 : round((lost / before) * 100);
}

/** Part of a whole in percent, one decimal; 0 of nothing. */
export const share = (part: number, whole: number): number => (whole <= 0 ? 0 : round((part / whole) * 100));

const round = (value: number) => Math.round(value * 10) / 10;
