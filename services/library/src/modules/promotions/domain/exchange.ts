import type { Bound } from '../../deployments/domain/answers.js';
import {
  type ErrorPath,
  errorPath,
  errorPathIds,
  hasErrorPath,
  keptSecret,
} from '../../deployments/domain/error-path.js';
import { deployedId, deployedWebhook, type Prepared } from '../../deployments/domain/prepare.js';
import { written } from '../../deployments/domain/written.js';
import type { Deployed } from '../../updates/domain/flow.js';
import { stableUuid } from '../../workflows/domain/hash.js';
import { isRecord, type N8nNode } from '../../workflows/domain/n8n.js';
import type { Place } from './places.js';

/** What another stands for in production. */
export interface ExchangedValue {
  readonly places: readonly Pick<Place, 'id' | 'path'>[];
  readonly from: string;
  readonly to: string;
}

export interface Exchange {
  /** Ids of the trial's deployment and of the one in production: ids of steps follow from them. */
  readonly trial: string;
  readonly production: string;
  /** The library's steps, by the ids of its file. */
  readonly fileIds: readonly string[];
  /** The accounts of production for a step of the trial, by type; what is linked in n8n afterwards is left out. */
  readonly accounts: (node: N8nNode) => Readonly<Record<string, Bound>>;
  readonly values: readonly ExchangedValue[];
  /** Where errors are reported, for a workflow that has no path for them; null where production does not get there. */
  readonly reportTo: Pick<ErrorPath, 'address' | 'brand' | 'lang'> | null;
}

/** Settings that name workflows of the test instance. */
export const testOnly = ['errorWorkflow', 'callerIds'] as const;

const reportAddress = /(\/api\/automations\/report\/)[\w-]+$/;

/** The address of ours with which it tells of its runs, without the secret of the trial's. */
function withoutSecret(node: N8nNode): N8nNode {
  const { url } = node.parameters;
  if (typeof url !== 'string' || !reportAddress.test(url)) return node;
  return { ...node, parameters: { ...node.parameters, url: url.replace(reportAddress, `$1${keptSecret}`) } };
}

/** What n8n's editor notes beside a choice belongs to the choice of the trial. */
function withoutCached(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (!isRecord(value) && !Array.isArray(value)) return value;
  if (key === 'value' && rest.length === 0 && isRecord(value) && value.__rl === true) {
    const { cachedResultName: _, cachedResultUrl: __, ...left } = value;
    return left;
  }
  if (key === undefined) return value;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? withoutCached(part, rest) : part));
  return { ...value, [key]: withoutCached(value[key], rest) };
}

function withValues(node: N8nNode, values: readonly ExchangedValue[]): N8nNode {
  let now = node;
  for (const { places, from, to } of values)
    for (const { id, path } of places) {
      if (id !== node.id || from === to) continue;
      now = written(now, path, { kind: 'text', example: from }, to);
      now = {
        ...now,
        parameters: withoutCached(now.parameters, path.split('.')) as N8nNode['parameters'],
      };
    }
  return now;
}

/** Whose ids another n8n would take for another step, or an address of its own for that of the trial. */
function ids({ trial, production, fileIds }: Exchange) {
  const files = new Map(fileIds.map((id) => [deployedId(trial, id), id]));
  const reporting = errorPathIds(production);
  const own = new Map(errorPathIds(trial).map((id, at) => [id, reporting[at]]));
  return {
    of(id: string): string {
      const file = files.get(id);
      if (file !== undefined) return deployedId(production, file);
      return own.get(id) ?? stableUuid(`${production} promoted ${id}`);
    },
    webhookOf(id: string): string {
      const file = files.get(id);
      return file === undefined
        ? stableUuid(`${production} promoted webhook ${id}`)
        : deployedWebhook(production, file);
    },
  };
}

function withoutTestOnly(settings: Deployed['settings']): Deployed['settings'] {
  const names: readonly string[] = testOnly;
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !names.includes(key)));
}

/**
 * A workflow of the test instance as production gets it: with ids of its own, the accounts and values of production, and
 * nothing that means something on the test instance alone. Its steps, names and connections stay. Pure: the same exchange makes
 * the same workflow, so that two promotions of one trial differ by what was changed between them.
 */
export function exchanged(flow: Deployed, exchange: Exchange): Deployed {
  const id = ids(exchange);
  const nodes = flow.nodes.map((node): N8nNode => {
    const { credentials: _, webhookId, ...bare } = withoutSecret(withValues(node, exchange.values));
    const accounts = exchange.accounts(node);
    const hook = typeof webhookId === 'string' ? id.webhookOf(node.id) : undefined;
    // A form whose address was its webhook's id keeps being so.
    const isPath = hook !== undefined && node.parameters.path === webhookId;
    return {
      ...(bare as N8nNode),
      id: id.of(node.id),
      ...(hook !== undefined && { webhookId: hook }),
      ...(isPath && { parameters: { ...bare.parameters, path: hook } }),
      ...(Object.keys(accounts).length > 0 && { credentials: { ...accounts } }),
    };
  });
  const settings = withoutTestOnly(flow.settings);
  const { reportTo, production } = exchange;
  if (reportTo === null || hasErrorPath({ nodes, settings })) return { ...flow, nodes, settings };
  const added = errorPath({ nodes, connections: flow.connections }, { ...reportTo, seed: production });
  return {
    ...flow,
    nodes: [...nodes, ...added.nodes],
    connections: { ...flow.connections, ...added.connections },
    settings,
  };
}

/** What stays behind of a trial. */
export const leftOut = ({ settings }: Pick<Deployed, 'settings'>): ('error_workflow' | 'callers')[] => [
  ...(settings.errorWorkflow ? (['error_workflow'] as const) : []),
  ...(settings.callerIds ? (['callers'] as const) : []),
];

/** A workflow without anything that somebody typed: its steps, their types and how they hang together. */
export const outlineOf = ({ name, nodes, connections, settings }: Deployed): Prepared => ({
  ...{ name, connections },
  nodes: nodes.map(({ id, name, type, typeVersion, position, disabled }) => ({
    ...{ id, name, type, typeVersion, position, parameters: {} },
    ...(disabled === true && { disabled }),
  })),
  settings: { ...settings },
});
