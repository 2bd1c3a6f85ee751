import type { MoneyBack, Subscription } from '@stroomwerk/contracts/billing';

/** A plan that was paid for and has not ended: its money may go back. */
export const isPaid = ({ source, status }: Subscription): boolean =>
  source === 'payment' && status !== 'none' && status !== 'canceled';

/** A plan that its customer cancels here, and resumes. */
export const isCancellable = ({ source, interval, status }: Subscription): boolean =>
  source === 'payment' && interval !== null && (status === 'active' || status === 'past_due_grace');

/** Where a customer goes with this plan: below it stands one line of help. */
export function helpFor(plan: Subscription): 'here' | 'forLife' | 'byMail' | 'question' {
  if (isCancellable(plan)) return 'here';
  if (plan.status === 'canceled') return 'question';
  if (plan.price_tier === 'lifetime_pro') return 'forLife';
  return isPaid(plan) && plan.interval !== null ? 'byMail' : 'question';
}

/** The money that a customer can have back. */
export interface Offer {
  readonly basis: NonNullable<MoneyBack['basis']>;
  /** The last day, as a moment on it. */
  readonly until: string;
  /** VAT included: what comes back as money, and what becomes credit again. */
  readonly cents: number;
  readonly creditCents: number;
}

/** What can be paid back; null where nothing can. */
export const offerOf = ({
  basis,
  until,
  amount_cents: cents,
  credit_cents: creditCents = 0,
}: MoneyBack): Offer | null =>
  basis === null || until === null || cents === null ? null : { basis, until, cents, creditCents };
