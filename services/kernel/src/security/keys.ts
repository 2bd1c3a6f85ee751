import { createPublicKey, type KeyObject } from 'node:crypto';
import { AppError } from '../http/app-error.js';
import type { KeyRing } from '../signing/key-ring.js';
import { type Jwk, publicJwk } from '../signing/signing-key.js';

/** Where public keys come from. Resolves to undefined for a key that auth does not publish. */
export interface KeySource {
  find(kid: string): Promise<KeyObject | undefined>;
}

/** auth itself: its own keys, the one that signs and those that only verify, without a call. */
export class OwnKeys implements KeySource {
  private readonly known = new Map<string, { kid: string; key: KeyObject }>();

  constructor(private readonly ring: KeyRing) {}

  find(kid: string): Promise<KeyObject | undefined> {
    return Promise.resolve(this.ring.all.map((pem) => this.read(pem)).find((one) => one.kid === kid)?.key);
  }

  private read(pem: string): { kid: string; key: KeyObject } {
    const known = this.known.get(pem);
    if (known) return known;
    const jwk = publicJwk(pem);
    const read = { kid: jwk.kid, key: createPublicKey({ key: { ...jwk }, format: 'jwk' }) };
    this.known.set(pem, read);
    return read;
  }
}

const cooldownMs = 5_000;
const limitMs = 3_000;
/** After this the keys are asked for again: one that auth took back does not verify for ever. */
const staleMs = 300_000;

/** The others: auth's JWKS over HTTP, kept five minutes; an unknown key id asks again, at most once per cool-down. */
export class RemoteKeys implements KeySource {
  private keys = new Map<string, KeyObject>();
  private asking: Promise<void> | undefined;
  private askedAt = Number.NEGATIVE_INFINITY;
  private triedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly url: string,
    private readonly stale = staleMs,
  ) {}

  async find(kid: string): Promise<KeyObject | undefined> {
    const now = performance.now();
    if (this.keys.has(kid) && now - this.askedAt > this.stale && now - this.triedAt > cooldownMs) {
      this.triedAt = now;
      // While auth is away, what it said last counts.
      await this.ask().catch(() => undefined);
    }
    if (!this.keys.has(kid) && performance.now() - this.askedAt > cooldownMs) {
      this.asking ??= this.ask().finally(() => {
        this.asking = undefined;
      });
    }
    if (!this.keys.has(kid)) await this.asking;
    return this.keys.get(kid);
  }

  /** @throws AppError common.unavailable when auth does not answer: nobody is refused for that with a 401 */
  private async ask(): Promise<void> {
    let keys: Jwk[];
    try {
      const answer = await fetch(this.url, { signal: AbortSignal.timeout(limitMs) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      ({ keys } = (await answer.json()) as { keys: Jwk[] });
    } catch (cause) {
      throw new AppError('common.unavailable', { cause });
    }
    this.askedAt = performance.now();
    this.keys = new Map(
      keys.map((jwk) => [jwk.kid, createPublicKey({ key: { ...jwk }, format: 'jwk' })] as const),
    );
  }
}
