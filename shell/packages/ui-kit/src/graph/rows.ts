import { type Edge, neighbours } from './edges.js';

/**
 * Places wishes on a line in their order, at least `gap` apart and as near to the wishes as that allows
 * (isotonic regression: neighbours that want the same place share the shift).
 */
export function spread(wishes: readonly number[], gap: number): number[] {
  const blocks: Array<{ sum: number; size: number }> = [];
  wishes.forEach((wish, index) => {
    let block = { sum: wish - index * gap, size: 1 };
    let last = blocks.at(-1);
    while (last && last.sum / last.size > block.sum / block.size) {
      blocks.pop();
      block = { sum: block.sum + last.sum, size: block.size + last.size };
      last = blocks.at(-1);
    }
    blocks.push(block);
  });
  const flat = blocks.flatMap(({ sum, size }) => Array.from({ length: size }, () => sum / size));
  return flat.map((value, index) => value + index * gap);
}

/** Rows: forward and back over the layers each node moves to the middle of its neighbours. Heights start at 0. */
export function placeRows(layers: readonly number[][], links: readonly Edge[], gap: number) {
  const { next, before } = neighbours(links);
  const y = new Map<number, number>();
  for (const layer of layers)
    for (const [at, id] of layer.entries()) y.set(id, (at - (layer.length - 1) / 2) * gap);
  const sweep = (order: readonly number[][], around: Map<number, number[]>) => {
    for (const layer of order) {
      const wishes = layer.map((id) => {
        const others = around.get(id) ?? [];
        if (others.length === 0) return y.get(id) ?? 0;
        return others.reduce((sum, other) => sum + (y.get(other) ?? 0), 0) / others.length;
      });
      const placed = spread(wishes, gap);
      for (const [at, id] of layer.entries()) y.set(id, placed[at] ?? 0);
    }
  };
  const back = [...layers].reverse();
  sweep(layers, before);
  sweep(back, next);
  sweep(layers, before);
  sweep(back, next);
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const value of y.values()) {
    top = Math.min(top, value);
    bottom = Math.max(bottom, value);
  }
  for (const [id, value] of y) y.set(id, Math.round((value - top) * 2) / 2);
  return { y, height: Math.round((bottom - top) * 2) / 2 };
}
