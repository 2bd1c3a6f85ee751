import { type Interval, opensLibrary, type PriceTier, type SubscriptionStatus } from '@stroomwerk/contracts';

/** A user's subscription as it stands. One a user. */
export interface SubscriptionState {
  status: SubscriptionStatus;
  price_tier: PriceTier | null;
  /** null for grants and one-time plans. */
  interval: Interval | null;
  source: 'payment' | 'grant' | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
  /** Net cents a month; 0 for grants and one-time plans. */
  monthly_cents: number;
  /** The provider's subscription, or the checkout session of a one-time plan; null for grants. */
  reference: string | null;
  /** When the provider made what `reference` names: of two paid plans the newer counts. */
  reference_created_at: Date | null;
  past_due_since: Date | null;
}

export const noSubscription: SubscriptionState = {
  status: 'none',
  price_tier: null,
  interval: null,
  source: null,
  current_period_end: null,
  cancel_at_period_end: false,
  monthly_cents: 0,
  reference: null,
  reference_created_at: null,
  past_due_since: null,
};

/** What a subscription brings per month. @param amountCents net cents of one interval @returns net cents, rounded half up */
export const monthlyCents = (amountCents: number, interval: Interval | null): number =>
  interval === null ? 0 : interval === 'month' ? amountCents : Math.floor((amountCents + 6) / 12);

export const isPaidAndOpen = (state: SubscriptionState): boolean =>
  state.source === 'payment' && opensLibrary(state.status);

export const isOpenGrant = (state: SubscriptionState): boolean =>
  state.source === 'grant' && opensLibrary(state.status);

/** Whether others would see a difference; only then the version grows and an event goes out. */
export function differs(a: SubscriptionState, b: SubscriptionState): boolean {
  return (
    a.status !== b.status ||
    a.price_tier !== b.price_tier ||
    a.interval !== b.interval ||
    a.source !== b.source ||
    a.current_period_end?.getTime() !== b.current_period_end?.getTime() ||
    a.cancel_at_period_end !== b.cancel_at_period_end ||
    a.monthly_cents !== b.monthly_cents
  );
}
