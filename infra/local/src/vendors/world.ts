/** What came in from outside, read as it comes: a stand-in that reads it wrong answers 400, and the report names it. */
export type Loose = ReturnType<typeof JSON.parse>;
/** A thing that a vendor holds. */
export type Thing = Record<string, Loose>;

/** What the vendors hold while one case of a workflow runs: things by vendor and kind. */
export class World {
  private readonly kinds = new Map<string, Thing[]>();
  private last = 1000;

  /** @param now the time at which the case runs @param secret what its accounts show */
  constructor(
    readonly now: number,
    readonly secret: string,
  ) {}

  /** A number that nothing in this world has yet. */
  next(): number {
    this.last += 1;
    return this.last;
  }

  /** A time so many hours from now; before it with a minus. */
  time(hours = 0): string {
    return new Date(this.now + hours * 3_600_000).toISOString();
  }

  /** Everything of a kind, to be read and changed. */
  of(kind: string): Thing[] {
    const known = this.kinds.get(kind) ?? [];
    this.kinds.set(kind, known);
    return known;
  }

  /** Puts a thing there. @returns it */
  put<T extends Thing>(kind: string, thing: T): T {
    this.of(kind).push(thing);
    return thing;
  }

  find(kind: string, id: unknown, key = 'id'): Thing | undefined {
    return this.of(kind).find((one) => String(one[key]) === String(id));
  }

  /** Changes what a thing has. @returns it, or nothing where there is none */
  change(kind: string, id: unknown, more: Thing, key = 'id'): Thing | undefined {
    const found = this.find(kind, id, key);
    return found && Object.assign(found, more);
  }

  remove(kind: string, id: unknown, key = 'id'): boolean {
    const list = this.of(kind);
    const at = list.findIndex((one) => String(one[key]) === String(id));
    if (at < 0) return false;
    list.splice(at, 1);
    return true;
  }
}
