import type { CredentialFacts } from '@stroomwerk/catalogue/credentials';
import type { Language } from '@stroomwerk/contracts';
import type { Setting } from '@stroomwerk/contracts/library';
import { stableUuid } from '../../workflows/domain/hash.js';
import type { N8nNode, N8nWorkflow } from '../../workflows/domain/n8n.js';
import type { NeededAccount } from './accounts.js';
import type { Bound } from './answers.js';
import { credentialsOf } from './credentials.js';
import { errorPath, hasErrorPath } from './error-path.js';
import { atOwnPaths } from './webhook-paths.js';
import { written } from './written.js';

/** All that a workflow becomes what is sent with. */
export interface Preparation {
  /** Ids of steps and webhooks follow from it: a workflow in n8n that was placed for it is recognised. */
  readonly deploymentId: string;
  /** The library's file in the language that was chosen. */
  readonly file: N8nWorkflow;
  readonly settings: readonly Setting[];
  /** By the key of the value. */
  readonly values: Readonly<Record<string, string>>;
  readonly accounts: readonly NeededAccount[];
  /** By the key of the account. */
  readonly credentials: Readonly<Record<string, Bound>>;
  readonly minutesSaved: number;
  /** Where errors are reported; null where n8n does not get there. */
  readonly reportTo: { readonly address: string; readonly brand: string } | null;
  readonly lang: Language;
  /** Paths of webhooks at which another of the customer's workflows answers: this one gets its own instead. */
  readonly takenPaths?: ReadonlySet<string>;
}

export interface Prepared {
  readonly name: string;
  readonly nodes: readonly N8nNode[];
  readonly connections: N8nWorkflow['connections'];
  readonly settings: Readonly<Record<string, unknown>>;
}

/** n8n takes no longer name of a workflow. */
const longestName = 128;
const fitting = (name: string): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName - 1).trimEnd()}…`;

/** Ids of the steps that a deployment of a file has in n8n. */
export const deployedId = (deploymentId: string, nodeId: string): string =>
  stableUuid(`${deploymentId} step ${nodeId}`);

/** And of its webhook. */
export const deployedWebhook = (deploymentId: string, nodeId: string): string =>
  stableUuid(`${deploymentId} webhook ${nodeId}`);

function withAccounts(
  node: N8nNode,
  { accounts, credentials }: Preparation,
  facts: CredentialFacts,
): N8nNode {
  const own = credentialsOf(node, facts).flatMap(({ type }) => {
    const account = accounts.find((one) => one.credential_type === type && one.steps.includes(node.name));
    const bound = account && credentials[account.key];
    return bound ? [[type, { id: bound.id, name: bound.name }] as const] : [];
  });
  return own.length === 0 ? node : { ...node, credentials: Object.fromEntries(own) };
}

/** An id of its own for each deployment; a form whose address was its webhook's id keeps being so. */
function withOwnIds(node: N8nNode, deploymentId: string): N8nNode {
  const id = deployedId(deploymentId, node.id);
  const { webhookId, parameters } = node;
  if (typeof webhookId !== 'string') return { ...node, id };
  const own = deployedWebhook(deploymentId, node.id);
  const isPath = parameters.path === webhookId;
  return { ...node, id, webhookId: own, ...(isPath && { parameters: { ...parameters, path: own } }) };
}

/**
 * What is sent to a customer's n8n: the library's file with their values in the declared places, their accounts in the steps
 * that take them, ids of its own, the minutes that a run saves, and a path for errors where it has none. Pure: the same
 * preparation gives the same workflow.
 */
export function prepare(preparation: Preparation, facts: CredentialFacts): Prepared {
  const { deploymentId, file, settings, values, minutesSaved, reportTo, lang, takenPaths } = preparation;
  const places = new Map<string, { path: string; setting: Setting; value: string }[]>();
  for (const setting of settings) {
    const value = values[setting.key];
    if (value === undefined) continue;
    for (const { step, path } of setting.at)
      places.set(step, [...(places.get(step) ?? []), { path, setting, value }]);
  }
  const own = atOwnPaths(file.nodes, takenPaths ?? new Set(), deploymentId);
  const nodes = own.map((node) => {
    const filled = (places.get(node.name) ?? []).reduce(
      (before, { path, setting, value }) => written(before, path, setting, value),
      node,
    );
    return withOwnIds(withAccounts(filled, preparation, facts), deploymentId);
  });
  const added =
    reportTo === null || hasErrorPath(file)
      ? { nodes: [], connections: {} }
      : errorPath(file, { ...reportTo, lang, seed: deploymentId });
  return {
    name: fitting(file.name),
    nodes: [...nodes, ...added.nodes],
    connections: { ...file.connections, ...added.connections },
    settings: {
      executionOrder: 'v1',
      timezone: 'Europe/Amsterdam',
      ...file.settings,
      ...(minutesSaved > 0 && { timeSavedPerExecution: minutesSaved }),
    },
  };
}

/** Whether a workflow in n8n is the one that was sent: any step of it has an id that only this deployment gives. */
export const isOf = (sent: Pick<Prepared, 'nodes'>, nodes: readonly object[]): boolean => {
  const ids = new Set<unknown>(sent.nodes.map(({ id }) => id));
  return nodes.some((node) => ids.has(Reflect.get(node, 'id')));
};
