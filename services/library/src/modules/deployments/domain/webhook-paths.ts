import { stableUuid } from '../../workflows/domain/hash.js';
import { isRecord, type N8nNode, shortType } from '../../workflows/domain/n8n.js';

/** What n8n opens an address for by a path that it gives to one workflow at a time. */
const opensPath = new Set(['webhook', 'formTrigger']);

/**
 * The path at which a step is called; undefined of a step that is not called, of one whose address is its webhook's id, and of
 * a path with parts that vary, which n8n puts behind an id.
 */
export function fixedPath({ type, parameters, webhookId, disabled }: N8nNode): string | undefined {
  const { path } = parameters;
  if (disabled === true || !opensPath.has(shortType(type)) || typeof path !== 'string') return undefined;
  return path === '' || path === webhookId || /^=|:/.test(path) ? undefined : path;
}

export const fixedPaths = (nodes: readonly N8nNode[]): Set<string> =>
  new Set(nodes.flatMap((node) => fixedPath(node) ?? []));

/** The path that a deployment has instead of one that another workflow of the customer's answers at already. */
export const ownPath = (deploymentId: string, path: string): string =>
  `${path}-${stableUuid(`${deploymentId} path ${path}`).slice(0, 6)}`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where it stands as part of an address, such as in a note or in a call of its own webhook. */
const inAddresses = (text: string, path: string, own: string): string =>
  text.replace(new RegExp(`(webhook/)${escaped(path)}(?![\\w-])`, 'g'), (_, before: string) => before + own);

function rewritten(value: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string')
    return [...paths].reduce((text, [path, own]) => inAddresses(text, path, own), value);
  if (Array.isArray(value)) return value.map((part) => rewritten(part, paths));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewritten(part, paths)]));
}

/**
 * Steps with paths of their own in place of those at which another workflow answers: n8n publishes no second one there.
 * @param taken paths at which the customer's other workflows answer
 */
export function atOwnPaths(
  nodes: readonly N8nNode[],
  taken: ReadonlySet<string>,
  deploymentId: string,
): readonly N8nNode[] {
  const paths = new Map(
    [...fixedPaths(nodes)]
      .filter((path) => taken.has(path))
      .map((path) => [path, ownPath(deploymentId, path)]),
  );
  if (paths.size === 0) return nodes;
  return nodes.map((node) => {
    const parameters = rewritten(node.parameters, paths) as N8nNode['parameters'];
    const own = paths.get(fixedPath(node) ?? '');
    return { ...node, parameters: own === undefined ? parameters : { ...parameters, path: own } };
  });
}

/** The paths of a file that a deployment of it has as its own. @param base what was placed for it */
export function pathsMadeOwn(
  file: readonly N8nNode[],
  base: readonly N8nNode[],
  deploymentId: string,
): Set<string> {
  const placed = fixedPaths(base);
  return new Set([...fixedPaths(file)].filter((path) => placed.has(ownPath(deploymentId, path))));
}
