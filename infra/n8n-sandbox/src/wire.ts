import { draftOf, webhooksOf } from './publishing.js';
import type { Credential, Execution, State, Tag, Version, Workflow } from './state.js';

// What n8n 2.41 answers, as far as the recordings go.

const project = { id: 'personalproject1', name: 'Eigenaar <owner@stroomwerk.example>' };

const times = (createdAt: string, updatedAt = createdAt) => ({ createdAt, updatedAt });

export const tagOnWire = ({ id, name, createdAt }: Tag) => ({ id, name, ...times(createdAt) });

const owner = (workflow: Workflow, whole: boolean) => ({
  role: 'workflow:owner',
  workflowId: workflow.id,
  projectId: project.id,
  ...(whole
    ? {
        project: {
          ...project,
          type: 'personal',
          icon: null,
          description: null,
          customTelemetryTags: [],
          creatorId: 'owner',
          ...times(workflow.createdAt),
        },
      }
    : {}),
  ...times(workflow.createdAt),
});

export const versionOnWire = (workflow: Workflow, version: Version) => ({
  versionId: version.versionId,
  workflowId: workflow.id,
  authors: 'Eige Naar',
  name: null,
  description: null,
  ...times(version.createdAt),
});

export const versionContentOnWire = (workflow: Workflow, version: Version) => ({
  ...versionOnWire(workflow, version),
  nodes: version.nodes,
  connections: version.connections,
  nodeGroups: [],
});

const activeVersionOf = (workflow: Workflow) => {
  const version = workflow.versions.find(({ versionId }) => versionId === workflow.activeVersionId);
  return version ? versionContentOnWire(workflow, version) : null;
};

/** Which call asks: each leaves other fields out. */
export type Asked = 'create' | 'read' | 'list' | 'update' | 'publish' | 'unpublish' | 'delete';

export function workflowOnWire(state: State, workflow: Workflow, asked: Asked) {
  const { id, name, isArchived, settings, activeVersionId, tagIds } = workflow;
  const draft = draftOf(workflow);
  const tags = tagIds.flatMap((tagId) => state.tags.find((tag) => tag.id === tagId) ?? []).map(tagOnWire);
  const active = activeVersionId !== null;
  return {
    id,
    name,
    active,
    activeVersionId,
    ...times(workflow.createdAt, workflow.updatedAt),
    isArchived,
    versionId: draft.versionId,
    triggerCount: active ? Math.max(1, webhooksOf(draft.nodes).length) : 0,
    nodes: draft.nodes,
    connections: draft.connections,
    nodeGroups: [],
    settings,
    staticData: null,
    pinData: null,
    meta: workflow.meta,
    ...(asked === 'list'
      ? {}
      : { description: null, versionCounter: workflow.saved, sourceWorkflowId: null }),
    ...(['publish', 'unpublish', 'delete'].includes(asked) ? {} : { tags }),
    ...(asked === 'update' || asked === 'publish' ? {} : { shared: [owner(workflow, asked !== 'list')] }),
    ...(asked === 'delete' ? {} : { activeVersion: activeVersionOf(workflow) }),
    ...(asked === 'create' ? { parentFolder: null } : {}),
  };
}

export const credentialOnWire = ({ id, name, type, createdAt }: Credential) => ({
  id,
  name,
  type,
  ...times(createdAt),
  shared: [{ ...project, role: 'credential:owner', ...times(createdAt) }],
});

export const executionOnWire = (run: Execution) => ({
  id: run.id,
  finished: run.status === 'success',
  mode: run.mode,
  retryOf: run.retryOf,
  retrySuccessId: run.retrySuccessId,
  status: run.status,
  startedAt: run.startedAt,
  stoppedAt: run.stoppedAt,
  workflowId: run.workflowId,
  waitTill: null,
});

const dataOf = (run: Execution) => ({
  version: 1,
  startData: {},
  resultData: {
    ...(run.error
      ? {
          error: {
            level: 'warning',
            name: run.error.name ?? 'NodeOperationError',
            message: run.error.message,
            ...(run.error.description === undefined ? {} : { description: run.error.description }),
            ...(run.error.httpCode === undefined ? {} : { httpCode: run.error.httpCode }),
            node: { name: run.error.step ?? 'Start', type: 'n8n-nodes-base.stopAndError' },
          },
        }
      : {}),
    runData: { Start: [{ data: { main: [[{ json: run.input }]] } }] },
    lastNodeExecuted: run.error?.step ?? 'Start',
  },
});

/** @param withData as `includeData=true` asks for */
export const executionReadOnWire = (run: Execution, withData: boolean) => ({
  ...executionOnWire(run),
  createdAt: run.startedAt,
  deletedAt: null,
  storedAt: 'db',
  tracingContext: null,
  deduplicationKey: null,
  jsonSizeBytes: 1024,
  binaryDataSizeBytes: 0,
  workflowVersionId: run.versionId,
  usedPrivateCredentials: false,
  ...(withData ? { data: dataOf(run), customData: {} } : {}),
});

export const retriedOnWire = (run: Execution) => ({
  id: run.id,
  mode: run.mode,
  startedAt: run.startedAt,
  workflowId: run.workflowId,
  finished: run.status === 'success',
  retryOf: run.retryOf,
  status: run.status,
  data: dataOf(run),
});
