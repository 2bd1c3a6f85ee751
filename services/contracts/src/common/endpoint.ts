/** What a call takes: path parameters, query and body. A part that a call does not have is `undefined`. */
export interface EndpointInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the platform, as data. Carries its types at compile time only, so that a browser bundle that
 * imports an endpoint brings no schema library along.
 */
export interface Endpoint<Input extends EndpointInput = EndpointInput, Output = unknown> {
  readonly method: Method;
  /** Path below the origin, with `{name}` for path parameters, e.g. `/api/automations/{id}/status`. */
  readonly path: string;
  /** `ai-ops`: sent to `AI_OPS_URL` instead of the page's own origin (architecture.md, rule 6). */
  readonly host?: 'edge' | 'ai-ops';
  /** `plain`: sent without a bearer token (specification, section 7). */
  readonly auth?: 'bearer' | 'plain';
  readonly __types?: { input: Input; output: Output };
}

/** Describes a call. @param method and @param path as in section 7 of the specification, with the base path. */
export const endpoint = <Input extends EndpointInput, Output>(
  method: Method,
  path: string,
  options: Pick<Endpoint, 'host' | 'auth'> = {},
): Endpoint<Input, Output> => ({ method, path, ...options });

export type InputOf<E> = E extends Endpoint<infer Input, unknown> ? Input : never;
export type OutputOf<E> = E extends Endpoint<EndpointInput, infer Output> ? Output : never;

/** Fills `{name}` in a path and appends the query. Values are URL-encoded; `undefined` and `''` are left out of the query. */
export function urlOf(target: Pick<Endpoint, 'path'>, input: EndpointInput = {}): string {
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`path parameter ${name} is missing for ${target.path}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
