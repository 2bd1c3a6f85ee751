/** Where it was read: what was there at that commit. */
export interface Read {
  /** On GitHub. */
  readonly repository: string;
  readonly path: string;
  readonly commit: string;
}

export interface Endpoint {
  /** `{}` for a server of the customer's own. */
  readonly host: string;
  readonly method: string;
  readonly path: string;
  /** `memory`: nobody read it. `own`: the customer says what it answers, no vendor does. */
  readonly source: Read | 'memory' | 'own';
  /** What the source says of it: of what workflows send and of what they read in the answer. */
  readonly read: string;
  /** What workflows use that the source does not say. */
  readonly memory?: string;
}

/** @param at `owner/name@commit:path` */
export function read(at: string): Read {
  const [, repository = '', commit = '', path = ''] = /^([^@]+)@([^:]+):(.+)$/.exec(at) ?? [];
  return { repository, path, commit };
}

/** The calls to one host that one source tells of, by method and path. */
export const vendor = (
  host: string,
  source: Endpoint['source'],
  calls: { readonly [call: string]: string | { readonly read: string; readonly memory: string } },
): Endpoint[] =>
  Object.entries(calls).map(([call, of]) => {
    const [method = '', path = ''] = call.split(' ');
    return { host, method, path, source, ...(typeof of === 'string' ? { read: of } : of) };
  });
