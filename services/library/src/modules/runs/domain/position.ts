/** An execution as far as its place among the others goes. */
export interface Placed {
  readonly id: string;
  readonly startedAt?: string | null;
}

/** Up to where an n8n's executions are known: the newest that was seen, and when the latest of all seen began. */
export interface Position {
  readonly id: string;
  readonly at: Date;
}

/** A stretch that a look did not get to: from a page on, down to where things were known. */
export interface Gap {
  /** n8n's cursor of the next page. */
  readonly page: string;
  /** Null: down to the oldest. */
  readonly until: { readonly id: string; readonly at: string } | null;
}

const numeric = /^\d{1,18}$/;

/** Ids of executions are counted upwards; of any other kind only the same one is known. */
const notAfter = (id: string, other: string): boolean =>
  numeric.test(id) && numeric.test(other) ? BigInt(id) <= BigInt(other) : id === other;

/**
 * Whether an execution was seen by a look before. Its number alone does not say: an n8n that was put back from a backup gives
 * numbers a second time, to executions that began later.
 */
export function isKnown({ id, startedAt }: Placed, known: Position | null): boolean {
  if (known === null || !notAfter(id, known.id)) return false;
  return startedAt != null && Date.parse(startedAt) <= known.at.getTime();
}

/** The position after a page that begins at the newest. @param page the newest first */
export function after(page: readonly Placed[], known: Position | null): Position | null {
  const [newest] = page;
  if (newest === undefined) return known;
  const began = page.flatMap(({ startedAt }) => (startedAt == null ? [] : [Date.parse(startedAt)]));
  const at = Math.max(...began, known?.at.getTime() ?? 0);
  return { id: newest.id, at: new Date(at) };
}
