import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two questions while it says nothing. */
const every = 500;

/**
 * Whether a service is known to hang: it takes connections and says nothing. Then calls are refused at once instead of
 * waiting each for themselves; it is asked until it answers again. One that is gone refuses connections by itself.
 */
export class Circuit {
  #open = false;
  #asking = false;
  readonly #waiting = new Set<() => void>();
  readonly #stopped = new AbortController();

  /**
   * @param url of the service
   * @param say told when it begins and ends to hang
   * @param limit milliseconds that the process has to say that it lives
   */
  constructor(
    private readonly url: string,
    private readonly say: (line: string) => void,
    private readonly limit: number,
  ) {}

  /** Calls need not be tried. */
  get open(): boolean {
    return this.#open;
  }

  /** Tells a call that waits when the service turns out to hang. @returns what the call does when it is over */
  onOpen(told: () => void): () => void {
    this.#waiting.add(told);
    return () => void this.#waiting.delete(told);
  }

  /** Told when a call waits for long: asks the process itself whether it lives. */
  doubt(): void {
    if (this.#asking) return;
    this.#asking = true;
    void this.#ask().finally(() => {
      this.#asking = false;
    });
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #ask(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      const hangs = await this.#hangs();
      if (hangs !== this.#open && !signal.aborted)
        this.say(
          `${this.url} ${hangs ? 'does not answer: calls are refused until it does' : 'answers again'}`,
        );
      this.#open = hangs;
      if (hangs) for (const told of [...this.#waiting]) told();
      if (!hangs) return;
      await pause(every, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #hangs(): Promise<boolean> {
    const limit = AbortSignal.timeout(this.limit);
    try {
      const response = await fetch(`${this.url}/health`, {
        signal: AbortSignal.any([limit, this.#stopped.signal]),
      });
      await response.body?.cancel();
      return false;
    } catch {
      return limit.aborted;
    }
  }
}
