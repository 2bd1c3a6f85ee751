/** How much one look may ask and how long it may take: a slow n8n, or one with much to tell, goes on at the next look. */
export class Budget {
  private readonly end: number;

  constructor(
    private calls: number,
    ms: number,
  ) {
    this.end = performance.now() + ms;
  }

  /** Takes one call. @returns false where nothing is left */
  take(): boolean {
    if (this.calls <= 0 || performance.now() > this.end) return false;
    this.calls -= 1;
    return true;
  }
}
