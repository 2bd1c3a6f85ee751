/** Counts that one network may bring in a minute: far more than people do, far less than would bend a day's sum. */
export const perMinute = 120;

/**
 * How much each network has brought in the running minute. In memory and forgotten with the minute; a network is known
 * by the page token's keyed hash only.
 */
export class Allowance {
  private minute = 0;
  private readonly brought = new Map<string, number>();

  take(network: string, at: Date): boolean {
    const minute = Math.floor(at.getTime() / 60_000);
    if (minute !== this.minute) {
      this.minute = minute;
      this.brought.clear();
    }
    const before = this.brought.get(network) ?? 0;
    if (before >= perMinute) return false;
    this.brought.set(network, before + 1);
    return true;
  }
}
