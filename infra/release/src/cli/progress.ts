/** Where lines go: a terminal, a pipe. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Carriage return, and everything to the right of it gone. */
const home = '\r\u001b[K';

/** Lines that stay, and one that tells what is going on: rewritten on a terminal, a plain line each in a pipe. */
export class Progress {
  private shown = '';

  constructor(private readonly out: Output) {}

  /** A line that stays. */
  say(line: string): void {
    this.out.write(this.out.isTTY ? `${home}${line}\n${this.shown}` : `${line}\n`);
  }

  /** What is going on, and how far it is: a pipe hears of the first only, once. */
  step(what: string, howFar = ''): void {
    if (!this.out.isTTY) {
      if (what !== this.shown) this.out.write(`... ${what}\n`);
      this.shown = what;
      return;
    }
    // Longer than the terminal it would wrap, and no longer be one line.
    this.shown = `... ${what}${howFar && `: ${howFar}`}`.slice(0, (this.out.columns ?? 80) - 1);
    this.out.write(home + this.shown);
  }

  /** Nothing is going on any more. */
  done(): void {
    if (this.out.isTTY && this.shown !== '') this.out.write(home);
    this.shown = '';
  }
}
