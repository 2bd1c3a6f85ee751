import type { Setting } from '@stroomwerk/contracts/library';
import { keptSecret, reportSecretIn } from '../../deployments/domain/error-path.js';
import { isRecord, type N8nNode, type N8nWorkflow } from '../../workflows/domain/n8n.js';
import type { Deployed } from './flow.js';

const typesOf = ({ credentials }: Pick<N8nNode, 'credentials'>): Record<string, unknown> =>
  isRecord(credentials) ? credentials : {};

/**
 * Our new version with the accounts that the one before it was linked to, where it has none of its own: those of the same
 * step, and for a step that is new those of any other with the same type. Pure.
 * @param needs types of account that a step takes
 */
export function withAccountsOf(
  base: Deployed,
  flow: Deployed,
  needs: (node: N8nNode) => readonly string[],
): Deployed {
  const anywhere = new Map<string, unknown>();
  for (const node of base.nodes)
    for (const [type, account] of Object.entries(typesOf(node))) anywhere.set(type, account);
  const before = new Map(base.nodes.map((node) => [node.id, node]));
  const nodes = flow.nodes.map((node): N8nNode => {
    const same = before.get(node.id);
    const known = same ? { ...typesOf(same), ...typesOf(node) } : typesOf(node);
    const found = needs(node).flatMap((type) => {
      const account = known[type] ?? anywhere.get(type);
      return account === undefined ? [] : [[type, account] as const];
    });
    const credentials = { ...known, ...Object.fromEntries(found) };
    return Object.keys(credentials).length === 0 ? node : { ...node, credentials };
  });
  return { ...flow, nodes };
}

/** A file as n8n's editor inserts it from a gallery: with its own ids, and none of its settings. */
export const asInserted = ({ name, nodes, connections }: N8nWorkflow): Deployed => ({
  ...{ name, nodes, connections },
  settings: {},
});

/** Values of steps that were there before: whoever made the workflow saw them, and typed what they wanted. */
export function seenIn(base: Deployed, settings: readonly Setting[]): Record<string, string> {
  const there = new Set(base.nodes.map(({ name }) => name));
  const known = settings.filter(({ at }) => at.some(({ step }) => there.has(step)));
  return Object.fromEntries(known.map(({ key }) => [key, '']));
}

const keptEnd = `/${keptSecret}`;

/** A version as it is kept, with the secret by which the customer's workflow reports its errors; that one is nobody's change. */
export function withSecretOf(theirs: Pick<Deployed, 'nodes'>, kept: Deployed): Deployed {
  const secret = reportSecretIn(theirs.nodes);
  if (secret === undefined) return kept;
  const nodes = kept.nodes.map((node): N8nNode => {
    const { url } = node.parameters;
    if (typeof url !== 'string' || !url.includes('/api/automations/report/') || !url.endsWith(keptEnd))
      return node;
    return {
      ...node,
      parameters: { ...node.parameters, url: `${url.slice(0, -keptSecret.length)}${secret}` },
    };
  });
  return { ...kept, nodes };
}
