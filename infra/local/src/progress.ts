/** Prints what is happening with the seconds since the start, and how long each step took. */
export class Progress {
  readonly #started = performance.now();

  constructor(private readonly write: (line: string) => void = (line) => console.log(line)) {}

  say(text: string): void {
    this.write(`${((performance.now() - this.#started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  }

  async step<T>(
    text: string,
    work: () => Promise<T>,
    result: (value: T) => string = () => 'done',
  ): Promise<T> {
    const started = performance.now();
    const value = await work();
    this.say(`${text}: ${result(value)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return value;
  }
}
