import { type Flow, type N8nNode, subNodeNames, workNodes } from './n8n.js';
import { startNodes } from './triggers.js';

const byPlace = (a: N8nNode, b: N8nNode): number =>
  a.position[0] - b.position[0] || a.position[1] - b.position[1] || (a.name < b.name ? -1 : 1);

const targetsOf = (flow: Flow, name: string): string[] =>
  Object.values(flow.connections[name] ?? {}).flatMap((outputs) =>
    outputs.flatMap((targets) => (targets ?? []).map((target) => target.node)),
  );

/** Every connection once, as source and target names, connection types aside. */
export const edgesOf = (flow: Flow): [string, string][] =>
  Object.keys(flow.connections).flatMap((source) =>
    [...new Set(targetsOf(flow, source))].map((target): [string, string] => [source, target]),
  );

/**
 * The nodes in the order in which a run meets them: breadth first from the start nodes, models and tools after the
 * node they serve, what nothing leads to at the end. Sticky notes are left out.
 */
export function inRunOrder(flow: Flow): N8nNode[] {
  const nodes = new Map(workNodes(flow).map((node) => [node.name, node]));
  const subNodes = subNodeNames(flow);
  const servants = new Map<string, N8nNode[]>();
  for (const [source, target] of edgesOf(flow)) {
    const node = nodes.get(source);
    if (node !== undefined && subNodes.has(source))
      servants.set(target, [...(servants.get(target) ?? []), node].sort(byPlace));
  }
  const order = new Map<string, N8nNode>();
  const visit = (first: readonly N8nNode[]): void => {
    const queue = [...first];
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      if (order.has(node.name)) continue;
      order.set(node.name, node);
      queue.unshift(...(servants.get(node.name) ?? []));
      if (subNodes.has(node.name)) continue;
      for (const target of targetsOf(flow, node.name)) {
        const next = nodes.get(target);
        if (next !== undefined) queue.push(next);
      }
    }
  };
  visit([...startNodes(flow)].sort(byPlace));
  visit([...nodes.values()].filter((node) => !subNodes.has(node.name)).sort(byPlace));
  visit([...nodes.values()]);
  return [...order.values()];
}
