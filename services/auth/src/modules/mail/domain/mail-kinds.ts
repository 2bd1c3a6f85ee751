import type { AskedMailKind } from '@stroomwerk/contracts/mails';
import type { AccountMailKind } from './mail-texts.js';
import type { MessageMailKind } from './message-mails.js';

/** What a mail is about. `house`: to ourselves; the last three can be turned off. */
export type MailCategory = 'account' | 'security' | 'money' | 'house' | 'alerts' | 'reports' | 'tips';

/** Those that go out whatever somebody prefers: the account, its safety and the money depend on them. */
const necessary: readonly MailCategory[] = ['account', 'security', 'money', 'house'];

export type MailKind = AccountMailKind | MessageMailKind | AskedMailKind | 'bonus_workflows';

/** Each kind's category; a kind without one does not compile. */
const categories: Readonly<Record<MailKind, MailCategory>> = {
  confirm_email: 'account',
  mailbox_check: 'account',
  reset_password: 'security',
  address_taken: 'security',
  password_changed: 'security',
  new_device: 'security',
  withdrawal_receipt: 'money',
  withdrawal_copy: 'house',
  contact_receipt: 'account',
  contact_copy: 'house',
  bonus_workflows: 'account',
  payment_failed: 'money',
  paid_twice: 'money',
  plan_canceled: 'money',
  plan_resumed: 'money',
  money_back: 'money',
  invoice_issued: 'money',
  credit_note_issued: 'money',
  renewal_ahead: 'money',
  commission_earned: 'money',
  commission_paid: 'money',
  payout_account_entered: 'money',
  automations_failing: 'alerts',
  alert_test: 'alerts',
  monthly_report: 'reports',
};

export const categoryOf = (kind: MailKind): MailCategory => categories[kind];

export const isNecessary = (category: MailCategory): boolean => necessary.includes(category);

/** Where a second copy does less harm than none (ADR 30). */
const again: readonly MailCategory[] = ['security', 'money', 'house'];

/**
 * Whether a mail is sent again, under the same Message-ID, when nobody knows if the mail server took it. The others are
 * kept as `unknown`.
 */
export const goesAgain = (kind: MailKind): boolean => again.includes(categories[kind]);
