import { readTag, readWorkflow } from '../bodies.js';
import { notFound } from '../refusal.js';
import { tagOnWire, versionContentOnWire, versionOnWire, workflowOnWire } from '../wire.js';
import { paged } from './pages.js';
import type { Call, Route } from './route.js';

const mayNot = (what: string): string =>
  `You do not have permission to ${what} this workflow. Ask the owner to share it with you.`;

const publish = ({ instance, ids: { id = '' } }: Call) =>
  workflowOnWire(instance.state, instance.publish(instance.workflow(id, mayNot('activate'))), 'publish');
const unpublish = ({ instance, ids: { id = '' } }: Call) =>
  workflowOnWire(
    instance.state,
    instance.unpublish(instance.workflow(id, mayNot('deactivate'))),
    'unpublish',
  );

export const workflowRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', path: '/workflows', scope: 'workflow:list' },
    handle({ instance: { state }, query }) {
      const wanted = state.workflows.filter(
        (one) =>
          (query.active === undefined || String(one.activeVersionId !== null) === query.active) &&
          (query.name === undefined || one.name.includes(query.name)) &&
          (query.tags === undefined ||
            one.tagIds.some((id) => state.tags.find((tag) => tag.id === id)?.name === query.tags)),
      );
      const { data, nextCursor } = paged(wanted, query);
      return {
        data: data.map((one) => {
          const { pinData, ...rest } = workflowOnWire(state, one, 'list');
          return query.excludePinnedData === 'true' ? rest : { ...rest, pinData };
        }),
        nextCursor,
      };
    },
  },
  {
    ...{ method: 'POST', path: '/workflows', scope: 'workflow:create' },
    handle: ({ instance, body }) =>
      workflowOnWire(instance.state, instance.create(readWorkflow(body)), 'create'),
  },
  {
    ...{ method: 'GET', path: '/workflows/{id}', scope: 'workflow:read' },
    handle: ({ instance, ids: { id = '' } }) => workflowOnWire(instance.state, instance.workflow(id), 'read'),
  },
  {
    ...{ method: 'PUT', path: '/workflows/{id}', scope: 'workflow:update' },
    handle({ instance, ids: { id = '' }, body }) {
      const sent = readWorkflow(body);
      return workflowOnWire(
        instance.state,
        instance.update(instance.workflow(id, mayNot('update')), sent),
        'update',
      );
    },
  },
  {
    ...{ method: 'DELETE', path: '/workflows/{id}', scope: 'workflow:delete' },
    handle: ({ instance, ids: { id = '' } }) => workflowOnWire(instance.state, instance.remove(id), 'delete'),
  },
  {
    ...{ method: 'POST', path: '/workflows/{id}/publish', scope: 'workflow:activate', present: true },
    handle: publish,
  },
  {
    ...{ method: 'POST', path: '/workflows/{id}/unpublish', scope: 'workflow:deactivate', present: true },
    handle: unpublish,
  },
  { ...{ method: 'POST', path: '/workflows/{id}/activate', scope: 'workflow:activate' }, handle: publish },
  {
    ...{ method: 'POST', path: '/workflows/{id}/deactivate', scope: 'workflow:deactivate' },
    handle: unpublish,
  },
  {
    ...{ method: 'GET', path: '/workflows/{id}/history', scope: 'workflow:read', present: true },
    handle({ instance, ids: { id = '' }, query }) {
      const workflow = instance.workflow(id);
      const newestFirst = [...workflow.versions].reverse();
      return paged(
        newestFirst.map((version) => versionOnWire(workflow, version)),
        query,
      );
    },
  },
  {
    ...{ method: 'GET', path: '/workflows/{id}/versions/{versionId}', scope: 'workflow:read', present: true },
    handle({ instance, ids: { id = '', versionId } }) {
      const workflow = instance.workflow(id);
      const version = workflow.versions.find((one) => one.versionId === versionId);
      if (version === undefined) throw notFound('Version not found');
      return versionContentOnWire(workflow, version);
    },
  },
  {
    ...{ method: 'GET', path: '/workflows/{id}/tags', scope: 'workflowTags:list' },
    handle: ({ instance, ids: { id = '' } }) =>
      workflowOnWire(instance.state, instance.workflow(id), 'read').tags,
  },
  {
    ...{ method: 'PUT', path: '/workflows/{id}/tags', scope: 'workflowTags:update' },
    handle({ instance, ids: { id = '' }, body }) {
      const workflow = instance.workflow(id);
      instance.setTags(
        workflow,
        (body as { id: string }[]).map((one) => one.id),
      );
      return workflowOnWire(instance.state, workflow, 'read').tags;
    },
  },
  {
    ...{ method: 'GET', path: '/tags', scope: 'tag:list' },
    handle: ({ instance, query }) => paged(instance.state.tags.map(tagOnWire), query),
  },
  {
    ...{ method: 'POST', path: '/tags', scope: 'tag:create', status: 201 },
    handle: ({ instance, body }) => tagOnWire(instance.addTag(readTag(body))),
  },
];
