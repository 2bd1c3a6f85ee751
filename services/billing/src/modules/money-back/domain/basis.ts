import type { SubscriptionState } from '../../subscriptions/domain/state.js';

/** The statutory period of withdrawal, for everybody who asks; then our own guarantee (decisions.md, "14-day or 30-day refund"). */
export type Basis = 'withdrawal' | 'guarantee';

const days: Readonly<Record<Basis, number>> = { withdrawal: 14, guarantee: 30 };
const dayMs = 86_400_000;

const lastDay = (boughtAt: Date, basis: Basis): Date => new Date(boughtAt.getTime() + days[basis] * dayMs);

/** Both end with their last day, wherever somebody is: a whole day more than the moment of the order plus the days. */
const isOn = (boughtAt: Date, basis: Basis, now: Date): boolean =>
  now.getTime() < lastDay(boughtAt, basis).getTime() + dayMs;

/** On what ground an order may be paid back now. @returns null when it is too late @returns until a moment on the last day */
export function basisOf(boughtAt: Date, now: Date): { basis: Basis; until: Date } | null {
  const basis = (['withdrawal', 'guarantee'] as const).find((one) => isOn(boughtAt, one, now));
  return basis === undefined ? null : { basis, until: lastDay(boughtAt, basis) };
}

/** Whether a plan was paid for and has not ended: what a grant or nothing gives cannot be paid back. */
export const isPaidPlan = (
  state: SubscriptionState,
): state is SubscriptionState & { reference: string; reference_created_at: Date } =>
  state.source === 'payment' &&
  state.reference !== null &&
  state.reference_created_at !== null &&
  // What a bank has taken already goes back no second time.
  !state.disputed &&
  state.status !== 'none' &&
  state.status !== 'canceled';
