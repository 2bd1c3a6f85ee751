import type { Verdict } from '../gate/verdict.js';
import { type Output, Progress } from './progress.js';

/** What people read. With --json the one document at the end is alone on stdout, and progress goes to stderr. */
export class Printer {
  private readonly progress: Progress;

  constructor(
    private readonly json: boolean,
    private readonly out: Output = process.stdout,
    err: Output = process.stderr,
  ) {
    this.progress = new Progress(json ? err : out);
  }

  /** A line that stays. */
  say(line: string): void {
    this.progress.say(line);
  }

  /** What is going on; gone when the next thing is said or done. */
  step(what: string, howFar?: string): void {
    this.progress.step(what, howFar);
  }

  done(): void {
    this.progress.done();
  }

  verdict({ check, ok, detail, seconds }: Verdict & { readonly seconds?: number }): void {
    const time = (seconds === undefined ? '' : `${seconds.toFixed(1)} s`).padStart(7);
    this.say(
      `  ${ok ? 'ok    ' : 'FAILED'} ${time}  ${check}: ${detail.replace(/\n/g, `\n${' '.repeat(19)}`)}`,
    );
  }

  /** The answer: a document for programs, lines for people. */
  result(value: unknown, lines: readonly string[] = []): void {
    this.done();
    const text = this.json ? JSON.stringify(value) : lines.join('\n');
    if (text !== '') this.out.write(`${text}\n`);
  }
}
