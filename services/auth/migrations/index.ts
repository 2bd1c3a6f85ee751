import { AuthTables1763700000000 } from './1763700000000-auth-tables.js';
import { Messages1764000000000 } from './1764000000000-messages.js';
import { GuessingAndEvents1764100000000 } from './1764100000000-guessing-and-events.js';
import { GateAccounts1764110000000 } from './1764110000000-gate-accounts.js';
import { Language1764120000000 } from './1764120000000-language.js';

/** In the order in which they run. */
export const migrations = [
  AuthTables1763700000000,
  Messages1764000000000,
  GuessingAndEvents1764100000000,
  GateAccounts1764110000000,
  Language1764120000000,
];
