export type Edge = readonly [number, number];
export type NodeKind = 't' | 's' | 'd' | 'a';

/** Neighbours by node: who follows, who comes before. */
export function neighbours(edges: readonly Edge[]) {
  const next = new Map<number, number[]>();
  const before = new Map<number, number[]>();
  for (const [from, to] of edges) {
    next.set(from, [...(next.get(from) ?? []), to]);
    before.set(to, [...(before.get(to) ?? []), from]);
  }
  return { next, before };
}

/** Splits the edges into those that lead on and those that close a loop, walking from the triggers; doubles drop out. */
export function acyclic(kinds: readonly string[], edges: readonly Edge[]): { forward: Edge[]; back: Edge[] } {
  const unique = [...new Map(edges.map((edge) => [edge.join(), edge])).values()];
  const { next, before } = neighbours(unique);
  const ids = kinds.map((_, id) => id);
  const starts = [...ids.filter((id) => kinds[id] === 't'), ...ids.filter((id) => !before.has(id)), ...ids];
  const state = new Map<number, 'open' | 'done'>();
  const back = new Set<string>();
  for (const start of starts) {
    const stack: Array<{ id: number; at: number }> = state.has(start) ? [] : [{ id: start, at: 0 }];
    while (stack.length > 0) {
      const top = stack.at(-1);
      if (!top) break;
      state.set(top.id, 'open');
      const to = next.get(top.id)?.[top.at];
      top.at += 1;
      if (to === undefined) {
        state.set(top.id, 'done');
        stack.pop();
      } else if (state.get(to) === 'open') back.add(`${top.id},${to}`);
      else if (!state.has(to)) stack.push({ id: to, at: 0 });
    }
  }
  return {
    forward: unique.filter((edge) => !back.has(edge.join())),
    back: unique.filter((edge) => back.has(edge.join())),
  };
}

/** The connected parts in order of their first node, and the nodes without any connection. */
export function components(size: number, edges: readonly Edge[]): { connected: number[][]; alone: number[] } {
  const parent = Array.from({ length: size }, (_, id) => id);
  const root = (id: number): number => {
    let at = id;
    while (parent[at] !== at) at = parent[at] ?? at;
    parent[id] = at;
    return at;
  };
  for (const [from, to] of edges) parent[root(to)] = root(from);
  const parts = new Map<number, number[]>();
  for (let id = 0; id < size; id += 1) parts.set(root(id), [...(parts.get(root(id)) ?? []), id]);
  const lists = [...parts.values()];
  return {
    connected: lists.filter((part) => part.length > 1),
    alone: lists.filter((part) => part.length === 1).flat(),
  };
}
