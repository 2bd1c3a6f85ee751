import { type Edge, type NodeKind, neighbours } from './edges.js';

/** Runs of plain steps, each with one way in and one way out, become one node that knows how many it stands for. */
export function mergeRuns(kinds: readonly NodeKind[], edges: readonly Edge[]) {
  const { next, before } = neighbours(edges);
  const only = (list: number[] | undefined) => (list?.length === 1 ? list[0] : undefined);
  const plain = (id: number | undefined): id is number =>
    id !== undefined &&
    kinds[id] === 's' &&
    (before.get(id)?.length ?? 0) === 1 &&
    (next.get(id)?.length ?? 0) <= 1;
  const headOf = new Map<number, number>();
  kinds.forEach((_, id) => {
    const previous = only(before.get(id));
    const continues = plain(id) && plain(previous) && only(next.get(previous)) === id;
    if (plain(id) && !continues) {
      const seen = new Set<number>();
      let at: number | undefined = id;
      while (plain(at) && !seen.has(at)) {
        seen.add(at);
        headOf.set(at, id);
        at = only(next.get(at));
      }
    }
  });
  const head = (id: number) => headOf.get(id) ?? id;
  const kept = kinds.map((_, id) => id).filter((id) => head(id) === id);
  const newId = new Map(kept.map((id, index) => [id, index]));
  const counts = kept.map(() => 0);
  kinds.forEach((_, id) => {
    const at = newId.get(head(id));
    if (at !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  });
  const mergedEdges = edges
    .filter(([from, to]) => head(from) !== head(to))
    .map(([from, to]): Edge => [newId.get(head(from)) ?? 0, newId.get(head(to)) ?? 0]);
  return { kinds: kept.map((id): NodeKind => kinds[id] ?? 's'), counts, edges: mergedEdges };
}
