import { type Interval, opensLibrary, type PriceTier, type SubscriptionStatus } from '@stroomwerk/contracts';

/** An account's subscription as it stands. One an account. */
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
  /** The plan that ops gave, also while another one is paid for. */
  granted: PriceTier | null;
  /** When that is over; null: when it is taken back. */
  granted_until: Date | null;
  /** Whether a bank has taken its money back, and nobody has decided yet. */
  disputed: boolean;
  /** What it becomes with the end of its period; null where it stays what it is. */
  next_price_tier: PriceTier | null;
  next_interval: Interval | null;
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
  granted: null,
  granted_until: null,
  disputed: false,
  next_price_tier: null,
  next_interval: null,
};

/** A plan whose money the bank has taken opens nothing until it is decided, whatever the provider calls it. */
export const heldBack = (state: SubscriptionState): SubscriptionState =>
  state.disputed && isPaidAndOpen(state) ? { ...state, status: 'suspended' } : state;

/** What is kept of a plan that was paid for while a given one stands over it. */
export const underneath = ({
  reference,
  reference_created_at,
  past_due_since,
  disputed,
}: SubscriptionState) => ({ reference, reference_created_at, past_due_since, disputed });

/** A given plan survives the end of what was paid for: it is there again, until its own end, when that opens the library no more. */
export const fallenBack = (state: SubscriptionState, now: Date): SubscriptionState =>
  state.granted === null ||
  opensLibrary(state.status) ||
  (state.granted_until?.getTime() ?? Infinity) <= now.getTime()
    ? state
    : {
        ...noSubscription,
        ...{ status: 'active', source: 'grant', price_tier: state.granted, granted: state.granted },
        ...{ current_period_end: state.granted_until, granted_until: state.granted_until },
        // What has not ended is still known by these.
        ...(state.status === 'canceled' ? {} : underneath(state)),
      };

/** What a subscription brings per month. @param amountCents net cents of one interval @returns net cents, rounded half up */
export const monthlyCents = (amountCents: number, interval: Interval | null): number =>
  interval === null ? 0 : interval === 'month' ? amountCents : Math.floor((amountCents + 6) / 12);

export const isPaidAndOpen = (state: SubscriptionState): boolean =>
  state.source === 'payment' && opensLibrary(state.status);

/** Whether the provider may still charge for it, whatever it opens; a plan in arrears under a grant too. */
export const isUnended = ({ source, reference, status }: SubscriptionState): boolean =>
  source !== null && (reference?.startsWith('sub_') ?? false) && status !== 'none' && status !== 'canceled';

/** A plan that was paid for, renews and has not ended. */
export type Renewing = SubscriptionState & {
  readonly reference: string;
  readonly price_tier: PriceTier;
  readonly interval: Interval;
};

export const isRenewing = (state: SubscriptionState): state is Renewing =>
  state.source === 'payment' && state.price_tier !== null && state.interval !== null && isUnended(state);

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

/** What became of the renewal of a plan that runs: its owner is told, whoever changed it. */
export const renewalMail = (
  before: SubscriptionState,
  after: SubscriptionState,
): 'plan_canceled' | 'plan_resumed' | null =>
  before.reference === null ||
  before.reference !== after.reference ||
  before.cancel_at_period_end === after.cancel_at_period_end ||
  !opensLibrary(after.status)
    ? null
    : after.cancel_at_period_end
      ? 'plan_canceled'
      : 'plan_resumed';

/** Whether a renewal was found unpaid just now: its owner is told once, not at each try of the provider. */
export const beganGrace = (before: SubscriptionState, after: SubscriptionState): boolean =>
  after.status === 'past_due_grace' && before.status !== 'past_due_grace';
