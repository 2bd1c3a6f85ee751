import type { Language, ServiceName } from '@stroomwerk/contracts/common';
import { publicReadOf } from '../public-reads.js';

/** Origin of the pages' own calls: nobody's, since they only ever reach the edge by its channel. */
export const drawnOrigin = 'http://edge.invalid';

/**
 * Where a drawing's call leads.
 * @returns the service and the path on it; null for what no drawing may read
 */
export function readable(
  method: string,
  address: string,
  aiOpsUrl: string,
): { service: ServiceName; path: string } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== drawnOrigin && url.origin !== new URL(aiOpsUrl).origin) return null;
  const service = publicReadOf(method, url.pathname);
  return service && url.search.length <= 2_000 ? { service, path: `${url.pathname}${url.search}` } : null;
}

export interface ReadAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where the status has none. */
  readonly body: string | null;
}

/** Milliseconds that one read may take, and bytes that it may bring. */
const patience = 2_000;
const most = 2 * 1024 * 1024;

/** Reads for drawings, from the services themselves, as somebody of whom nothing is known. */
export class Reads {
  constructor(
    private readonly services: Readonly<Record<ServiceName, string>>,
    private readonly aiOpsUrl: string,
    /** How many times as long as usual a read may take. */
    private readonly times = 1,
  ) {}

  /** @throws Error where it is not allowed, takes too long or brings too much */
  async read(
    { method, url, language }: { method: string; url: string; language: Language },
    signal: AbortSignal,
  ): Promise<ReadAnswer> {
    const target = readable(method, url, this.aiOpsUrl);
    if (target === null) throw new Error(`pages do not read ${method} ${url.slice(0, 200)}`);
    const response = await fetch(`${this.services[target.service]}${target.path}`, {
      headers: { accept: 'application/json', 'accept-language': language },
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience * this.times)]),
    });
    const type = response.headers.get('content-type') ?? 'application/json';
    return { status: response.status, headers: { 'content-type': type }, body: await textOf(response) };
  }
}

async function textOf({ body, status }: Response): Promise<string | null> {
  if (body === null || status === 204 || status === 205 || status === 304) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > most) throw new Error(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
