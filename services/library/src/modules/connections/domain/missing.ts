import type { Language } from '@stroomwerk/contracts';
import { type N8nScope, n8nScopeNames, n8nScopes } from '@stroomwerk/contracts/library';

/** What a key may not do of what we use, and what does not work without it. */
export const missingOf = (
  scopes: readonly string[],
  lang: Language,
): { scope: N8nScope; without: string }[] =>
  n8nScopeNames
    .filter((scope) => !scopes.includes(scope))
    .map((scope) => ({ scope, without: n8nScopes[scope][lang] }));
