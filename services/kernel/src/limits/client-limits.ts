import { networkOf } from './networks.js';

export interface ClientLimitSettings {
  /** Requests of one network at the same moment. */
  readonly requests: number;
  /** Large bodies of one network at the same moment. */
  readonly uploads: number;
  /** Large bodies of all at the same moment. */
  readonly allUploads: number;
}

export const clientLimits: ClientLimitSettings = { requests: 100, uploads: 8, allUploads: 64 };

/** Ends what was counted; a second call does nothing. */
export type Leave = () => void;

/** Milliseconds that a refusal is told of. */
const toldFor = 60_000;

/** How much one network has under way, so that it cannot take the place of all others. */
export class ClientLimits {
  readonly #requests = new Map<string, number>();
  readonly #uploads = new Map<string, number>();
  #allUploads = 0;
  #refusals: number[] = [];

  /** @param now milliseconds that only grow */
  constructor(
    private readonly limits: ClientLimitSettings = clientLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @returns null for one request too many, which is remembered */
  request(address: string): Leave | null {
    return count(this.#requests, networkOf(address), this.limits.requests) ?? this.refuse();
  }

  /** @returns null for one large body too many, which is remembered */
  upload(address: string): Leave | null {
    if (this.#allUploads >= this.limits.allUploads) return this.refuse();
    const leave = count(this.#uploads, networkOf(address), this.limits.uploads);
    if (leave === null) return this.refuse();
    this.#allUploads += 1;
    return once(() => {
      this.#allUploads -= 1;
      leave();
    });
  }

  /** Remembers a refusal for a minute, also one that was decided elsewhere (too slow, too large). */
  refuse(): null {
    const now = this.now();
    this.#refusals.push(now);
    if (this.#refusals.length > 10_000) this.#refusals = this.#recent(now).slice(-5_000);
    return null;
  }

  /** What is under way, and what was refused in the last minute. */
  get state(): { readonly requests: number; readonly uploads: number; readonly refused: number } {
    this.#refusals = this.#recent(this.now());
    const requests = [...this.#requests.values()].reduce((sum, one) => sum + one, 0);
    return { requests, uploads: this.#allUploads, refused: this.#refusals.length };
  }

  #recent(now: number): number[] {
    return this.#refusals.filter((at) => at > now - toldFor);
  }
}

function count(counts: Map<string, number>, network: string, most: number): Leave | null {
  const before = counts.get(network) ?? 0;
  if (before >= most) return null;
  counts.set(network, before + 1);
  return once(() => {
    const left = (counts.get(network) ?? 1) - 1;
    if (left > 0) counts.set(network, left);
    else counts.delete(network);
  });
}

function once(work: () => void): Leave {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
