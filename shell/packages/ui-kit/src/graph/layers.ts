import { type Edge, neighbours } from './edges.js';

/** Layer of each node by longest path; a start without anything before it moves up to just before what follows it. */
export function assignLayers(part: readonly number[], links: readonly Edge[]): Map<number, number> {
  const { next, before } = neighbours(links);
  const waiting = new Map(part.map((id) => [id, before.get(id)?.length ?? 0]));
  const layerOf = new Map<number, number>();
  const queue = part.filter((id) => waiting.get(id) === 0);
  for (const id of queue) layerOf.set(id, 0);
  for (let at = 0; at < queue.length; at += 1) {
    const id = queue[at] ?? 0;
    for (const to of next.get(id) ?? []) {
      layerOf.set(to, Math.max(layerOf.get(to) ?? 0, (layerOf.get(id) ?? 0) + 1));
      const left = (waiting.get(to) ?? 1) - 1;
      waiting.set(to, left);
      if (left === 0) queue.push(to);
    }
  }
  for (const id of part) {
    const follow = next.get(id) ?? [];
    if (before.has(id) || follow.length === 0) continue;
    layerOf.set(id, Math.min(...follow.map((to) => layerOf.get(to) ?? 1)) - 1);
  }
  return layerOf;
}

export interface Bent {
  layerOf: Map<number, number>;
  links: Edge[];
  /** The points of each original link: from, invisible bends, to. */
  chains: number[][];
}

/** Long links get an invisible node in each layer they pass, so that they take a row of their own there. */
export function insertBends(layers: ReadonlyMap<number, number>, links: readonly Edge[]): Bent {
  const layerOf = new Map(layers);
  const short: Edge[] = [];
  let invisible = -1;
  const chains = links.map(([from, to]) => {
    const chain = [from];
    for (let layer = (layers.get(from) ?? 0) + 1; layer < (layers.get(to) ?? 0); layer += 1) {
      layerOf.set(invisible, layer);
      chain.push(invisible);
      invisible -= 1;
    }
    chain.push(to);
    for (let at = 1; at < chain.length; at += 1) short.push([chain[at - 1] ?? from, chain[at] ?? to]);
    return chain;
  });
  return { layerOf, links: short, chains };
}

const SWEEPS = 6;

/** Nodes by layer, each layer sorted by where its neighbours are, so that few wires cross. */
export function orderLayers({ layerOf, links }: Bent): number[][] {
  const layers: number[][] = [];
  for (const [id, layer] of layerOf) {
    while (layers.length <= layer) layers.push([]);
    layers[layer]?.push(id);
  }
  const { next, before } = neighbours(links);
  const place = new Map<number, number>();
  const note = (layer: readonly number[]) => {
    layer.forEach((id, index) => {
      place.set(id, index - (layer.length - 1) / 2);
    });
  };
  for (const layer of layers) note(layer);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const forth = sweep % 2 === 0;
    const from = forth ? before : next;
    for (const layer of forth ? layers : [...layers].reverse()) {
      const wish = new Map(
        layer.map((id) => {
          const around = from.get(id) ?? [];
          const sum = around.reduce((total, other) => total + (place.get(other) ?? 0), 0);
          return [id, around.length > 0 ? sum / around.length : (place.get(id) ?? 0)];
        }),
      );
      layer.sort((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0));
      note(layer);
    }
  }
  return layers;
}
