/**
 * When a referral earns nothing, or waits for ops (issue "Money", point 8; ADR 44). Own: the referrer paid it to
 * themselves, or somebody of their household did with their card or account. Odd: it may be so, and a person looks.
 */

/** What speaks against a referral, by what is seen of it. */
export type Sign =
  /** Referrer and referee are members of one account. */
  | 'same_account'
  /** Both registered one mailbox, under two spellings of its address. */
  | 'same_mailbox'
  /** The referee paid with a card or bank account that the referrer's account paid with. */
  | 'same_payment'
  /** The referee paid with a card or bank account that another referee of the same referrer paid with. */
  | 'shared_payment';

/** `clear`: it earns; `held`: it earns, and is not released before ops decided; `refused`: it earns nothing. */
export type Verdict = 'clear' | 'held' | 'refused';
/** What ops decided, whatever the signs say. */
export type Decision = 'allowed' | 'refused';

const own: readonly Sign[] = ['same_account', 'same_mailbox', 'same_payment'];

/** A referrer or a referee, as far as the rules look. */
export interface Party {
  readonly accountId: string | null;
  /** Null where nobody told of it, or it was forgotten. */
  readonly mailboxId: string | null;
  /** Of the cards and bank accounts that their account paid with, as the provider knows them. */
  readonly fingerprints: readonly string[];
}

const isSame = (one: string | null, other: string | null): boolean => one !== null && one === other;
const meet = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** @param others fingerprints of the other referees of the same referrer */
export function signsOf(referrer: Party, referee: Party, others: readonly string[]): Sign[] {
  const seen: Readonly<Record<Sign, boolean>> = {
    same_account: isSame(referrer.accountId, referee.accountId),
    same_mailbox: isSame(referrer.mailboxId, referee.mailboxId),
    same_payment: meet(referrer.fingerprints, referee.fingerprints),
    shared_payment: meet(others, referee.fingerprints),
  };
  return (Object.keys(seen) as Sign[]).filter((sign) => seen[sign]);
}

export function verdictOf(signs: readonly Sign[], decision: Decision | null): Verdict {
  if (decision !== null) return decision === 'allowed' ? 'clear' : 'refused';
  if (signs.some((sign) => own.includes(sign))) return 'refused';
  return signs.length > 0 ? 'held' : 'clear';
}
