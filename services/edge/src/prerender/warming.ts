import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two rounds of drawing for changed data. */
const rest = 5_000;
/** Milliseconds between two rounds while a start waits for its pages. */
const again = 250;
/** Milliseconds that a start waits for pages once nothing else keeps them from being drawn. */
const patience = 15_000;

export interface WarmingOptions {
  /** Draws the pages that everyone asks for. @returns null while there is nothing to draw from */
  readonly draw: () => Promise<Round | null>;
  /** The set of releases that holds now. */
  readonly releaseSet: () => string | null;
  /** Whether everything that pages read has answered once. */
  readonly isReadable: () => boolean;
  readonly warn: (message: string) => void;
}

export interface Round {
  readonly releaseSet: string;
  /** Pages that lack something that they read. */
  readonly lacking: number;
}

/** Draws the pages that everyone asks for before somebody asks: for each set of releases, and whenever what they show has changed. */
export class Warming {
  readonly #stopped = new AbortController();
  readonly #begunAt = performance.now();
  #drawnFor: string | null = null;
  #running = false;
  #resting: NodeJS.Timeout | undefined;
  #changedMeanwhile = false;

  constructor(
    private readonly options: WarmingOptions,
    private readonly limit = patience,
  ) {}

  /** The last set of releases whose pages were drawn, or given up; null: none yet, the site is not ready to be shown. */
  get drawnFor(): string | null {
    return this.#drawnFor;
  }

  /** Whether this edge alone should still be left out: not for longer than its patience, whoever else is down. */
  get holdsUp(): boolean {
    return this.#drawnFor === null && performance.now() - this.#begunAt < this.limit;
  }

  /** Draws until every page of the active releases is whole, or is given up a while after all that they read has answered. */
  async forReleases(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const { signal } = this.#stopped;
    const { draw, releaseSet, isReadable, warn } = this.options;
    let readableAt: number | undefined;
    while (!signal.aborted) {
      const round = await draw();
      if (isReadable()) readableAt ??= performance.now();
      const isOver = readableAt !== undefined && performance.now() - readableAt > this.limit;
      if (round && (round.lacking === 0 || isOver)) {
        if (round.lacking > 0)
          warn(`${round.lacking} public pages lack something: they are drawn when it comes`);
        this.#drawnFor = round.releaseSet;
        if (round.releaseSet === releaseSet()) break;
      } else await pause(again, undefined, { signal, ref: false }).catch(() => undefined);
    }
    this.#running = false;
  }

  /** Draws for other data; figures that change often, once in a while. */
  forData(): void {
    this.#changedMeanwhile = this.#resting !== undefined;
    if (this.#resting !== undefined) return;
    void this.options.draw();
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      if (this.#changedMeanwhile) this.forData();
    }, rest);
    this.#resting.unref();
  }

  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#resting);
  }
}
