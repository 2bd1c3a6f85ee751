import type { N8nConnections, NodeSpec } from './types.js';

export interface Edge {
  from: string;
  output: number;
  to: string;
  input: number;
}

interface Stop {
  name: string;
  output: number;
  input: number;
}

function readStop(text: string): Stop {
  const match = /^(.*?)(?: @(\d+))?(?: #(\d+))?$/.exec(text.trim());
  return { name: match?.[1] ?? '', input: Number(match?.[2] ?? 0), output: Number(match?.[3] ?? 0) };
}

/**
 * Reads the author's paths into edges.
 * @throws Error when a path names a node that the workflow does not have
 */
export function readFlow(slug: string, flow: string[], nodes: NodeSpec[]): Edge[] {
  const names = new Set(nodes.map((node) => node.name));
  const edges: Edge[] = [];
  for (const path of flow) {
    const stops = path.split(' > ').map(readStop);
    for (const stop of stops) {
      if (!names.has(stop.name)) throw new Error(`${slug}: no node is called "${stop.name}"`);
    }
    for (let i = 1; i < stops.length; i++) {
      const [from, to] = [stops[i - 1], stops[i]];
      if (from && to) edges.push({ from: from.name, output: from.output, to: to.name, input: to.input });
    }
  }
  return edges;
}

/** Edges and attachments in the shape n8n keeps them: per source, per kind, per output. */
export function toConnections(edges: readonly Edge[], nodes: NodeSpec[]): N8nConnections {
  const connections: N8nConnections = {};
  const put = (from: string, type: string, output: number, to: string, input: number) => {
    const bySource = connections[from] ?? {};
    const outputs = bySource[type] ?? [];
    while (outputs.length <= output) outputs.push([]);
    outputs[output]?.push({ node: to, type, index: input });
    bySource[type] = outputs;
    connections[from] = bySource;
  };
  for (const edge of edges) put(edge.from, 'main', edge.output, edge.to, edge.input);
  for (const node of nodes) if (node.attach) put(node.name, node.attach.as, 0, node.attach.to, 0);
  return connections;
}
