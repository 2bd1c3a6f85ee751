import { isRecord } from '../../workflows/domain/n8n.js';
import { limits } from './limits.js';
import type { RawWorkflow } from './raw-workflow.js';
import { type Refusal, refusal } from './report.js';

export type Parsed = { readonly workflows: RawWorkflow[] } | { readonly refusal: Refusal };

/** How deep objects and lists lie in one another, without parsing; strings are skipped. Stops at the limit. */
export function depthOf(text: string, limit: number = limits.depth): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (deepest > limit) return deepest;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return deepest;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const tagNames = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .map((tag) => (isRecord(tag) ? text(tag.name) : text(tag)))
    .filter((tag) => tag !== '');

/** Exports come bare, as a template (`{ name, workflow }`), or as a list of either. */
function candidates(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (isRecord(value) && !Array.isArray(value.nodes))
    for (const key of ['data', 'workflows']) if (Array.isArray(value[key])) return value[key];
  return [value];
}

function workflowOf(value: unknown): RawWorkflow | undefined {
  if (!isRecord(value)) return undefined;
  const inner = Array.isArray(value.nodes) ? value : value.workflow;
  if (!isRecord(inner) || !Array.isArray(inner.nodes)) return undefined;
  const meta = isRecord(inner.meta) ? inner.meta : {};
  return {
    raw: inner,
    name: text(inner.name).trim() || text(value.name).trim(),
    description:
      text(inner.description).trim() || text(value.description).trim() || text(meta.description).trim(),
    tags: tagNames(inner.tags ?? value.tags),
    stringTags: [inner.tags ?? value.tags].flat().some((tag) => typeof tag === 'string'),
  };
}

function problemWith({ raw }: RawWorkflow): Refusal | undefined {
  const nodes = Array.isArray(raw.nodes) ? raw.nodes : [];
  if (nodes.length > limits.nodes)
    return refusal('too_many_nodes', `${nodes.length} nodes; at most ${limits.nodes} are accepted`);
  const isNode = (node: unknown): boolean => isRecord(node) && /^[@\w][\w@/.-]*$/.test(text(node.type));
  if (!nodes.every(isNode)) return refusal('no_workflow', 'a node is no object or has no valid type');
  const working = nodes.filter((node) => isRecord(node) && node.type !== 'n8n-nodes-base.stickyNote');
  if (working.length === 0) return refusal('no_workflow', 'there is no node but notes');
  if (raw.connections !== undefined && !isRecord(raw.connections))
    return refusal('no_workflow', 'connections is no object');
  return undefined;
}

/** Reads the workflows out of one file. Never throws: what cannot be used comes back with its reason. */
export function parseFile(bytes: Uint8Array): Parsed {
  if (bytes.byteLength > limits.fileBytes)
    return {
      refusal: refusal('too_large', `${bytes.byteLength} bytes; at most ${limits.fileBytes} are accepted`),
    };
  let content: string;
  try {
    content = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { refusal: refusal('not_text', 'the file is not UTF-8 text') };
  }
  if (depthOf(content) > limits.depth)
    return { refusal: refusal('too_deep', `nested deeper than ${limits.depth} levels`) };
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    return { refusal: refusal('broken_json', (error as SyntaxError).message) };
  }
  const workflows = candidates(value).map(workflowOf);
  const found = workflows.filter((workflow) => workflow !== undefined);
  if (found.length === 0 || found.length < workflows.length)
    return { refusal: refusal('no_workflow', 'there is no list of nodes in it') };
  const problem = found.map(problemWith).find((refused) => refused !== undefined);
  return problem === undefined ? { workflows: found } : { refusal: problem };
}
