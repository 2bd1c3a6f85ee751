import { payoutMinimumCents } from '@stroomwerk/contracts/billing';
import { addBusinessDays } from './business-days.js';

/** Payout 5 to 10 business days after release (decisions.md, "Referral link"). */
export const payoutBusinessDays = { first: 5, last: 10 } as const;

/** What came to an affiliate's free balance, or left it, and when; what is still held, when it is going to. Integer cents. */
export interface Step {
  readonly at: Date;
  readonly cents: number;
}

export interface Due {
  readonly cents: number;
  /** Between these two it is paid. */
  readonly from: Date;
  readonly until: Date;
}

/** Since when a balance has been enough to be paid, and how much it is then. @returns null where it never is */
function enoughSince(steps: readonly Step[]): { since: Date; cents: number } | null {
  let [cents, since]: [number, Date | null] = [0, null];
  for (const step of steps) {
    cents += step.cents;
    since = cents < payoutMinimumCents ? null : (since ?? step.at);
  }
  return since && { since, cents };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/**
 * When an affiliate is paid next, and how much by what is known now: what is free once that reaches the minimum, else
 * together with what is going to be released. Counted from then, or from when the payout account was confirmed.
 * @param free in the order in which it happened @param coming held commissions that nothing keeps, the earliest first
 * @returns null below the minimum
 */
export function nextDue(free: readonly Step[], coming: readonly Step[], confirmedAt: Date): Due | null {
  for (let more = 0; more <= coming.length; more += 1) {
    const enough = enoughSince([...free, ...coming.slice(0, more)]);
    if (enough === null) continue;
    const start = later(enough.since, confirmedAt);
    return {
      cents: enough.cents,
      from: addBusinessDays(start, payoutBusinessDays.first),
      until: addBusinessDays(start, payoutBusinessDays.last),
    };
  }
  return null;
}
