import {
  ApiError,
  getAccessToken,
  type Language,
  renewAccessToken,
  send,
  sendRaw,
  type Wire,
} from '@stroomwerk/auth-store';
import type { Endpoint, EndpointInput } from '@stroomwerk/contracts';
import { noteAnswer } from './answers.js';
import { pageConfig } from './config.js';
import { currentLanguage } from './language-state.js';

export type CallOptions = { readonly signal?: AbortSignal };

/** The typed client of the platform. A call's types come from its endpoint in contracts. */
export interface Api {
  /** @throws ApiError with `status`, `code`, `detail` and `fields` */
  call<Input extends EndpointInput, Output>(
    endpoint: Endpoint<Input, Output>,
    input?: Input & CallOptions,
  ): Promise<Output>;
  /** The same for a file. */
  blob<Input extends EndpointInput>(
    endpoint: Endpoint<Input, Blob>,
    input?: Input & CallOptions,
  ): Promise<Blob>;
}

/** What differs between the page and a render at the edge. */
export interface ApiSurroundings {
  /** Origin of a target host. The bearer goes to these two only (architecture, rule 6). */
  readonly origin: (host: 'edge' | 'ai-ops') => string;
  readonly language: () => Language;
  readonly token: () => string | null;
  readonly renew: (refused: string | null) => Promise<string | null>;
  readonly fetch: typeof fetch;
  readonly headers?: () => Readonly<Record<string, string>>;
}

/** Makes a client. A 401 is answered by one silent renewal and one repetition; a second one is the caller's. */
export function createApi(around: ApiSurroundings): Api {
  const wire = (endpoint: Endpoint, token: string | null, signal?: AbortSignal): Wire => ({
    origin: around.origin(endpoint.host ?? 'edge'),
    token,
    language: around.language(),
    fetch: around.fetch,
    headers: around.headers?.() ?? {},
    signal,
  });
  async function withRenewal<T>(endpoint: Endpoint, run: (token: string | null) => Promise<T>): Promise<T> {
    const token = endpoint.auth === 'plain' ? null : around.token();
    try {
      return await run(token);
    } catch (error) {
      const expired = error instanceof ApiError && error.status === 401;
      if (!expired || token === null) throw error;
      const renewed = await around.renew(token);
      if (renewed === null) throw error;
      return run(renewed);
    }
  }
  return {
    call: (endpoint, { signal, ...input } = {} as never) =>
      withRenewal(endpoint, (token) => send(endpoint, input, wire(endpoint, token, signal))),
    blob: (endpoint, { signal, ...input } = {} as never) =>
      withRenewal(endpoint, async (token) =>
        (await sendRaw(endpoint, input, wire(endpoint, token, signal))).blob(),
      ),
  };
}

/** Whether the page's own origin answers is of interest to whoever tells the visitor; the AI-ops host is a part of its own. */
async function noted(url: string, init?: RequestInit): Promise<Response> {
  const own = url.startsWith('/');
  try {
    const response = await globalThis.fetch(url, init);
    if (own) noteAnswer(true);
    return response;
  } catch (error) {
    // The caller's own abort says nothing; the time limit does.
    const given = init?.signal;
    if (own && !(given?.aborted && given.reason?.name !== 'TimeoutError')) noteAnswer(false);
    throw error;
  }
}

/** The client of this page. */
export const api: Api = createApi({
  origin: (host) => (host === 'ai-ops' ? pageConfig().aiOpsUrl : ''),
  language: currentLanguage,
  token: getAccessToken,
  renew: renewAccessToken,
  fetch: (input, init) => noted(String(input), init),
});

/** Fetches a file and hands it to the browser to save. @throws ApiError as api.call */
export async function downloadFile<Input extends EndpointInput>(
  endpoint: Endpoint<Input, Blob>,
  input: Input,
  filename: string,
): Promise<void> {
  const url = URL.createObjectURL(await api.blob(endpoint, input));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
