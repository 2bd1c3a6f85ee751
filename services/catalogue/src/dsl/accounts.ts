import { ACCOUNTS_A_M, type Known } from './known-accounts-a-m.js';
import { STEPS_IN_ENGLISH } from './known-accounts-english.js';
import { ACCOUNTS_M_Z } from './known-accounts-m-z.js';
import { say } from './language.js';
import { englishProducts } from './products.js';
import type { Account } from './types.js';

const KNOWN = { ...ACCOUNTS_A_M, ...ACCOUNTS_M_Z };

/**
 * An account that a workflow needs: which app, with which n8n credential, why, and how to get it, in the language that is
 * built.
 */
export function needs(app: keyof typeof KNOWN, why: string): Account {
  const [label, credential_type, ...steps]: Known = KNOWN[app];
  return {
    ...{ app: say(label, englishProducts(label)), credential_type, why },
    steps: say('nl', 'en') === 'nl' ? steps : [...STEPS_IN_ENGLISH[app]],
  };
}
