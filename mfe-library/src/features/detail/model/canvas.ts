import type { Graph, WorkflowStep } from '@stroomwerk/contracts/library';

/** Size of a node on the canvas, and the room around it. */
const node = { width: 124, height: 50 };
const gap = { x: 44, y: 34 };
const margin = 28;

export interface Placed {
  readonly nodes: readonly {
    id: string;
    x: number;
    y: number;
    title: string;
    subtitle: string;
    kind?: 'trigger';
    live: boolean;
  }[];
  readonly wires: readonly { from: string; to: string; live: boolean }[];
  readonly width: number;
  readonly height: number;
}

/**
 * Places a workflow's steps for the canvas, left to right by the longest way from a trigger, each layer from the top.
 * The steps stand in the order of the graph's letters.
 */
export function placeOnCanvas(steps: readonly WorkflowStep[], graph: Graph): Placed {
  const layer = layers(steps.length, graph.edges);
  const rows = new Map<number, number>();
  const nodes = steps.map((step, index) => {
    const column = layer[index] ?? 0;
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    return {
      id: String(index),
      x: margin + column * (node.width + gap.x),
      y: margin + row * (node.height + gap.y),
      title: step.name,
      subtitle: step.app,
      ...(step.kind === 'trigger' ? { kind: 'trigger' as const } : {}),
      live: row === 0,
    };
  });
  const first = new Set(nodes.filter(({ live }) => live).map(({ id }) => id));
  return {
    nodes,
    wires: graph.edges
      .filter(([from, to]) => from < steps.length && to < steps.length)
      .map(([from, to]) => ({
        from: String(from),
        to: String(to),
        live: first.has(String(from)) && first.has(String(to)),
      })),
    width: margin * 2 + (Math.max(0, ...layer) + 1) * (node.width + gap.x) - gap.x,
    height: margin * 2 + Math.max(1, ...rows.values()) * (node.height + gap.y) - gap.y,
  };
}

/** The longest way to each node; a loop back counts once. */
function layers(count: number, edges: readonly (readonly [number, number])[]): number[] {
  const layer = Array.from({ length: count }, () => 0);
  const next = new Map<number, number[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const open = new Set<number>();
  const settle = (index: number, depth: number): void => {
    if (open.has(index) || ((layer[index] ?? 0) >= depth && depth > 0)) return;
    layer[index] = Math.max(layer[index] ?? 0, depth);
    open.add(index);
    for (const to of next.get(index) ?? []) settle(to, depth + 1);
    open.delete(index);
  };
  const entered = new Set(edges.map(([, to]) => to));
  for (let index = 0; index < count; index += 1) if (!entered.has(index)) settle(index, 0);
  return layer;
}
