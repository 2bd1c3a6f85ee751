/** How long each part of a request may take; the first that is over is told once. */
export class Deadlines {
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(private readonly over: (part: string) => void) {}

  set(part: string, ms: number): void {
    this.#timers.set(
      part,
      setTimeout(() => this.over(part), ms),
    );
  }

  end(part: string): void {
    clearTimeout(this.#timers.get(part));
  }

  clear(): void {
    for (const part of this.#timers.keys()) this.end(part);
  }
}
