import type { Language } from '@stroomwerk/contracts';
import { stableUuid } from '../../workflows/domain/hash.js';
import { type Flow, type N8nNode, workNodes } from '../../workflows/domain/n8n.js';
import { freshName } from '../../workflows/domain/sanitize.js';

const reportPath = '/api/automations/report/';
/** In what is kept of a deployment: the secret itself is in the customer's n8n alone. */
export const keptSecret = 'secret';

const words = {
  trigger: { nl: 'Bij een fout', en: 'On an error' },
  report: { nl: 'Meld de fout aan {brand}', en: 'Report the error to {brand}' },
} as const satisfies Record<string, Record<Language, string>>;

/** What reports of its runs are sent to. */
export const reportAddress = (publicUrl: string, secret: string): string =>
  `${publicUrl.replace(/\/+$/, '')}${reportPath}${secret}`;

/** Whether it handles its errors by itself: by a start step for them, or by another workflow. */
export const hasErrorPath = ({ nodes, settings }: Pick<Flow, 'nodes'> & { settings?: object }): boolean =>
  nodes.some(({ type, disabled }) => type === 'n8n-nodes-base.errorTrigger' && disabled !== true) ||
  Reflect.get(settings ?? {}, 'errorWorkflow') !== undefined;

const isMachine = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\.|^\[?::1\]?$/.test(host);
const isPrivate = (host: string): boolean =>
  isMachine(host) ||
  /^10\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^\[?f[cde]/.test(host) ||
  !/[.:]/.test(host);

/** Whether an n8n gets to an address of ours: this machine is reached from this machine, a private network from within one. */
export function isReached(publicUrl: string, n8nAddress: string): boolean {
  const [ours, theirs] = [new URL(publicUrl).hostname, new URL(n8nAddress).hostname];
  if (isMachine(ours)) return isMachine(theirs);
  return !isPrivate(ours) || isPrivate(theirs);
}

export interface ErrorPath {
  readonly address: string;
  readonly brand: string;
  readonly lang: Language;
  /** Makes the ids of its steps. */
  readonly seed: string;
}

const body = `={{ JSON.stringify({
  status: 'error',
  execution_id: $json.execution?.id,
  step: $json.execution?.lastNodeExecuted,
}) }}`;

/** Ids of its two steps. */
export const errorPathIds = (seed: string): readonly [start: string, report: string] => [
  stableUuid(`${seed} error`),
  stableUuid(`${seed} report`),
];

/** Two steps beneath a flow, started by n8n when a run fails: nothing of what went through the run is sent. */
export function errorPath(flow: Flow, { address, brand, lang, seed }: ErrorPath) {
  const [startId, reportId] = errorPathIds(seed);
  const places = workNodes(flow).map(({ position }) => position);
  const [x, y] = [
    Math.min(...places.map(([left]) => left)),
    Math.max(...flow.nodes.map(({ position: [, top] }) => top)) + 240,
  ];
  const taken = new Set(flow.nodes.map(({ name }) => name));
  const start = freshName(words.trigger[lang], taken);
  const report = freshName(words.report[lang].replace('{brand}', brand), new Set([...taken, start]));
  const nodes: N8nNode[] = [
    {
      id: startId,
      name: start,
      type: 'n8n-nodes-base.errorTrigger',
      typeVersion: 1,
      position: [x, y],
      parameters: {},
    },
    {
      id: reportId,
      name: report,
      type: 'n8n-nodes-base.httpRequest',
      typeVersion: 4.2,
      position: [x + 240, y],
      parameters: {
        ...{ method: 'POST', url: address, sendBody: true, specifyBody: 'json', jsonBody: body },
        options: { timeout: 10_000 },
      },
      onError: 'continueRegularOutput',
    },
  ];
  return { nodes, connections: { [start]: { main: [[{ node: report, type: 'main', index: 0 }]] } } };
}

/** The secret with which a workflow in n8n reports; undefined where it has no path of ours. */
export function reportSecretIn(nodes: readonly object[]): string | undefined {
  for (const node of nodes) {
    const url: unknown = Reflect.get(Object(Reflect.get(node, 'parameters')), 'url');
    const secret = typeof url === 'string' ? url.split(reportPath)[1] : undefined;
    if (secret !== undefined && /^[\w-]{20,}$/.test(secret)) return secret;
  }
  return undefined;
}
