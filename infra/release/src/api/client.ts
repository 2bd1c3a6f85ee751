import { type Endpoint, type EndpointInput, ErrorBody, urlOf } from '@stroomwerk/contracts/common';
import { ReleaseError } from '../context.js';

/** A refusal by the platform, with its code from the catalogue. */
export class Refused extends ReleaseError {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export type Call = <I extends EndpointInput, O>(endpoint: Endpoint<I, O>, input?: I) => Promise<O>;

/** @param url origin of the edge or of services/releases itself @param token role ops; asked for only when needed */
export function apiClient(url: string, token: () => Promise<string>): Call {
  return async (endpoint, input) => {
    const bearer = endpoint.auth === 'plain' ? undefined : await token();
    const body = input?.body;
    const isFile = body instanceof Uint8Array;
    const response = await fetch(url + urlOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        'accept-language': 'en',
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined
          ? {}
          : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      body: isFile ? new Uint8Array(body) : body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new Refused(
        503,
        'common.unavailable',
        `${url} does not answer (${reasonOf(error)}). Is it running?`,
      );
    });
    if (response.ok) return (await response.json()) as never;
    throw refusal(response.status, await response.text());
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? String((error.cause as NodeJS.ErrnoException)?.code ?? error.message)
    : String(error);

function refusal(status: number, text: string): Refused {
  const body = ErrorBody.safeParse(parsed(text));
  if (!body.success)
    return new Refused(status, 'unknown', `The platform answered ${status}: ${text.slice(0, 300)}`);
  const { code, message, fields = {} } = body.data;
  const named = Object.entries(fields).map(([field, reason]) => `\n  ${field}: ${reason}`);
  return new Refused(status, code, `${message}${named.join('')} [${code}]`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
