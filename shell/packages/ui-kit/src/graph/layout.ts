import { acyclic, components, type Edge, type NodeKind } from './edges.js';
import { assignLayers, insertBends, orderLayers } from './layers.js';
import { mergeRuns } from './merge.js';
import { placeRows } from './rows.js';
import { backWire, wirePath } from './wires.js';

/** One character a node: t trigger, s step, d decision, a AI. Edges by index, from and to. */
export interface MiniGraphInput {
  kinds: string;
  edges: ReadonlyArray<readonly [number, number]>;
}
export interface PlacedNode {
  /** Centre, in the units of the viewBox. */
  x: number;
  y: number;
  kind: NodeKind;
  /** How many steps this node stands for; above 1 after merging. */
  count: number;
}
export interface MiniGraphLayout {
  width: number;
  height: number;
  nodes: PlacedNode[];
  /** SVG path data. */
  wires: string[];
  /** Number of nodes in the input: what the text says. */
  steps: number;
}

/** Distance between layers and between rows; a node is 11 wide. */
export const LAYER = 26;
export const ROW = 20;
const EDGE = 9;
const MERGE_FROM = 25;

const kindOf = (letter: string): NodeKind =>
  letter === 't' || letter === 'd' || letter === 'a' ? letter : 's';

/**
 * Lays a workflow out from left to right: layers by longest path, rows by the nodes before and after, orthogonal wires.
 * From 25 nodes on, runs of single steps become one node. Parts without a connection come below each other. Pure and deterministic.
 */
export function layoutMiniGraph({ kinds, edges }: MiniGraphInput): MiniGraphLayout {
  const steps = kinds.length;
  const all = Array.from(kinds, kindOf);
  const known = edges.filter(([from, to]) => from !== to && from in all && to in all);
  const merged =
    steps >= MERGE_FROM ? mergeRuns(all, known) : { kinds: all, counts: all.map(() => 1), edges: known };
  const { forward, back } = acyclic(merged.kinds, merged.edges);
  const nodes: PlacedNode[] = merged.kinds.map((kind, index) => ({
    x: 0,
    y: 0,
    kind,
    count: merged.counts[index] ?? 1,
  }));
  const wires: string[] = [];
  let top = 0;
  let right = 0;
  const { connected, alone } = components(nodes.length, [...forward, ...back]);
  for (const part of connected) {
    const inside = new Set(part);
    const links = forward.filter(([from]) => inside.has(from));
    const loops = back.filter(([from]) => inside.has(from));
    const placed = placePart(part, links);
    for (const [id, spot] of placed.spots) {
      const node = nodes[id];
      if (node) Object.assign(node, { x: EDGE + spot.layer * LAYER, y: top + EDGE + spot.y });
    }
    for (const line of placed.lines) {
      wires.push(wirePath(line.map(({ layer, y }) => [EDGE + layer * LAYER, top + EDGE + y])));
    }
    const bottom = top + 2 * EDGE + placed.height;
    for (const [from, to] of loops) wires.push(backWire(nodes[from], nodes[to], bottom + 2));
    top = bottom + (loops.length > 0 ? 6 : 0) + 2;
    right = Math.max(right, placed.layers - 1);
  }
  const perRow = Math.max(6, right + 1);
  alone.forEach((id, index) => {
    const node = nodes[id];
    const column = index % perRow;
    if (node)
      Object.assign(node, { x: EDGE + column * LAYER, y: top + EDGE + Math.floor(index / perRow) * ROW });
    right = Math.max(right, column);
  });
  if (alone.length > 0) top += Math.ceil(alone.length / perRow) * ROW;
  return {
    width: steps === 0 ? 0 : 2 * EDGE + right * LAYER,
    height: steps === 0 ? 0 : Math.max(2 * EDGE, top - 2),
    nodes,
    wires,
    steps,
  };
}

interface Spot {
  layer: number;
  y: number;
}

function placePart(part: number[], links: Edge[]) {
  const layerOf = assignLayers(part, links);
  const bent = insertBends(layerOf, links);
  const layers = orderLayers(bent);
  const rows = placeRows(layers, bent.links, ROW);
  const spotOf = (id: number): Spot => ({ layer: bent.layerOf.get(id) ?? 0, y: rows.y.get(id) ?? 0 });
  return {
    spots: part.map((id): [number, Spot] => [id, spotOf(id)]),
    lines: bent.chains.map((chain) => chain.map(spotOf)),
    height: rows.height,
    layers: layers.length,
  };
}
