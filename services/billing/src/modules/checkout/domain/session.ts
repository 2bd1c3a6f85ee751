import type { CheckoutSession } from '@stroomwerk/contracts/billing';

export type PaymentState = CheckoutSession['payment_status'];

/**
 * Our words for the provider's session.
 * @param status open, complete, expired or null @param payment paid, unpaid or no_payment_required
 */
export function paymentState(status: string | null, payment: string): PaymentState {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  // A debit takes days: ordered, but not paid yet.
  return payment === 'unpaid' ? 'processing' : 'paid';
}

const minuteMs = 60_000;

/** When a session that is still under way is asked for again: after 1, 2, 4 … minutes, at most hourly. */
export const nextCheck = (checks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(60, 2 ** Math.min(checks, 6)) * minuteMs);
