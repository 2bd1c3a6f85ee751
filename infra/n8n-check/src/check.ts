import { checkConnections } from './connections.js';
import type { Definitions } from './definitions.js';
import { type Finding, finding } from './finding.js';
import type { FileNode } from './n8n-types.js';
import { checkNode } from './parameters.js';

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(texts);
  return [];
}

const reference = /\$(?:node\s*\[\s*|\(\s*|items\(\s*)(["'`])((?:\\.|(?!\1).)+?)\1/g;

/** Expressions that name a step which is not there. */
function checkExpressions({ name, parameters }: FileNode, names: ReadonlySet<string>): Finding[] {
  return texts(parameters)
    .filter((text) => text.includes('$'))
    .flatMap((text) => [...text.matchAll(reference)].map((match) => (match[2] ?? '').replace(/\\(.)/g, '$1')))
    .filter((named) => !names.has(named) && !named.includes('${'))
    .map((named) => finding('error', 'expression-unknown-node', name, named));
}

function checkStructure({ structure }: Definitions, workflow: Record<string, unknown>): Finding[] {
  const findings: Finding[] = [];
  const { name, connections } = workflow;
  if (typeof name !== 'string' || name.trim() === '') findings.push(finding('warning', 'no-name', null));
  if (connections === null || typeof connections !== 'object')
    findings.push(finding('error', 'no-connections-object', null));
  const result = structure(workflow);
  if (!result.success)
    for (const { path = [], message } of result.issues)
      findings.push(finding('error', 'n8n-structure', null, `${path.join('.')}: ${message}`));
  return findings;
}

/**
 * Checks one workflow file against n8n's definitions: structure, names, links, node types and versions, parameters,
 * expressions, code. @param text of the file @returns everything found, nothing for a perfect file
 */
export function check(definitions: Definitions, text: string): Finding[] {
  let workflow: Record<string, unknown>;
  try {
    workflow = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    return [finding('error', 'invalid-json', null, error instanceof Error ? error.message : String(error))];
  }
  if (workflow === null || typeof workflow !== 'object' || !Array.isArray(workflow.nodes))
    return [finding('error', 'not-a-workflow', null, 'no nodes[]')];
  const nodes = workflow.nodes as FileNode[];
  const findings = checkStructure(definitions, workflow);
  const names = new Set<string>();
  for (const { name = '', type, position } of nodes) {
    if (names.has(name)) findings.push(finding('error', 'duplicate-node-name', name));
    names.add(name);
    if (!name || !type || !Array.isArray(position)) findings.push(finding('error', 'node-shape', name, type));
  }
  findings.push(...checkConnections(nodes, workflow.connections));
  for (const node of nodes) findings.push(...checkNode(definitions, node), ...checkExpressions(node, names));
  return findings;
}
