/** How many keys are remembered before windows that are over are looked for and forgotten. */
const sweepAt = 20_000;

/** Counts per key within a window that opens at the first count. The caller brings the time. */
export class WindowCounter {
  private readonly windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    private readonly limit: number,
    private readonly seconds: number,
  ) {}

  /** @param now milliseconds @returns seconds until the key may go on; undefined where it may now */
  hit(key: string, now: number): number | undefined {
    const known = this.windows.get(key);
    if (known === undefined || known.endsAt <= now) {
      if (this.windows.size >= sweepAt) this.sweep(now);
      this.windows.delete(key);
      this.windows.set(key, { count: 1, endsAt: now + this.seconds * 1_000 });
      return undefined;
    }
    known.count += 1;
    return known.count <= this.limit ? undefined : Math.max(1, Math.ceil((known.endsAt - now) / 1_000));
  }

  /** Windows open in the order in which they end, so the ones that are over come first; of a flood the oldest half goes. */
  private sweep(now: number): void {
    for (const [key, { endsAt }] of this.windows)
      if (endsAt <= now || this.windows.size > sweepAt / 2) this.windows.delete(key);
      else return;
  }
}
