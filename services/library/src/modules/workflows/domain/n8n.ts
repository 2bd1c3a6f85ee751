/** An n8n workflow as its file has it (n8n.md, "Workflow files"); only the parts the library reads are named. */
export interface N8nNode {
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [number, number];
  parameters: Record<string, unknown>;
  disabled?: boolean;
  webhookId?: string;
  credentials?: Record<string, unknown>;
  [key: string]: unknown;
}

export interface N8nTarget {
  node: string;
  type: string;
  index: number;
}

/** By source node's name, by connection type (`main`, `ai_languageModel`, ...), by output. An output may be empty. */
export type N8nConnections = Record<string, Record<string, (N8nTarget[] | null)[]>>;

/** What leaves the library: exactly what n8n's public API takes, and `active` false. */
export interface N8nWorkflow {
  name: string;
  active: false;
  nodes: N8nNode[];
  connections: N8nConnections;
  settings: Record<string, unknown>;
}

/** The part of a workflow that the derivation rules need. */
export interface Flow {
  nodes: readonly N8nNode[];
  connections: N8nConnections;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sticky = 'n8n-nodes-base.stickyNote';

export const isStickyNote = (node: Pick<N8nNode, 'type'>): boolean => node.type === sticky;

/** Nodes that do work: sticky notes are left out (decisions.md, derivation rules). */
export const workNodes = (flow: Flow): N8nNode[] => flow.nodes.filter((node) => !isStickyNote(node));

/** The last part of a node type: `n8n-nodes-base.slackTrigger` -> `slackTrigger`. */
export const shortType = (type: string): string => type.slice(type.lastIndexOf('.') + 1);

/** From n8n's own two packages; everything else is a community node. */
export const isOfficial = (type: string): boolean =>
  /^(?:n8n-nodes-base|@n8n\/n8n-nodes-langchain)\.[^.]+$/.test(type);

/** Sub-nodes (models, memory, tools, parsers) hang below an AI node by a connection type that is not `main`. */
export function subNodeNames(flow: Flow): Set<string> {
  const names = new Set<string>();
  for (const [source, byType] of Object.entries(flow.connections))
    if (!Object.keys(byType).includes('main') && Object.keys(byType).length > 0) names.add(source);
  return names;
}
