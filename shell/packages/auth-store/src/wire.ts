import { type Endpoint, type EndpointInput, urlOf } from '@stroomwerk/contracts';

export type Language = 'nl' | 'en';

/** A refusal of the platform, or that it could not be reached. `detail` is what a screen shows. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** From the catalogue of the contracts, e.g. `auth.invalid_credentials`. */
    readonly code: string,
    readonly detail: string,
    /** Text for each refused field. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Which request it was, as the logs call it; null when no answer came. */
    readonly reference: string | null = null,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** Where and how a call is sent. */
export interface Wire {
  /** Origin that the path is appended to; empty for the page's own. */
  readonly origin: string;
  readonly token: string | null;
  readonly language: Language;
  readonly fetch: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until a call counts as unanswered. */
  readonly timeout?: number;
}

// The catalogue's own texts, repeated: importing it would bring the schema library into the page.
const unavailable = {
  nl: 'Dit onderdeel is even niet bereikbaar. Probeer het zo opnieuw.',
  en: 'This part is not available right now. Try again shortly.',
};
const internal = {
  nl: 'Er ging iets mis aan onze kant. Probeer het opnieuw; er is niets verloren.',
  en: 'Something went wrong on our side. Try again; nothing is lost.',
};

/** No answer came: the network, or the time limit. */
export const unreachable = (language: Language): ApiError =>
  new ApiError(0, 'common.unavailable', unavailable[language]);

async function refusal(response: Response, language: Language): Promise<ApiError> {
  const reference = response.headers.get('x-request-id');
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'code' in body && 'detail' in body) {
    const fields = 'fields' in body && typeof body.fields === 'object' ? body.fields : null;
    return new ApiError(
      response.status,
      String(body.code),
      String(body.detail),
      (fields ?? {}) as Record<string, string>,
      reference,
    );
  }
  return response.status >= 502
    ? new ApiError(response.status, 'common.unavailable', unavailable[language], {}, reference)
    : new ApiError(response.status, 'common.internal', internal[language], {}, reference);
}

/**
 * Sends one call. No retry, no renewal: those belong to the callers.
 * @returns the raw answer, which is 2xx
 * @throws ApiError for any other status and when no answer came; the caller's own abort passes through as it is
 */
export async function sendRaw(endpoint: Endpoint, input: EndpointInput, wire: Wire): Promise<Response> {
  const limit = AbortSignal.timeout(wire.timeout ?? 15_000);
  const headers: Record<string, string> = { 'accept-language': wire.language, ...wire.headers };
  if (wire.token !== null && endpoint.auth !== 'plain') headers.authorization = `Bearer ${wire.token}`;
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await wire.fetch(`${wire.origin}${urlOf(endpoint, input)}`, {
      method: endpoint.method,
      headers,
      signal: wire.signal ? AbortSignal.any([wire.signal, limit]) : limit,
      // The refresh cookie goes to our own origin only; the AI-ops host gets the bearer alone.
      credentials: wire.origin === '' ? 'same-origin' : 'omit',
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  } catch (error) {
    if (wire.signal?.aborted) throw error;
    throw unreachable(wire.language);
  }
  if (!response.ok) throw await refusal(response, wire.language);
  return response;
}

/**
 * Sends one call and reads its JSON; `undefined` for an answer without a body.
 * @throws ApiError as sendRaw
 */
export async function send<Input extends EndpointInput, Output>(
  endpoint: Endpoint<Input, Output>,
  input: EndpointInput,
  wire: Wire,
): Promise<Output> {
  const response = await sendRaw(endpoint, input, wire);
  if (response.status === 204) return undefined as Output;
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return (await response.blob()) as Output;
  return (await response.json()) as Output;
}
