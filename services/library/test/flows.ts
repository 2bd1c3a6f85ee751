import type { N8nConnections, N8nNode } from '../src/modules/workflows/domain/n8n.js';

/** A node as a test needs it: a name and a type; the rest is usual. */
export const node = (name: string, type: string, rest: Partial<N8nNode> = {}): N8nNode => ({
  id: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  type: type.includes('.') ? type : `n8n-nodes-base.${type}`,
  typeVersion: 1,
  position: [0, 0],
  parameters: {},
  ...rest,
});

/** Connections written as `A > B > C`; a third part in brackets is the connection type: `Model > Agent (ai_languageModel)`. */
export function connect(...paths: string[]): N8nConnections {
  const connections: N8nConnections = {};
  for (const path of paths) {
    const type = /\((\w+)\)$/.exec(path)?.[1] ?? 'main';
    const names = path.replace(/\s*\(\w+\)$/, '').split(' > ');
    names.slice(1).forEach((target, at) => {
      const source = names[at] ?? '';
      const byType = connections[source] ?? {};
      const targets = byType[type]?.[0] ?? [];
      byType[type] = [[...targets, { node: target, type, index: 0 }]];
      connections[source] = byType;
    });
  }
  return connections;
}

/** A workflow in a chain: the first node starts, each leads to the next. */
export const chain = (...nodes: N8nNode[]) => ({
  nodes,
  connections: nodes.length > 1 ? connect(nodes.map((item) => item.name).join(' > ')) : {},
});
