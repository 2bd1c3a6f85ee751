/** 25 euro per paid referral (specification, section 9; decisions.md, "25 euro or 50%"). */
export const commissionCents = 2_500;
/** Our own money-back guarantee runs 30 days; until then a commission is held. */
export const holdDays = 30;

export type CommissionStatus = 'held' | 'released' | 'clawed_back';
export type Movement = 'earned' | 'released' | 'clawed_back';
/** Why a commission went back: what was paid did, or the referral is none (judgement.ts). */
export type Reason = 'refunded' | 'refused';
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

/** Where the commission of a status stands: what was released is the referrer's to be paid. */
const placeOf = (status: CommissionStatus): Account => (status === 'released' ? 'available' : 'held');

/**
 * The lines of one movement; they add up to nothing.
 * @param status of the commission before the movement; `held` for a new one
 */
export function linesOf(movement: Movement, status: CommissionStatus, cents: number): LedgerLine[] {
  if (movement === 'earned') return move('expense', placeOf(status), cents);
  if (movement === 'released') return move('held', 'available', cents);
  return move(placeOf(status), 'expense', cents);
}

/** What a referee's account paid for a plan. Integer cents: without VAT; with VAT, what came in and what went back. */
export interface Payment {
  readonly netCents: number;
  readonly paidCents: number;
  readonly backCents: number;
}

/** Whether a payment earns: the first that does is the one that counts. */
export const isKept = ({ paidCents, backCents }: Payment): boolean => paidCents > backCents;

/**
 * The commission that a payment earns: 25 euro, never above what the invoice came to net, less its refunded share,
 * rounded down to the cent (issue "Money"). @param payment the first plan invoice of which money was kept
 */
export function dueCents(payment: Payment | null): number {
  if (payment === null || !isKept(payment)) return 0;
  const { netCents, paidCents, backCents } = payment;
  return Math.floor((Math.min(commissionCents, netCents) * (paidCents - backCents)) / paidCents);
}

/** A referee's commission as it stands. */
export interface Standing {
  readonly status: CommissionStatus;
  readonly amount_cents: number;
}

export interface Change {
  readonly movement: Movement;
  /** What moves. */
  readonly cents: number;
  readonly after: Standing;
  /** Whether it is held anew: nothing of an earlier one is left. */
  readonly anew: boolean;
}

/**
 * What has to happen to a referee's commission so that it is what is due. It looks at what is due now and not at messages,
 * so that the order in which payments and refunds are told of does not matter.
 */
export function dueChange(due: number, known: Standing | null): Change | null {
  const anew = known === null || known.status === 'clawed_back';
  const had = anew ? 0 : known.amount_cents;
  if (due === had) return null;
  const status = due === 0 ? 'clawed_back' : anew ? 'held' : known.status;
  return {
    movement: due > had ? 'earned' : 'clawed_back',
    cents: Math.abs(due - had),
    after: { status, amount_cents: due === 0 ? had : due },
    anew,
  };
}
