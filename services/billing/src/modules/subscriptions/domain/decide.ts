import { opensLibrary } from '@stroomwerk/contracts';
import { isPaidAndOpen, isUnended, type SubscriptionState } from './state.js';

export interface Decision {
  state: SubscriptionState;
  /** The paid plan that another took the place of, and that must not be billed on; or null. */
  superseded: SubscriptionState | null;
}

const renews = (state: SubscriptionState) => state.source === 'payment' && state.interval !== null;

/**
 * Of two open paid plans: one bought for life outlives any renewal; else the newer one counts. Of two of the same second
 * it is always the same one, whichever is told of last: else each would end the other.
 */
function outranks(incoming: SubscriptionState, current: SubscriptionState): boolean {
  if (renews(incoming) !== renews(current)) return renews(current);
  const [late, early] = [incoming, current].map((one) => one.reference_created_at?.getTime() ?? 0) as [
    number,
    number,
  ];
  return late === early ? (incoming.reference ?? '') > (current.reference ?? '') : late > early;
}

/**
 * Which of two states a user has, after the provider told of one. Webhooks come late, twice and in any order, so an
 * ended subscription never closes one that another payment or a grant keeps open.
 */
export function decide(current: SubscriptionState, incoming: SubscriptionState): Decision {
  const take = { state: incoming, superseded: null };
  const keep = { state: current, superseded: null };
  if (current.reference !== null && current.reference === incoming.reference) return take;
  if (!opensLibrary(incoming.status)) {
    if (opensLibrary(current.status)) return keep;
    const older =
      current.reference_created_at !== null &&
      incoming.reference_created_at !== null &&
      incoming.reference_created_at < current.reference_created_at;
    return older || incoming.status === 'none' ? keep : take;
  }
  // In arrears it opens nothing, and the provider goes on trying to collect it.
  if (!isPaidAndOpen(current)) return isUnended(current) ? { state: incoming, superseded: current } : take;
  const [winner, loser] = outranks(incoming, current) ? [incoming, current] : [current, incoming];
  return { state: winner, superseded: loser };
}
