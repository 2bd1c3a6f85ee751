import type { Instance } from '../instance.js';
import type { Scope } from '../scopes.js';

export interface Call {
  readonly instance: Instance;
  /** Of the path: the `{name}` in it. */
  readonly ids: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** One call of n8n's public API, below `/api/v1`. Carried out whole before the next one starts. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** e.g. `/workflows/{id}` */
  readonly path: string;
  readonly scope: Scope;
  readonly status?: number;
  /** Not there in an n8n from before publishing. */
  readonly present?: boolean;
  readonly handle: (call: Call) => unknown;
}
