import type { Graph } from '@stroomwerk/contracts/library';

/** Steps that some trigger leads to, `without` one of them. */
function reachable({ kinds, edges }: Graph, without: number): Set<number> {
  const seen = new Set<number>();
  const open = [...kinds].flatMap((kind, at) => (kind === 't' && at !== without ? [at] : []));
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    for (const [from, to] of edges) if (from === at && to !== without) open.push(to);
  }
  return seen;
}

/**
 * What is certain of a run, where only its end is known. One that stopped went through every step that all ways to that
 * step lead through, and did not get to what lies behind it alone. One that went well began at its trigger: a step that
 * had nothing to pass on ends a run too.
 * @param stopped the step that it stopped at; null of one that went well
 * @returns by the index of a step
 */
export function reachedBy(graph: Graph, stopped: number | null): Map<number, 'ran' | 'stopped' | 'off'> {
  const reached = new Map<number, 'ran' | 'stopped' | 'off'>();
  const triggers = [...graph.kinds].flatMap((kind, at) => (kind === 't' ? [at] : []));
  if (stopped === null) {
    const [only] = triggers;
    if (only !== undefined && triggers.length === 1) reached.set(only, 'ran');
    return reached;
  }
  reached.set(stopped, 'stopped');
  const all = reachable(graph, -1);
  // What serves a step, such as the model of an agent, is on no way.
  if (!all.has(stopped)) return reached;
  const besides = reachable(graph, stopped);
  for (const at of all) {
    if (at === stopped) continue;
    if (!besides.has(at)) reached.set(at, 'off');
    else if (!reachable(graph, at).has(stopped)) reached.set(at, 'ran');
  }
  return reached;
}
