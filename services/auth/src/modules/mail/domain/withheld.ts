import type { MailTrouble } from '@stroomwerk/contracts/auth';
import { stops } from './address-trouble.js';
import type { MailKind } from './mail-kinds.js';
import { linkLeftMs } from './tries.js';

/** Why a mail is not sent. */
export type Reason =
  | 'link_over'
  | 'no_address'
  | 'no_server'
  | 'not_wanted'
  | 'too_long'
  | 'trouble'
  | 'unsure';

/** What is known of a mail at the moment when it would be sent. */
export interface Considered {
  readonly kind: MailKind;
  readonly address: string | null;
  readonly linkUntil: Date | null;
  readonly linkUsed: boolean;
  /** Of the address. */
  readonly troubles: readonly MailTrouble[];
  /** Whether its reader wants this category. */
  readonly wanted: boolean;
}

/**
 * Whether a mail is of use to who gets it now. A link to a new password that is over, or was replaced by one that its
 * owner has used, would only lead to a refusal. A used link that confirms an address still says that it is confirmed.
 * @returns why it is not sent, or null
 */
export function withheldBecause(mail: Considered, now: Date): Reason | null {
  if (mail.address === null) return 'no_address';
  if (!mail.wanted) return 'not_wanted';
  if (stops(mail.troubles, mail.kind)) return 'trouble';
  if (mail.linkUntil && mail.linkUntil.getTime() - linkLeftMs < now.getTime()) return 'link_over';
  return mail.linkUsed && mail.kind === 'reset_password' ? 'link_over' : null;
}
