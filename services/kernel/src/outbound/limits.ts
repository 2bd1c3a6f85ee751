/** How long a request may take and how much may come back. */
export interface OutboundLimits {
  /** Milliseconds until there is a connection, name and TLS included. */
  readonly connectMs: number;
  /** From then until the first line of the answer is there. */
  readonly headersMs: number;
  /** For everything together. */
  readonly totalMs: number;
  /** Bytes of the answer, both as they come and unpacked. */
  readonly bytes: number;
}

export const outboundLimits: OutboundLimits = {
  connectMs: 5_000,
  headersMs: 15_000,
  totalMs: 25_000,
  bytes: 8 * 1024 * 1024,
};
