import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

export interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Largest answer that is kept, and all of them together, in bytes. */
const largest = 512 * 1024;
const room = 16 * 1024 * 1024;

interface Kept extends Answer {
  /** Milliseconds. */
  readonly at: number;
}

/** The last good answers to public reads, given while their service is down. Those not asked for the longest go first. */
export class LastAnswers {
  readonly #kept: LRUCache<string, Kept>;

  /** @param limit bytes of all together @param now milliseconds that only grow */
  constructor(
    limit = room,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#kept = new LRUCache({ maxSize: limit, sizeCalculation: ({ body }) => Math.max(1, body.length) });
  }

  keep(key: string, { headers, body }: Answer): void {
    this.#kept.delete(key);
    if (body.length > largest || headers['set-cookie'] !== undefined) return;
    this.#kept.set(key, { headers, body, at: this.now() });
  }

  /** @returns the answer with the headers that mark it as an old one; undefined where there was none */
  of(key: string): Answer | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    const { etag: _not, ...headers } = kept.headers;
    const age = String(Math.floor((this.now() - kept.at) / 1_000));
    return {
      body: kept.body,
      headers: { ...headers, age, warning: '110 - "Response is Stale"', 'cache-control': 'no-store' },
    };
  }
}
