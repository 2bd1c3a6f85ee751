/** How long nothing may change before something stands still. */
const stillMs = 90_000;
/** How often n8n has to have answered meanwhile: on a machine with too much to do that takes longer, and so does the run. */
const answers = 600;

/** Tells a run that stands still from one that is slow: by what changes, not by how long it takes. */
export class Patience {
  private seen: string | undefined;
  private since = 0;
  private asked = 0;

  /** @param now milliseconds, by a clock that only goes on */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @param far anything that is another one as soon as it goes on @returns whether nothing went on for too long */
  isOver(far: string): boolean {
    if (far !== this.seen) {
      this.seen = far;
      this.since = this.now();
      this.asked = 0;
    }
    this.asked += 1;
    return this.asked > answers && this.now() - this.since > stillMs;
  }
}
