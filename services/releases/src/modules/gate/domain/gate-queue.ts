/** A release that waits for the gate, as far as its turn goes. */
export interface InLine {
  readonly remote: string;
  /** Since when it waits. */
  readonly at: Date;
  /** When the gate last began on a release of this remote; null: never. */
  readonly lastRunAt: Date | null;
}

/**
 * Whose turn it is: every remote has one place, for what came last of it, and the remote goes first that the gate was
 * not busy with for longest. So no team keeps the others waiting, however much it publishes.
 */
export function turns<T extends InLine>(waiting: readonly T[]): T[] {
  const newest = new Map<string, T>();
  for (const one of waiting) {
    const known = newest.get(one.remote);
    if (known === undefined || known.at < one.at) newest.set(one.remote, one);
  }
  const since = ({ lastRunAt }: T): number => lastRunAt?.getTime() ?? 0;
  return [...newest.values()].sort((a, b) => since(a) - since(b) || a.at.getTime() - b.at.getTime());
}

/** Why a release left the line that a later one of its remote came into. */
export const replacedBy = (version: string): string =>
  `${version} came after it and is judged in its place; ask for this one if it is still wanted`;

/** Milliseconds in which the gate looks at a release, beyond which it is refused: some for all, and some for each route. */
const time = { forAll: 5 * 60_000, aRoute: 10_000 };
/** No run may take longer, whatever the release has. */
export const longestRun = 10 * 60_000;

export const timeFor = (routes: number): number => Math.min(longestRun, time.forAll + routes * time.aRoute);
