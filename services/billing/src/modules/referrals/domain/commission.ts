/** 25 euro per paid referral (specification, section 9; decisions.md, "25 euro or 50%"). */
export const commissionCents = 2_500;
/** Our own money-back guarantee runs 30 days; until then a commission is held. */
export const holdDays = 30;

export type CommissionStatus = 'held' | 'released' | 'clawed_back';
export type Movement = 'earned' | 'released' | 'clawed_back';
/** `expense` is ours; `held` and `available` are the referrer's. */
export type Account = 'expense' | 'held' | 'available';

export interface LedgerLine {
  account: Account;
  amount_cents: number;
}

export const releaseAt = (earnedAt: Date): Date => new Date(earnedAt.getTime() + holdDays * 86_400_000);

const move = (from: Account, to: Account, cents: number): LedgerLine[] => [
  { account: from, amount_cents: -cents },
  { account: to, amount_cents: cents },
];

/**
 * The lines of one movement; they add up to nothing.
 * @param status of the commission before the movement
 */
export function linesOf(movement: Movement, status: CommissionStatus, cents: number): LedgerLine[] {
  if (movement === 'earned') return move('expense', 'held', cents);
  if (movement === 'released') return move('held', 'available', cents);
  return move(status === 'released' ? 'available' : 'held', 'expense', cents);
}

/**
 * What has to happen to a referee's commission, from what the referee has paid and got back altogether. It looks at
 * sums and not at messages, so that the order in which payments and refunds are told of does not matter.
 */
export function dueMovement(netPaidCents: number, status: CommissionStatus | null): Movement | null {
  if (netPaidCents > 0) return status === null ? 'earned' : null;
  return status === null || status === 'clawed_back' ? null : 'clawed_back';
}
