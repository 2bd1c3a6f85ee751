import type { LedgerLine } from '@stroomwerk/contracts/billing';

/** Which lines are shown. */
export type Filter = 'all' | 'commission' | 'payout';

const payoutMovements: readonly LedgerLine['movement'][] = ['payout_ordered', 'paid_out', 'payout_returned'];

export const isShown = ({ movement }: LedgerLine, filter: Filter): boolean =>
  filter === 'all' || payoutMovements.includes(movement) === (filter === 'payout');

/** Cents with their sign: what was earned, or left; nothing for what only changed its place. */
export function signedCents({ movement, amount_cents: cents }: LedgerLine): number | null {
  if (movement === 'earned') return cents;
  return movement === 'clawed_back' || movement === 'paid_out' ? -cents : null;
}

/** The number of a referral as a reader knows it again: `R-0034`. */
export const referralNumber = (number: number): string => `R-${String(number).padStart(4, '0')}`;

/** An id in the link of a mail. @returns null for anything else */
export function changeIn(search: string): string | null {
  const given = new URLSearchParams(search).get('confirm') ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(given) ? given : null;
}
