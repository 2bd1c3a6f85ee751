import type { MailTrouble } from '@stroomwerk/contracts/auth';
import { categoryOf, isNecessary, type MailKind } from './mail-kinds.js';
import type { Blame } from './smtp-outcome.js';

/** Failures of a mailbox that exists (full, over its limits) that stop what is not necessary, within this many days. */
export const softMost = 5;
export const softDays = 30;

/**
 * Mails that the owner of an address asked for just now: they go once even where mail is known to fail, since the owner is
 * waiting for it, and a mailbox may have been mended.
 */
const askedNow: ReadonlySet<MailKind> = new Set<MailKind>([
  'confirm_email',
  'mailbox_check',
  'reset_password',
  'withdrawal_receipt',
]);

/** Whether a mail keeps from an address because of what is known of it. */
export function stops(troubles: readonly MailTrouble[], kind: MailKind): boolean {
  const category = categoryOf(kind);
  if (category === 'house') return false;
  if (troubles.includes('unreachable') && !askedNow.has(kind)) return true;
  return troubles.length > 0 && !isNecessary(category);
}

/** What a failure does to an address: nothing where it was about the mail, or about us. */
export type Consequence = 'stop' | 'count' | null;

const consequences: Readonly<Record<Blame, Consequence>> = { address: 'stop', mailbox: 'count', other: null };

export const consequenceOf = (blame: Blame): Consequence => consequences[blame];
