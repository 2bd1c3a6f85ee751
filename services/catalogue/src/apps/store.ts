import type { Listing, Shop, Source } from '../kit/index.js';

/** A shop whose orders of the last days can be read, and that may tell more of an order than that it came in. */
export interface Store extends Shop {
  sales(days: number): Listing<'order'>;
  readonly paidOrder?: Source<'order'>;
  readonly cancelled?: Source<'order'>;
  /** A checkout that is not paid yet; wait, then look whether it was. */
  readonly abandoned?: Source<'order'>;
}
