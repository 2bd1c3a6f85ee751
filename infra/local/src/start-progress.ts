import { type StartStep, stepInWords } from '@stroomwerk/contracts/common';
import { StartError } from './start-error.js';

/** Between two lines about the same step. */
const sayEveryMs = 5_000;

/**
 * How far the processes are that are not ready yet. A step that gets further than it ever was counts as movement; one that
 * is begun again by a process that keeps dying does not.
 */
export class StartProgress {
  readonly #furthest = new Map<string, number>();
  readonly #said = new Map<string, number>();
  #last: string | undefined;
  #movedAt: number;
  #refused: string | undefined;

  constructor(
    private readonly say: (line: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#movedAt = now();
  }

  note(process: string, step: StartStep): void {
    const key = `${process}: ${step.step}`;
    const before = this.#furthest.get(key) ?? -1;
    if (step.done <= before) return;
    this.#furthest.set(key, step.done);
    this.#last = `${process}: ${stepInWords(step)}`;
    this.#movedAt = this.now();
    if (this.now() - (this.#said.get(key) ?? Number.NEGATIVE_INFINITY) < sayEveryMs) return;
    this.#said.set(key, this.now());
    this.say(this.#last);
  }

  /** A process says that it cannot start with what it was given: the next look ends the start with that line. */
  refuse(line: string): void {
    this.#refused ??= line;
  }

  /** @throws StartError naming who is missing and what moved last, once nothing has moved for `seconds` */
  refuseWhenStuck(seconds: number, missing: readonly string[], logs: string): void {
    if (this.#refused !== undefined) throw new StartError(this.#refused);
    if (this.now() - this.#movedAt < seconds * 1_000) return;
    const last = this.#last === undefined ? '' : ` (last: ${this.#last})`;
    throw new StartError(
      `Not ready: ${missing.join(', ')}. Nothing has moved for ${seconds} seconds${last}. The logs are in ${logs}.`,
    );
  }
}
