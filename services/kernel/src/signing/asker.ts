import type { KeyRing } from './key-ring.js';
import { type Seal, sealFor } from './seal.js';

/** In what the edge says who asks, to a service that strangers reach as well. */
export const askerHeader = 'x-asker';

interface Asker {
  readonly address: string;
  /** Seconds since 1970 after which it says nothing any more. */
  readonly exp: number;
}

/** Seconds: clocks of machines differ a little. */
const lifetime = 60;
const purpose = 'asker';

/** The edge's word about who asks, which nobody else can give. @param secret PAGE_VIEW_SECRET */
export class AskerSeal {
  readonly #seal: Seal<Asker>;

  constructor(
    secret: KeyRing | string,
    private readonly now: () => number = Date.now,
  ) {
    this.#seal = sealFor<Asker>(secret, purpose);
  }

  seal(address: string): string {
    return this.#seal.seal({ address, exp: Math.floor(this.now() / 1_000) + lifetime });
  }

  /** @returns the address of who asks; null for what the edge did not say, or not lately */
  open(text: string): string | null {
    const asker = this.#seal.open(text);
    return asker !== null && asker.exp * 1_000 > this.now() ? asker.address : null;
  }
}
