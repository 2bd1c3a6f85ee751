import { cleanText, maskParameters } from '@stroomwerk/catalogue/masks';
import { stableUuid } from './hash.js';
import {
  isRecord,
  type N8nConnections,
  type N8nNode,
  type N8nTarget,
  type N8nWorkflow,
  shortType,
} from './n8n.js';
import { plainText } from './naming.js';

const nodeOptions = [
  'disabled',
  'onError',
  'continueOnFail',
  'retryOnFail',
  'maxTries',
  'waitBetweenTries',
  'executeOnce',
  'alwaysOutputData',
  'notesInFlow',
] as const;

/** The settings that say how a workflow runs. Ids of other workflows and of callers stay behind. */
const settingNames = new Set([
  'executionOrder',
  'timezone',
  'executionTimeout',
  'saveDataErrorExecution',
  'saveDataSuccessExecution',
  'saveManualExecutions',
  'saveExecutionProgress',
]);

const needsWebhookId = new Set(['webhook', 'formTrigger', 'chatTrigger', 'mcpTrigger', 'wait', 'form']);
const finite = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;

export interface SanitizeOptions {
  /** Makes new ids; the same seed gives the same ids, so that a second import changes nothing. */
  readonly seed: string;
  /** The workflow's name; never empty. */
  readonly name: string;
  /** Content of our own keeps the webhook ids it was written with; those of an export belong to someone's instance. */
  readonly keepWebhookIds?: boolean;
}

/** The name, with a number behind it where it is taken: `Mail (2)`. */
export const freshName = (wanted: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) if (!taken.has(`${wanted} (${count})`)) return `${wanted} (${count})`;
};

const positionOf = (value: unknown, index: number): [number, number] => {
  const [x, y] = Array.isArray(value) ? value : isRecord(value) ? [value.x, value.y] : [];
  return [finite(x, index * 240), finite(y, 0)];
};

function cleanNode(
  raw: Record<string, unknown>,
  index: number,
  name: string,
  id: string,
  o: SanitizeOptions,
): N8nNode {
  const type = String(raw.type);
  const parameters = isRecord(raw.parameters)
    ? (maskParameters(raw.parameters) as Record<string, unknown>)
    : {};
  const node: N8nNode = {
    id,
    name,
    type,
    typeVersion: finite(raw.typeVersion, 1),
    position: positionOf(raw.position, index),
    parameters,
  };
  for (const option of nodeOptions) {
    const value = raw[option];
    if (typeof value === 'string') Object.assign(node, { [option]: cleanText(value) });
    else if (typeof value === 'boolean' || typeof value === 'number')
      Object.assign(node, { [option]: value });
  }
  if (typeof raw.notes === 'string' && raw.notes !== '') node.notes = maskParameters(raw.notes);
  const old = raw.webhookId;
  if (typeof old === 'string' || needsWebhookId.has(shortType(type))) {
    const kept = o.keepWebhookIds === true && typeof old === 'string' && old !== '';
    node.webhookId = kept ? old : stableUuid(`${o.seed}:webhook:${id}:${name}`);
    if (typeof old === 'string' && parameters.path === old) parameters.path = node.webhookId;
  }
  return node;
}

/** Where a connection may point: by name, or (in some old files) by a node's id. */
type Names = ReadonlyMap<string, string>;

function cleanTargets(value: unknown, type: string, names: Names): N8nTarget[] {
  const seen = new Set<string>();
  return (Array.isArray(value) ? value : []).flatMap((target) => {
    const node = isRecord(target) && typeof target.node === 'string' ? names.get(target.node) : undefined;
    if (node === undefined || !isRecord(target)) return [];
    const index = Math.max(0, Math.trunc(finite(target.index, 0)));
    const kind = typeof target.type === 'string' && target.type !== '' ? target.type : type;
    const key = `${node}\u0000${kind}\u0000${index}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ node, type: kind, index }];
  });
}

function cleanConnections(raw: unknown, names: Names): N8nConnections {
  const connections: N8nConnections = {};
  if (!isRecord(raw)) return connections;
  for (const [source, byType] of Object.entries(raw)) {
    const from = names.get(source);
    if (from === undefined || !isRecord(byType)) continue;
    for (const [type, outputs] of Object.entries(byType)) {
      if (!Array.isArray(outputs) || !/^[a-z][A-Za-z_]*$/.test(type)) continue;
      const cleaned = outputs.map((targets) => cleanTargets(targets, type, names));
      if (cleaned.some((targets) => targets.length > 0))
        connections[from] = { ...connections[from], [type]: cleaned };
    }
  }
  return connections;
}

/**
 * A workflow as it may leave the library (decisions.md, "What leaves the library"): a name, unique node names and ids,
 * connections between nodes that exist, inactive; no credentials, pinned data, instance ids, personal data or secrets.
 * Deterministic. @param raw parsed file with a `nodes` list of objects that have a `type`
 */
export function sanitize(raw: Record<string, unknown>, options: SanitizeOptions): N8nWorkflow {
  const names = new Map<string, string>();
  const byId = new Map<string, string>();
  const taken = new Set<string>();
  const ids = new Set<string>();
  const nodes = (Array.isArray(raw.nodes) ? raw.nodes : []).filter(isRecord).map((node, index) => {
    const given = typeof node.name === 'string' ? cleanText(node.name).replace(/<[^>]*>/g, '') : '';
    const name = freshName(given.trim() === '' ? shortType(String(node.type)) : given, taken);
    taken.add(name);
    // Of two nodes with one name, n8n's connections mean the first.
    if (typeof node.name === 'string' && !names.has(node.name)) names.set(node.name, name);
    const old = typeof node.id === 'string' || typeof node.id === 'number' ? String(node.id) : '';
    if (old !== '' && !byId.has(old)) byId.set(old, name);
    const usable = /^[\w-]{1,64}$/.test(old) && !ids.has(old);
    const id = usable ? old : stableUuid(`${options.seed}:node:${index}:${name}`);
    ids.add(id);
    return cleanNode(node, index, name, id, options);
  });
  const settings = Object.entries(isRecord(raw.settings) ? raw.settings : {})
    .filter(([key, value]) => settingNames.has(key) && ['string', 'number', 'boolean'].includes(typeof value))
    .map(([key, value]) => [key, typeof value === 'string' ? cleanText(value) : value]);
  return {
    name: plainText(options.name).slice(0, 128),
    nodes,
    connections: cleanConnections(raw.connections, new Map([...byId, ...names])),
    settings: { executionOrder: 'v1', ...Object.fromEntries(settings) },
    active: false,
  };
}
