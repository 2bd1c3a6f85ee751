import type { ConnectionsResponse } from '@stroomwerk/contracts/library';

/** What stands below the list: the offer, a mail to answer, the agreement, what the plan allows, or the form. */
export type Next = 'offer' | 'confirm' | 'agree' | 'full' | 'connect';

/** The one thing that stands between somebody and another n8n, in the order in which the platform asks for it. */
export function nextOf(
  { connections, limit, agreement_accepted }: ConnectionsResponse,
  emailVerified: boolean,
): Next {
  if (limit === 0) return 'offer';
  if (!emailVerified) return 'confirm';
  if (!agreement_accepted) return 'agree';
  return connections.length >= limit ? 'full' : 'connect';
}
