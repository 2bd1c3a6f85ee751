import type Stripe from 'stripe';
import type { Account } from '../core/account.js';
import type { Settlement } from '../core/state.js';
import { maybeId } from '../core/wire.js';
import { expireSession, settle } from './checkout.js';
import { attempt, periodOf, renew } from './subscriptions.js';

interface Due {
  moment: number;
  run: () => void;
}

const living = new Set<string>(['active', 'trialing', 'past_due']);

function earliest(account: Account, clock: string | null, until: number): Due | null {
  let next: Due | null = null;
  const offer = (moment: number, run: () => void) => {
    if (moment <= until && (next === null || moment < next.moment)) next = { moment, run };
  };
  for (const subscription of Object.values(account.state.subscriptions)) {
    if (maybeId(subscription.test_clock) !== clock || !living.has(subscription.status)) continue;
    offer(periodOf(subscription).end, () => renew(account, subscription));
    if (subscription.cancel_at !== null && !subscription.cancel_at_period_end) {
      offer(subscription.cancel_at, () =>
        renew(account, Object.assign(subscription, { cancel_at_period_end: true })),
      );
    }
  }
  for (const invoice of Object.values(account.state.invoices)) {
    const subscription = ownerOf(account, invoice);
    if (subscription === undefined || maybeId(subscription.test_clock) !== clock) continue;
    if (invoice.status !== 'open' || invoice.next_payment_attempt === null) continue;
    offer(invoice.next_payment_attempt, () => attempt(account, subscription, invoice));
  }
  for (const settlement of account.state.settlements)
    if (clockOf(account, settlement) === clock) offer(settlement.due, () => settle(account, settlement));
  if (clock !== null) return next;
  for (const session of Object.values(account.state.sessions)) {
    if (session.status === 'open') offer(session.expires_at, () => expireSession(account, session));
  }
  return next;
}

/** An invoice is due at its customer's time; what the hosted page was paid with, at the sandbox's own. */
function clockOf(account: Account, { session, invoice }: Settlement): string | null {
  if (session !== null) return null;
  return maybeId(account.state.invoices[invoice ?? '']?.test_clock);
}

export function ownerOf(account: Account, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const id = maybeId(invoice.parent?.subscription_details?.subscription);
  return id === null ? undefined : account.state.subscriptions[id];
}

/**
 * Plays everything that falls due up to a moment, in order of time and each at its own moment.
 * @param clock the test clock whose customers are meant, null for those that follow the sandbox's own time
 * @param until unix seconds
 */
export function playUntil(account: Account, clock: string | null, until: number): number {
  let played = 0;
  for (let due = earliest(account, clock, until); due !== null; due = earliest(account, clock, until)) {
    account.at(due.moment, due.run);
    played += 1;
    if (played > 10_000) throw new Error('The clock was moved so far that more than 10,000 things fall due.');
  }
  if (played > 0) account.changed();
  return played;
}
