import { Refusal } from '../refusal.js';
import type { Execution } from '../state.js';
import { credentialOnWire, executionOnWire, executionReadOnWire, retriedOnWire } from '../wire.js';
import { paged } from './pages.js';
import type { Route } from './route.js';

const statuses = ['canceled', 'crashed', 'error', 'new', 'running', 'success', 'unknown', 'waiting'];

const figure = (value: number, unit: string) => ({ value, deviation: null, unit });

function insightsOf(runs: readonly Execution[]) {
  const failed = runs.filter(({ status }) => status === 'error').length;
  return {
    total: figure(runs.length, 'count'),
    failed: figure(failed, 'count'),
    failureRate: figure(runs.length === 0 ? 0 : failed / runs.length, 'ratio'),
    timeSaved: figure(0, 'minute'),
    averageRunTime: figure(0, 'millisecond'),
  };
}

export const runRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', path: '/executions', scope: 'execution:list' },
    handle({ instance: { state }, query }) {
      const { status, workflowId } = query;
      if (status !== undefined && !statuses.includes(status))
        throw new Refusal(
          400,
          `request/query/status Invalid enum value. Expected ${statuses.map((one) => `'${one}'`).join(' | ')}, received '${status}'`,
        );
      const wanted = state.executions.filter(
        (run) =>
          (status === undefined || run.status === status) &&
          (workflowId === undefined || run.workflowId === workflowId),
      );
      return paged(wanted.reverse().map(executionOnWire), query);
    },
  },
  {
    ...{ method: 'GET', path: '/executions/{id}', scope: 'execution:read' },
    handle: ({ instance, ids: { id = '' }, query }) =>
      executionReadOnWire(instance.execution(id), query.includeData === 'true'),
  },
  {
    ...{ method: 'POST', path: '/executions/{id}/retry', scope: 'execution:retry' },
    handle: ({ instance, ids: { id = '' }, body }) =>
      retriedOnWire(
        instance.retry(id, (body as { loadWorkflow?: boolean } | undefined)?.loadWorkflow === true),
      ),
  },
  {
    ...{ method: 'POST', path: '/executions/{id}/stop', scope: 'execution:stop' },
    handle: ({ instance, ids: { id = '' } }) => {
      const { mode, startedAt, stoppedAt, status, ...rest } = executionOnWire(instance.stop(id));
      return { mode, startedAt, stoppedAt, finished: rest.finished, status };
    },
  },
  {
    ...{ method: 'GET', path: '/insights/summary', scope: 'insights:read' },
    handle: ({ instance }) => insightsOf(instance.state.executions),
  },
  {
    ...{ method: 'GET', path: '/credentials', scope: 'credential:list' },
    handle: ({ instance, query }) => paged(instance.state.credentials.map(credentialOnWire), query),
  },
  {
    ...{ method: 'POST', path: '/credentials/{id}/test', scope: 'credential:read' },
    handle({ instance, ids: { id = '' } }) {
      const found = instance.state.credentials.find((one) => one.id === id);
      if (found === undefined) throw new Refusal(404, `Credential with ID "${id}" was not found.`);
      if (found.test === null)
        return { status: 'Error', message: 'No testing function found for this credential.' };
      return found.test === 'OK'
        ? { status: 'OK', message: 'Connection successful!' }
        : { status: 'Error', message: 'Authorization failed - please check your credentials' };
    },
  },
];
