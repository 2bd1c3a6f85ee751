import type { Language } from '@stroomwerk/contracts';
import type { MailTrouble } from '@stroomwerk/contracts/auth';
import type { MailRequest } from '@stroomwerk/contracts/mails';
import type { BonusContent } from './bonus-mail.js';
import type { MailChoices } from './mail-choices.js';
import type { MailKind } from './mail-kinds.js';
import type { KeptMessage } from './message-mails.js';

/** A mail as it waits in the database, with the account or the message it is about. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: MailKind;
  /** Without angle brackets; null for one that an earlier version wrote. */
  readonly smtp_id: string | null;
  readonly link_until: Date | null;
  readonly link_used_at: Date | null;
  readonly link_id: string | null;
  readonly user_id: string | null;
  /** What the words are made of, as the kind has it. */
  readonly content: BonusContent | MailRequest['data'] | null;
  /** Of a sign-in, in words of ours. */
  readonly device: string | null;
  readonly created_at: Date;
  /** What is known of the address it goes to. */
  readonly troubles: readonly MailTrouble[];
  /** Of the account. */
  readonly choices: MailChoices;
  readonly email: string | null;
  readonly full_name: string | null;
  /** Of the account. */
  readonly language: Language | null;
  readonly message: MessageJson | null;
}

export interface MessageJson {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly content: KeptMessage['content'];
  readonly created_at: string;
}
