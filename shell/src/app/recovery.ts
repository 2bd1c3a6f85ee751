/** Specification, sections 4 and 9: at most three recoveries, two seconds each. */
export const maxAttempts = 3;
export const recoveryDelay = 2_000;

export interface RecoverySteps {
  /** Forgets what may have caused the error: the item `cached_data`. */
  readonly clear: () => void;
  /** Draws the broken place again. */
  readonly reset: () => void;
}

/**
 * The recoveries of one place, by itself and by the visitor's button alike: clears the cached data, waits two seconds,
 * draws again; three times, then no more.
 */
export class Recovery {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun = 0;

  constructor(private readonly steps: RecoverySteps) {}

  /** How often recovery was begun, the one under way included. */
  get attempts(): number {
    return this.begun;
  }

  get exhausted(): boolean {
    return this.begun >= maxAttempts;
  }

  /** @returns whether one began; false while one is under way, and after the third */
  begin(): boolean {
    if (this.timer !== undefined || this.exhausted) return false;
    this.begun += 1;
    this.steps.clear();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.steps.reset();
    }, recoveryDelay);
    return true;
  }

  /** The place is gone: nothing of it is drawn again. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
