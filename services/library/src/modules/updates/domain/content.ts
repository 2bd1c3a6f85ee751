import { contentHash } from '../../workflows/domain/hash.js';
import type { N8nConnections, N8nNode } from '../../workflows/domain/n8n.js';
import type { Deployed } from './flow.js';
import { isSame } from './values.js';

/** What an n8n answers of a workflow, as far as an update compares and writes it. */
export interface Answered {
  readonly name: string;
  readonly nodes: readonly object[];
  readonly connections: object;
  readonly settings?: object | null | undefined;
}

/**
 * Settings that n8n's public API takes (seen on 2.41). It refuses a workflow with any other, and keeps those that it has and
 * is not given; so what the customer set and the API does not take stays.
 */
const taken = new Set([
  'executionOrder',
  'timezone',
  'errorWorkflow',
  'timeSavedPerExecution',
  'timeSavedMode',
  'saveDataErrorExecution',
  'saveDataSuccessExecution',
  'saveManualExecutions',
  'saveExecutionProgress',
  'executionTimeout',
  'callerPolicy',
  'callerIds',
  'availableInMCP',
]);

/** A workflow as it stands in an n8n, byte for byte. */
export const contentOf = ({ name, nodes, connections, settings }: Answered): Deployed => ({
  name,
  nodes: nodes as readonly N8nNode[],
  connections: connections as N8nConnections,
  settings: { ...settings },
});

/** Tells whether a workflow was changed between two looks, by whom and however little. */
export const hashOf = ({ name, nodes, connections, settings }: Deployed): string =>
  contentHash({ name, nodes, connections, settings });

/** What PUT takes of it. */
export const sendable = (content: Deployed): Deployed => ({
  ...content,
  settings: Object.fromEntries(Object.entries(content.settings).filter(([key]) => taken.has(key))),
});

const compared = ({ name, nodes, connections }: Deployed) => ({
  name,
  connections,
  // n8n gives a new webhook its id.
  nodes: nodes.map(({ webhookId, ...node }) => node),
});

/** Whether what stands there is what was put there; n8n adds to settings what it was not given. */
export const isPut = (put: Deployed, stands: Deployed): boolean => isSame(compared(put), compared(stands));

/** What keeps a workflow from being written, by how it stands in its n8n. */
export function hindranceOf(workflow: {
  readonly active: boolean;
  readonly isArchived?: boolean | null | undefined;
  readonly versionId?: string | null | undefined;
  readonly activeVersionId?: string | null | undefined;
}): 'archived' | 'unpublished' | null {
  const { active, isArchived, versionId, activeVersionId } = workflow;
  if (isArchived) return 'archived';
  return active && versionId && activeVersionId && versionId !== activeVersionId ? 'unpublished' : null;
}
