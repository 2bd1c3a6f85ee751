/** `ordered`: in a batch, its money set apart; `paid`; `returned`: to the affiliate's balance, whether it had been paid or not. */
export type PayoutStatus = 'ordered' | 'paid' | 'returned';
export type PayoutMovement = 'payout_ordered' | 'paid_out' | 'payout_returned';
/** Of the ledger: what may be paid, what is set apart for a batch, what left our bank. */
export type PayoutPlace = 'available' | 'ordered' | 'paid';

export interface PayoutLine {
  readonly account: PayoutPlace;
  readonly amount_cents: number;
}

const ways = {
  payout_ordered: ['available', 'ordered'],
  paid_out: ['ordered', 'paid'],
} as const;

/**
 * The lines of a movement; they add up to nothing. A return is the counter entry of what was ordered or paid.
 * @param before status of the payout before it; `ordered` for a new one
 */
export function payoutLines(
  movement: PayoutMovement,
  before: Exclude<PayoutStatus, 'returned'>,
  cents: number,
): PayoutLine[] {
  const [from, to] = movement === 'payout_returned' ? ([before, 'available'] as const) : ways[movement];
  return [
    { account: from, amount_cents: -cents },
    { account: to, amount_cents: cents },
  ];
}
