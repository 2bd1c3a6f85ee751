import { AuthTables1763700000000 } from './1763700000000-auth-tables.js';
import { Messages1764000000000 } from './1764000000000-messages.js';
import { GuessingAndEvents1764100000000 } from './1764100000000-guessing-and-events.js';
import { GateAccounts1764110000000 } from './1764110000000-gate-accounts.js';
import { Language1764120000000 } from './1764120000000-language.js';
import { MailDelivery1764130500000 } from './1764130500000-mail-delivery.js';
import { MailRequests1764131000000 } from './1764131000000-mail-requests.js';
import { MailTrouble1764132000000 } from './1764132000000-mail-trouble.js';
import { MailChoice1764133000000 } from './1764133000000-mail-choice.js';
import { Memberships1767000000000 } from './1767000000000-memberships.js';
import { Mailboxes1768200000000 } from './1768200000000-mailboxes.js';

/** In the order in which they run. */
export const migrations = [
  AuthTables1763700000000,
  Messages1764000000000,
  GuessingAndEvents1764100000000,
  GateAccounts1764110000000,
  Language1764120000000,
  MailDelivery1764130500000,
  MailRequests1764131000000,
  MailTrouble1764132000000,
  MailChoice1764133000000,
  Memberships1767000000000,
  Mailboxes1768200000000,
];
