import { errorCatalogue, type Language } from '@stroomwerk/contracts';
import type { Connection, ConnectionProblem, ConnectionPurpose } from '@stroomwerk/contracts/library';
import { missingOf } from './missing.js';
import { oldestN8n } from './oldest.js';

/** What is kept of a connection, without its key. */
export interface Kept {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly purpose: ConnectionPurpose;
  readonly scopes: readonly string[];
  readonly scopes_known: boolean;
  readonly n8n_version: string | null;
  readonly problem: ConnectionProblem | null;
  readonly failing_since: Date | null;
  readonly created_at: Date;
  readonly checked_at: Date;
}

const detailOf = (problem: ConnectionProblem, lang: Language): string =>
  errorCatalogue[`library.n8n_${problem}`].detail[lang].replace('{oldest}', oldestN8n);

/** A connection as its account sees it, in a language. */
export function connectionView(kept: Kept, lang: Language): Connection {
  const { id, name, address, purpose, problem, n8n_version, scopes_known } = kept;
  const missing = missingOf(kept.scopes, lang);
  return {
    ...{ id, name, address, purpose, n8n_version, scopes_known, missing },
    state: problem !== null ? 'failing' : missing.length > 0 ? 'limited' : 'ok',
    problem: problem === null ? null : { code: problem, detail: detailOf(problem, lang) },
    failing_since: kept.failing_since?.toISOString() ?? null,
    created_at: kept.created_at.toISOString(),
    checked_at: kept.checked_at.toISOString(),
  };
}
