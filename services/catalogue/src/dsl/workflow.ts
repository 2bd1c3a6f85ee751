import { readFlow, toConnections } from './flow.js';
import { stableId } from './identity.js';
import { layOut } from './layout.js';
import type { ContentWorkflow, N8nNode, WorkflowSpec } from './types.js';

const CREATED = '2026-11-21';
const LICENCE = 'Stroomwerk Library Licence 1.0';
const NOTE_WIDTH = 420;
const NOTE_LINE = 24;

/** The set-up text as a note beside the first step, readable inside n8n. */
function setUpNote(spec: WorkflowSpec): N8nNode {
  const accounts = spec.accounts.map((account) => `- **${account.app}**: ${account.why}`);
  const steps = spec.setup_steps.map((step, i) => `${i + 1}. ${step}`);
  const lines = [`## ${spec.name}`, spec.short_benefit, ''];
  if (accounts.length) lines.push('**Accounts**', ...accounts, '');
  lines.push('**Zo stel je hem in**', ...steps);
  const height = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 52)) * NOTE_LINE, 60);
  return {
    id: stableId(spec.slug, 'note'),
    name: 'Uitleg',
    type: 'n8n-nodes-base.stickyNote',
    typeVersion: 1,
    position: [-NOTE_WIDTH - 80, -80],
    parameters: { content: lines.join('\n'), width: NOTE_WIDTH, height, color: 4 },
  };
}

const NOTE_MARGIN = 60;
const NODE_SIZE = 100;

/** A note behind the steps it speaks of, its text above them. */
function regionNote(
  spec: WorkflowSpec,
  positions: Map<string, [number, number]>,
  note: { over: readonly string[]; text: string },
  index: number,
): N8nNode {
  const places = note.over.map((name) => {
    const place = positions.get(name);
    if (!place) throw new Error(`${spec.slug}: a note is about the unknown step "${name}"`);
    return place;
  });
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs) + NODE_SIZE + 2 * NOTE_MARGIN;
  const lines = note.text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length * 8 + 1) / width), 0);
  const above = lines * NOTE_LINE + NOTE_MARGIN;
  return {
    id: stableId(spec.slug, 'note', String(index)),
    name: `Toelichting ${index + 1}`,
    type: 'n8n-nodes-base.stickyNote',
    typeVersion: 1,
    position: [Math.min(...xs) - NOTE_MARGIN, Math.min(...ys) - above],
    parameters: {
      content: note.text,
      width,
      height: Math.max(...ys) - Math.min(...ys) + above + NODE_SIZE + NOTE_MARGIN,
      color: 7,
    },
  };
}

/** Every `$('…')` names a step of the workflow. */
function assertReferences(spec: WorkflowSpec, names: Set<string>): void {
  for (const node of spec.nodes) {
    // What stands in a parameter is escaped once in JSON, where an apostrophe needs no escape.
    for (const match of JSON.stringify(node.parameters).matchAll(/\$\('([^']+)'\)/g)) {
      if (!names.has(match[1] ?? '')) {
        throw new Error(`${spec.slug}: "${node.name}" refers to the unknown step "${match[1]}"`);
      }
    }
  }
}

function assertSound(spec: WorkflowSpec): void {
  const names = new Set<string>();
  for (const node of spec.nodes) {
    if (names.has(node.name)) throw new Error(`${spec.slug}: two nodes are called "${node.name}"`);
    names.add(node.name);
  }
  for (const node of spec.nodes) {
    if (node.attach && !names.has(node.attach.to)) {
      throw new Error(`${spec.slug}: "${node.name}" serves the unknown node "${node.attach.to}"`);
    }
  }
  assertReferences(spec, names);
}

/**
 * Compiles what the author wrote into a library entry with its n8n workflow. Pure: the same input gives
 * the same ids, positions and text.
 * @throws Error when node names repeat or a path or attachment names an unknown node
 */
export function workflow(spec: WorkflowSpec): ContentWorkflow {
  assertSound(spec);
  const { nodes: written, flow, top, notes = [], pattern, saves, ...meta } = spec;
  const edges = readFlow(spec.slug, flow, written);
  const positions = layOut(written, edges);
  const nodes = written.map(({ webhook, attach, name, type, typeVersion, parameters, ...rest }): N8nNode => {
    const id = stableId(spec.slug, name);
    const position = positions.get(name) ?? [0, 0];
    const node: N8nNode = { id, name, type, typeVersion, position, parameters, ...rest };
    if (webhook) node.webhookId = stableId(spec.slug, name, 'webhook');
    return node;
  });
  return {
    slug: spec.slug,
    filename: `${spec.slug}.json`,
    meta: {
      ...meta,
      pattern: pattern ?? spec.slug,
      saves: saves ?? null,
      top: top ?? null,
      author: 'Stroomwerk',
      licence: LICENCE,
      created: CREATED,
      updated: CREATED,
    },
    workflow: {
      name: spec.name,
      nodes: [
        setUpNote(spec),
        ...notes.map((note, index) => regionNote(spec, positions, note, index)),
        ...nodes,
      ],
      connections: toConnections(edges, written),
      // Times in the library are Dutch office hours; an n8n left on its default would run them in New York.
      settings: { executionOrder: 'v1', timezone: 'Europe/Amsterdam' },
      active: false,
    },
  };
}
