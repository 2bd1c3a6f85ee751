import { Refusal } from './refusal.js';
import type { State, Step, Workflow } from './state.js';

/** Start steps that n8n does not take for one that publishing could wait for. */
const notWaitedFor = [
  'n8n-nodes-base.manualTrigger',
  'n8n-nodes-base.executeWorkflowTrigger',
  'n8n-nodes-base.errorTrigger',
  'n8n-nodes-base.evaluationTrigger',
];

const waits = ({ type }: Step): boolean =>
  (/trigger$/i.test(type) && !notWaitedFor.includes(type)) ||
  /\.(?:webhook|emailReadImap|cron|interval)$/.test(type);

/** The newest version: what the editor shows. */
export function draftOf({ versions }: Workflow) {
  const draft = versions.at(-1);
  if (draft === undefined) throw new Error('a workflow has a version from its beginning');
  return draft;
}

/** Method and path of each webhook of a workflow. */
export const webhooksOf = (nodes: readonly Step[]): string[] =>
  nodes
    .filter(({ type }) => type === 'n8n-nodes-base.webhook')
    .map(({ parameters }) => `${String(parameters?.httpMethod ?? 'GET')} ${String(parameters?.path ?? '')}`);

/**
 * Lets the newest version run.
 * @param unknownTypes steps of packages that this n8n does not have
 * @throws Refusal as n8n does: a type it does not know, nothing to wait for, a webhook that another workflow has
 */
export function publish(
  state: State,
  workflow: Workflow,
  { unknownTypes, webhooksFrom }: { unknownTypes: readonly string[]; webhooksFrom: number },
): void {
  const draft = draftOf(workflow);
  const unknown = draft.nodes.find(({ type }) => unknownTypes.includes(type));
  if (unknown) throw new Refusal(400, `Unrecognized node type: ${unknown.type}`);
  if (!draft.nodes.some(waits))
    throw new Refusal(
      400,
      'Workflow cannot be activated because it has no trigger node. At least one trigger, webhook, or polling node is required.',
    );
  const wanted = webhooksOf(draft.nodes);
  const others = state.workflows
    .filter((other) => other !== workflow && other.activeVersionId !== null)
    .flatMap((other) => webhooksOf(draftOf(other).nodes));
  if (wanted.some((one) => others.includes(one)))
    throw new Refusal(409, 'There is a conflict with one of the webhooks.');
  if (workflow.activeVersionId === null) workflow.webhooksFrom = webhooksFrom;
  workflow.activeVersionId = draft.versionId;
}
