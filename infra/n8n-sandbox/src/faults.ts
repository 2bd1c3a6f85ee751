/** What goes wrong on demand. */
export interface Fault {
  /** Of which calls, e.g. `POST /workflows/{id}/publish`; of every call when absent. */
  readonly call?: string;
  /** Answers this status in place of its own. */
  readonly status?: number;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter?: number;
  /** A page in place of JSON, as proxies answer. */
  readonly page?: string;
  /** Breaks the connection off instead of answering. */
  readonly hangUp?: boolean;
  /** Waits before the call is looked at. */
  readonly delayMs?: number;
  /** The call is carried out and its answer is lost; without it nothing happens. */
  readonly after?: boolean;
  /** So many of these calls go well before it. */
  readonly skip?: number;
  /** So many calls go wrong; 1 when absent. */
  readonly times?: number;
}

/** The faults that wait for their calls. */
export class Faults {
  #waiting: { fault: Fault; skip: number; times: number }[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ fault, skip: fault.skip ?? 0, times: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault of a call, which is used up by it. */
  take(call: string): Fault | undefined {
    const found = this.#waiting.find(({ fault }) => fault.call === undefined || fault.call === call);
    if (found === undefined) return undefined;
    if (found.skip > 0) {
      found.skip -= 1;
      return undefined;
    }
    found.times -= 1;
    if (found.times <= 0) this.#waiting = this.#waiting.filter((one) => one !== found);
    return found.fault;
  }
}
