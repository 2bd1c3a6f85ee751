import type { AlertChannelKind } from '@stroomwerk/contracts/library';

export type Outcome = 'taken' | 'again' | 'never';

/** Answers by which a chat says that this webhook is no more, or takes no such message: nothing changes by asking again. */
const goneInChat = [400, 401, 403, 404, 410];

/**
 * What an answer means. A program of the customer's own may be away or broken for a while, whatever it answers: only 410 says that
 * nothing is wanted any more.
 */
export function outcomeOf(kind: AlertChannelKind, status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken';
  return status === 410 || (kind !== 'webhook' && goneInChat.includes(status)) ? 'never' : 'again';
}
