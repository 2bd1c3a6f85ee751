import { acyclic, components } from './edges.js';
import { assignLayers, insertBends, orderLayers } from './layers.js';
import type { MiniGraphInput } from './layout.js';
import { placeRows } from './rows.js';

export interface FlowSize {
  /** From one layer's left side to the next one's, and from row to row. */
  readonly layer: number;
  readonly row: number;
}

export interface FlowLayout {
  /** Left top corner of each node, in the order of the input. Starts at 0, 0. */
  readonly nodes: ReadonlyArray<{ x: number; y: number }>;
  /** `via`: left top corners of the places kept free where a wire passes a layer. `back`: it closes a loop. */
  readonly wires: ReadonlyArray<{
    readonly from: number;
    readonly to: number;
    readonly via: ReadonlyArray<{ x: number; y: number }>;
    readonly back: boolean;
  }>;
  /** Layers and height taken, without the size of a node. */
  readonly width: number;
  readonly height: number;
}

/**
 * Lays a workflow out for the canvas: the same layers and rows as the mini graph, every step kept, and a way around the
 * nodes for wires that pass layers. Parts without a connection come below each other. Pure and deterministic.
 */
export function layoutFlow({ kinds, edges }: MiniGraphInput, { layer, row }: FlowSize): FlowLayout {
  const letters = Array.from(kinds);
  const known = edges.filter(([from, to]) => from !== to && from in letters && to in letters);
  const { forward, back } = acyclic(letters, known);
  const nodes = letters.map(() => ({ x: 0, y: 0 }));
  const wires: FlowLayout['wires'][number][] = [];
  const { connected, alone } = components(letters.length, [...forward, ...back]);
  let top = 0;
  let right = 0;
  for (const part of [...connected, ...alone.map((id) => [id])]) {
    const inside = new Set(part);
    const links = forward.filter(([from]) => inside.has(from));
    const bent = insertBends(assignLayers(part, links), links);
    const layers = orderLayers(bent);
    const rows = placeRows(layers, bent.links, row);
    const spot = (id: number) => ({
      x: (bent.layerOf.get(id) ?? 0) * layer,
      y: top + (rows.y.get(id) ?? 0),
    });
    for (const id of part) nodes[id] = spot(id);
    for (const chain of bent.chains)
      wires.push({
        from: chain[0] ?? 0,
        to: chain.at(-1) ?? 0,
        via: chain.slice(1, -1).map(spot),
        back: false,
      });
    for (const [from, to] of back.filter(([from]) => inside.has(from)))
      wires.push({ from, to, via: [], back: true });
    const loops = wires.some((wire) => wire.back && inside.has(wire.from));
    top += rows.height + row * (loops ? 1.5 : 1);
    right = Math.max(right, layers.length - 1);
  }
  return { nodes, wires, width: right * layer, height: Math.max(0, top - row) };
}

/** How much shorter than the longest way on the first one may be, and still be the main one. */
const shorter = 2.5;

/**
 * The main route: from the trigger with the longest way to go, at each fork by the first output. Where that soon ends and
 * another goes on much longer, it is the exception: already known, nothing to do.
 * @param graph its edges in the order of a step's outputs
 * @returns the indices of its nodes in order
 */
export function mainRoute({ kinds, edges }: MiniGraphInput): number[] {
  const { forward } = acyclic(Array.from(kinds), edges);
  const next = new Map<number, number[]>();
  for (const [from, to] of forward) next.set(from, [...(next.get(from) ?? []), to]);
  const known = new Map<number, number>();
  const length = (id: number): number => {
    const seen = known.get(id);
    if (seen !== undefined) return seen;
    const found = 1 + Math.max(0, ...(next.get(id) ?? []).map(length));
    known.set(id, found);
    return found;
  };
  const longest = (ids: readonly number[]): number => Math.max(0, ...ids.map(length));
  const onward = (ids: readonly number[]): number | undefined =>
    ids.find((id) => length(id) * shorter >= longest(ids));
  const triggers = Array.from(kinds, (kind, id) => (kind === 't' ? id : -1)).filter((id) => id >= 0);
  const starts = triggers.length > 0 ? triggers : kinds === '' ? [] : [0];
  const route: number[] = [];
  for (
    let at = starts.find((id) => length(id) === longest(starts));
    at !== undefined;
    at = onward(next.get(at) ?? [])
  )
    route.push(at);
  return route;
}
