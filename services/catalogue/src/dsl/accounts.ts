import { ACCOUNTS_A_M, type Known } from './known-accounts-a-m.js';
import { ACCOUNTS_M_Z } from './known-accounts-m-z.js';
import type { Account } from './types.js';

const KNOWN = { ...ACCOUNTS_A_M, ...ACCOUNTS_M_Z };

/** An account that a workflow needs: which app, with which n8n credential, why, and how to get it. */
export function needs(app: keyof typeof KNOWN, why: string): Account {
  const [label, credential_type, ...steps]: Known = KNOWN[app];
  return { app: label, credential_type, why, steps };
}
