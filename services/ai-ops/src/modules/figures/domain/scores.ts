import { type SubscriptionGroup, usersOf } from './revenue.js';

/**
 * How well a customer is doing, 0 to 100: 100, less 40 while a payment is overdue, less 30 when the subscription ends
 * with this period. The formula stands beside the figure on the screen (decisions.md, "Figures without a source").
 */
export function customerHealth(group: Pick<SubscriptionGroup, 'status' | 'cancelAtPeriodEnd'>): number {
  const overdue = group.status === 'past_due_grace' || group.status === 'past_due' ? 40 : 0;
  const leaving = group.cancelAtPeriodEnd ? 30 : 0;
  return 100 - overdue - leaving;
}

/** Below this a customer counts as at risk: the red of the health colours starts at 60 (specification, section 4). */
export const atRiskBelow = 60;

/**
 * The health of all who are customers: the mean of their scores in whole points, and how many are at risk.
 * @returns null where there are none
 */
export function healthOf(
  groups: readonly SubscriptionGroup[],
): { readonly average: number; readonly atRisk: number } | null {
  const customers = groups.filter(({ status }) => status !== 'canceled' && status !== 'none');
  const users = usersOf(customers);
  if (users === 0) return null;
  const sum = customers.reduce((total, group) => total + customerHealth(group) * group.users, 0);
  const atRisk = customers.filter((group) => customerHealth(group) < atRiskBelow);
  return { average: Math.round(sum / users), atRisk: usersOf(atRisk) };
}

export interface SecurityCheck {
  readonly name: string;
  readonly passed: boolean;
}

/** A+ when every check passed, then a letter lower for each tenth of them that failed. */
export function securityScore(checks: readonly SecurityCheck[]): string {
  const failed = checks.filter(({ passed }) => !passed).length;
  if (failed === 0) return 'A+';
  const tenths = Math.ceil((failed / checks.length) * 10);
  return ['A', 'B', 'C', 'D'][tenths - 1] ?? 'F';
}
