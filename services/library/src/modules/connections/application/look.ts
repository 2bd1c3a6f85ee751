import { type N8nScope, n8nScopeNames } from '@stroomwerk/contracts/library';
import { within } from '@stroomwerk/kernel';
import { type N8nClient, N8nError } from '../../n8n/index.js';
import { isTooOld } from '../domain/oldest.js';
import { Unusable } from './problem.js';

/** What a key may do and which n8n it is for. */
export interface Look {
  readonly scopes: readonly string[];
  /** Whether n8n said so; else it was tried. */
  readonly scopesKnown: boolean;
  readonly version: string | null;
}

/** What reads and changes nothing is tried; the rest is taken to be allowed until n8n says otherwise. */
async function tried(n8n: N8nClient): Promise<readonly string[]> {
  const readings: Partial<Record<N8nScope, () => Promise<unknown>>> = {
    'workflow:list': () => n8n.workflows({ limit: 1 }),
    'execution:list': () => n8n.executions({ limit: 1 }),
    'tag:list': () => n8n.tags(),
    'credential:list': () => n8n.credentials(),
    'insights:read': () => n8n.insights(),
  };
  const granted: string[] = [];
  for (const scope of n8nScopeNames) {
    const read = readings[scope];
    try {
      await read?.();
      granted.push(scope);
    } catch (error) {
      const absent =
        error instanceof N8nError && ['missing_scope', 'not_found', 'no_api'].includes(error.kind);
      // Whoever has no list of workflows is no n8n.
      if (!absent || (scope === 'workflow:list' && error.kind !== 'missing_scope')) throw error;
    }
  }
  return granted;
}

/** Of all calls of one look together: somebody waits for it, and the edge for 30 s at most. */
const patienceMs = 20_000;
const late = 'the look took too long';

/**
 * Looks at an n8n with a key, which is asked first.
 * @throws N8nError, OutboundError, Unusable: `problemOf` says what they mean
 */
export async function lookAt(n8n: N8nClient, patience = patienceMs): Promise<Look> {
  try {
    return await within(patience, late, looked(n8n));
  } catch (error) {
    throw error instanceof Error && error.message === late ? new Unusable('too_slow') : error;
  }
}

async function looked(n8n: N8nClient): Promise<Look> {
  const told = await n8n.discover();
  const version = await n8n.release().catch(() => undefined);
  if (version !== undefined && isTooOld(version)) throw new Unusable('too_old');
  return {
    scopes: told ?? (await tried(n8n)),
    scopesKnown: told !== undefined,
    version: version ?? null,
  };
}
