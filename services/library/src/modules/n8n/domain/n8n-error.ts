/** What an n8n refuses or breaks on, by the status of its answer. */
export type N8nErrorKind =
  /** 401: the key is wrong, expired or was deleted. */
  | 'wrong_key'
  /** 403: the key may not do this. */
  | 'missing_scope'
  /** 404: there is no such workflow, run, tag or account, or the key may not see it. */
  | 'not_found'
  /** 404 with a page: an n8n without its public API, or no n8n at all. */
  | 'no_api'
  /** 409: it exists already, a webhook's path is taken, a run has ended. */
  | 'conflict'
  /** 429: asked too often; `retryAfter` says when to come again. */
  | 'busy'
  /** Any other 4xx: n8n does not take what was sent; `said` is why. */
  | 'refused'
  /** 5xx: n8n or the proxy before it is broken for now. */
  | 'broken'
  /** It answers, but not as an n8n does. */
  | 'unexpected';

/**
 * An answer of an n8n that is no success. The message holds nothing of the customer's and may be logged; `said` is n8n's
 * own sentence, which may name their workflows and values: for them to read, never for a log.
 */
export class N8nError extends Error {
  readonly #said: string | undefined;

  constructor(
    readonly kind: N8nErrorKind,
    readonly status: number,
    /** Which call, without ids: `POST /workflows`. */
    readonly call: string,
    more: { readonly said?: string; readonly retryAfter?: number } = {},
  ) {
    super(`n8n: ${kind} (${status}) for ${call}`);
    this.name = 'N8nError';
    this.#said = more.said;
    this.retryAfter = more.retryAfter;
  }

  /** Seconds. */
  readonly retryAfter: number | undefined;

  get said(): string | undefined {
    return this.#said;
  }
}

const byStatus: Readonly<Record<number, N8nErrorKind>> = {
  401: 'wrong_key',
  403: 'missing_scope',
  404: 'not_found',
  409: 'conflict',
  429: 'busy',
};

/** @param status of 400 and more */
export const kindOfStatus = (status: number): N8nErrorKind =>
  byStatus[status] ?? (status >= 500 ? 'broken' : 'refused');

/** Nobody is kept waiting longer than this by a header. */
const longest = 60 * 60;

/**
 * RFC 9110, 10.2.3: seconds, or a date.
 * @returns seconds, at most an hour; undefined where it says neither
 */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header.trim())
    ? Number(header)
    : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longest) : undefined;
}
