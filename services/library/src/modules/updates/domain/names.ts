import type { N8nConnections, N8nNode } from '../../workflows/domain/n8n.js';
import { freshName } from '../../workflows/domain/sanitize.js';
import type { Deployed } from './flow.js';

/** New names of steps by their old ones. */
export type Renames = ReadonlyMap<string, string>;

const escaped = (name: string, quote: string): string =>
  name.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
const plain = (text: string): string => text.replace(/\\(.)/g, '$1');

/** How expressions and scripts of n8n name a step: `$('Step')`, `$node["Step"]`, `$items('Step')`. */
const references = /(\$\(\s*|\$node\[\s*|\$items\(\s*)(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;

function renamedText(text: string, renames: Renames): string {
  return text.replace(references, (whole, before: string, quote: string, name: string) => {
    const to = renames.get(plain(name));
    return to === undefined ? whole : `${before}${quote}${escaped(to, quote)}${quote}`;
  });
}

function renamedIn(value: unknown, renames: Renames): unknown {
  if (typeof value === 'string') return renamedText(value, renames);
  if (Array.isArray(value)) return value.map((inner) => renamedIn(inner, renames));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamedIn(inner, renames)]));
}

/** The workflow with other names of steps, in its connections, expressions and scripts too. */
export function renamed(flow: Deployed, renames: Renames): Deployed {
  if (renames.size === 0) return flow;
  const nameOf = (name: string): string => renames.get(name) ?? name;
  const connections: N8nConnections = Object.fromEntries(
    Object.entries(flow.connections).map(([from, byKind]) => [
      nameOf(from),
      Object.fromEntries(
        Object.entries(byKind).map(([kind, outputs]) => [
          kind,
          outputs.map((targets) => (targets ?? []).map((one) => ({ ...one, node: nameOf(one.node) }))),
        ]),
      ),
    ]),
  );
  return {
    ...flow,
    connections,
    nodes: flow.nodes.map(
      (node): N8nNode => ({
        ...node,
        name: nameOf(node.name),
        parameters: renamedIn(node.parameters, renames) as N8nNode['parameters'],
      }),
    ),
  };
}

/** The three stages of a workflow with one name for each step that they share. */
export interface Stages {
  readonly base: Deployed;
  readonly ours: Deployed;
  readonly theirs: Deployed;
}

/** The step that is another one's earlier or later self: by its id, else by its name where the type is the same. */
function counterpart(node: N8nNode, others: readonly N8nNode[]): N8nNode | undefined {
  return (
    others.find(({ id }) => id === node.id) ??
    others.find(({ name, type }) => name === node.name && type === node.type)
  );
}

/**
 * Gives a step one name in all three stages, so that they can be compared by name: what the customer called it, else what we
 * call it now. A step that only we have and whose name the customer gave to one of their own gets another.
 */
export function withOneName({ base, ours, theirs }: Stages): Stages {
  const [inBase, inOurs, inTheirs] = [base, ours, theirs].map(() => new Map<string, string>()) as [
    Map<string, string>,
    Map<string, string>,
    Map<string, string>,
  ];
  const taken = new Set<string>();
  const matched = new Set<N8nNode>();
  for (const their of theirs.nodes) {
    const before = counterpart(
      their,
      base.nodes.filter((node) => !matched.has(node)),
    );
    const now = counterpart(
      before ?? their,
      ours.nodes.filter((node) => !matched.has(node)),
    );
    for (const one of [before, now]) if (one) matched.add(one);
    const isTheirName = before === undefined || their.name !== before.name;
    const name = freshName(isTheirName ? their.name : (now?.name ?? their.name), taken);
    taken.add(name);
    inTheirs.set(their.name, name);
    if (before) inBase.set(before.name, name);
    if (now) inOurs.set(now.name, name);
  }
  for (const before of base.nodes.filter((node) => !matched.has(node))) {
    const now = counterpart(
      before,
      ours.nodes.filter((node) => !matched.has(node)),
    );
    const name = freshName(now?.name ?? before.name, taken);
    taken.add(name);
    inBase.set(before.name, name);
    if (!now) continue;
    matched.add(now);
    inOurs.set(now.name, name);
  }
  for (const now of ours.nodes.filter(({ name }) => !inOurs.has(name))) {
    const name = freshName(now.name, taken);
    taken.add(name);
    inOurs.set(now.name, name);
  }
  const changed = (renames: Renames): Renames => new Map([...renames].filter(([from, to]) => from !== to));
  return {
    base: renamed(base, changed(inBase)),
    ours: renamed(ours, changed(inOurs)),
    theirs: renamed(theirs, changed(inTheirs)),
  };
}
