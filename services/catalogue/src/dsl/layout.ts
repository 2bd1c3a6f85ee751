import type { Edge } from './flow.js';
import type { NodeSpec } from './types.js';

const STEP = 240;
const ROW = 200;
const SUB_ROW = 220;

/** Depth from the triggers along the longest path; an edge back into a loop does not count. */
function depths(order: string[], edges: Edge[]): Map<string, number> {
  const depth = new Map<string, number>();
  const onPath = new Set<string>();
  const visit = (name: string, at: number) => {
    if (onPath.has(name) || at <= (depth.get(name) ?? -1)) return;
    depth.set(name, at);
    onPath.add(name);
    for (const edge of edges) if (edge.from === name) visit(edge.to, at + 1);
    onPath.delete(name);
  };
  const targets = new Set(edges.map((edge) => edge.to));
  for (const name of order) if (!targets.has(name)) visit(name, 0);
  for (const name of order) if (!depth.has(name)) visit(name, 0);
  return depth;
}

/** A row per branch: the first output stays on its parent's row, the others open a row below. */
function rows(order: string[], edges: Edge[]): Map<string, number> {
  const row = new Map<string, number>();
  let next = 0;
  const visit = (name: string, at: number) => {
    row.set(name, at);
    const out = edges.filter((edge) => edge.from === name).sort((a, b) => a.output - b.output);
    let first = true;
    for (const edge of out) {
      if (row.has(edge.to)) continue;
      visit(edge.to, first ? at : next++);
      first = false;
    }
  };
  const targets = new Set(edges.map((edge) => edge.to));
  for (const name of order) if (!targets.has(name) && !row.has(name)) visit(name, next++);
  for (const name of order) if (!row.has(name)) visit(name, next++);
  return row;
}

/**
 * Positions on n8n's canvas: left to right, branches below one another, sub-nodes under their node.
 * @param aside steps that are beside the way of the items: below the triggers, one after another
 */
export function layOut(
  nodes: NodeSpec[],
  edges: Edge[],
  aside: readonly string[] = [],
): Map<string, [number, number]> {
  const all = nodes.filter((node) => !node.attach).map((node) => node.name);
  const depth = depths(all, edges);
  const main = all.filter((name) => !aside.includes(name));
  const row = rows(
    main,
    edges.filter(({ from, to }) => !aside.includes(from) && !aside.includes(to)),
  );
  const served = new Set(nodes.flatMap((node) => (node.attach ? [node.attach.to] : [])));
  const rowY: number[] = [];
  let y = 0;
  for (let i = 0; i <= Math.max(...row.values()); i++) {
    rowY.push(y);
    const busy = main.some((name) => row.get(name) === i && served.has(name));
    y += busy ? ROW + SUB_ROW : ROW;
  }
  const position = new Map<string, [number, number]>();
  for (const name of main) position.set(name, [(depth.get(name) ?? 0) * STEP, rowY[row.get(name) ?? 0] ?? 0]);
  const triggers = edges.filter(({ to }) => to === aside[0]).map(({ from }) => position.get(from)?.[1] ?? 0);
  aside.forEach((name, at) => {
    position.set(name, [(at + 1) * STEP, Math.max(...triggers) + ROW]);
  });
  const placeSubNodes = (parent: string) => {
    const at = position.get(parent);
    const subs = nodes.filter((node) => node.attach?.to === parent);
    subs.forEach((node, i) => {
      if (!at) return;
      position.set(node.name, [at[0] + i * 160, at[1] + SUB_ROW]);
      placeSubNodes(node.name);
    });
  };
  for (const name of main) placeSubNodes(name);
  return position;
}
