/**
 * Which searches a field asked for itself. They come back later, and older ones while somebody types on: only a search that
 * it never asked for (the back button, a link) may change what stands in it.
 */
export class OwnStrokes {
  private asked: readonly string[];
  constructor(q: string) {
    this.asked = [q];
  }

  ask(q: string): void {
    this.asked = [...this.asked, q];
  }

  /** @param q what is searched for now @returns whether the field asked for it; what it asked before that is over */
  cameBack(q: string): boolean {
    const at = this.asked.lastIndexOf(q);
    this.asked = at < 0 ? [q] : this.asked.slice(at);
    return at >= 0;
  }
}
