import { canonical, isSame } from '../../updates/domain/values.js';
import { contentHash } from '../../workflows/domain/hash.js';
import type { Prepared } from './prepare.js';

/** A workflow as it stands in an n8n. */
interface Standing {
  readonly versionId?: string | null;
  readonly nodes: readonly object[];
  readonly connections: object;
}

/** What the editor moves about without another meaning, and the address of the error path, which is kept without its secret. */
const comparable = (node: object): object => {
  const {
    position: _,
    parameters,
    ...rest
  } = node as { position?: unknown; parameters?: Record<string, unknown> };
  const { url, ...others } = parameters ?? {};
  const isReport = typeof url === 'string' && url.includes('/api/automations/report/');
  return { ...rest, parameters: isReport ? others : { ...others, ...(url === undefined ? {} : { url }) } };
};

const byName = (nodes: readonly object[]): object[] =>
  nodes
    .map(comparable)
    .sort((a, b) => (String(Reflect.get(a, 'name')) < String(Reflect.get(b, 'name')) ? -1 : 1));

/** The same for two workflows of which one is not changed against the other. */
export const sentHash = ({ nodes, connections }: Pick<Standing, 'nodes' | 'connections'>): string =>
  contentHash(canonical({ nodes: byName(nodes).map(withoutWebhookId), connections }));

/** n8n gives a new webhook its id. */
const withoutWebhookId = (node: object): object =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key !== 'webhookId'));

/**
 * Whether a customer changed a workflow since it was placed: by n8n's number of its version, or where there is none or another,
 * by its steps and connections.
 * @param hash `sentHash` of what was sent, where that itself is not kept
 */
export function isChanged(
  sent: Pick<Prepared, 'nodes' | 'connections'>,
  placedVersion: string | null,
  now: Standing,
  hash: string | null = null,
): boolean {
  if (placedVersion !== null && now.versionId === placedVersion) return false;
  if (hash !== null) return sentHash(now) !== hash;
  return !isSame(byName(sent.nodes), byName(now.nodes)) || !isSame(sent.connections, now.connections);
}
