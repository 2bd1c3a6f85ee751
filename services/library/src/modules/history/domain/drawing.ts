import type { VersionDrawing } from '@stroomwerk/contracts/library';
import { graph, steps } from '../../workflows/domain/graph.js';
import { type Flow, type N8nConnections, type N8nTarget, workNodes } from '../../workflows/domain/n8n.js';
import { edgesOf } from '../../workflows/domain/order.js';
import { differences } from './differences.js';

/** The targets of two outputs, each once. */
const both = (one: readonly N8nTarget[] | null, other: readonly N8nTarget[] | null): N8nTarget[] => {
  const targets = [...(one ?? []), ...(other ?? [])];
  const keys = targets.map(({ node, type, index }) => JSON.stringify([node, type, index]));
  return targets.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
};

function joined(one: N8nConnections, other: N8nConnections): N8nConnections {
  const sum: N8nConnections = {};
  for (const source of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const byType: N8nConnections[string] = {};
    for (const type of new Set([...Object.keys(one[source] ?? {}), ...Object.keys(other[source] ?? {})])) {
      const [mine, theirs] = [one[source]?.[type] ?? [], other[source]?.[type] ?? []];
      byType[type] = Array.from({ length: Math.max(mine.length, theirs.length) }, (_, output) =>
        both(mine[output] ?? null, theirs[output] ?? null),
      );
    }
    sum[source] = byType;
  }
  return sum;
}

/** Two versions in one drawing: what stands, what came, what became another and what went, with all connections. */
export function drawing(
  before: Flow,
  after: Flow,
): Pick<VersionDrawing, 'steps' | 'graph' | 'removed_edges'> {
  const { added, removed, changed } = differences(before, after);
  const change = new Map<string, VersionDrawing['steps'][number]['change']>([
    ...added.map((name) => [name, 'added'] as const),
    ...removed.map((name) => [name, 'removed'] as const),
    ...changed.map(({ step }) => [step, 'changed'] as const),
  ]);
  const flow: Flow = {
    nodes: [...workNodes(after), ...workNodes(before).filter(({ name }) => change.get(name) === 'removed')],
    connections: joined(after.connections, before.connections),
  };
  const drawn = graph(flow);
  const ordered = steps(flow).map((step) => ({
    ...step,
    change: change.get(step.name) ?? ('same' as const),
  }));
  const standing = new Set(edgesOf(after).map((edge) => JSON.stringify(edge)));
  const names = ([from, to]: readonly [number, number]) => [ordered[from]?.name, ordered[to]?.name];
  return {
    steps: ordered,
    graph: drawn,
    removed_edges: drawn.edges.filter((edge) => !standing.has(JSON.stringify(names(edge)))),
  };
}
