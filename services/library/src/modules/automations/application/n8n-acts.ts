import { Injectable } from '@nestjs/common';
import { AppError } from '@stroomwerk/kernel';
import { CustomerN8n, refusalOf } from '../../connections/index.js';
import { type N8nClient, N8nError, type N8nWorkflow } from '../../n8n/index.js';
import type { Linked } from './own-automations.js';

/** Settings that n8n's public API takes back; it gives more than that, refuses the rest, and keeps what is left out. */
const taken = new Set([
  ...['executionOrder', 'timezone', 'errorWorkflow', 'timeSavedPerExecution', 'timeSavedMode'],
  ...['saveDataErrorExecution', 'saveDataSuccessExecution', 'saveManualExecutions', 'saveExecutionProgress'],
  ...['executionTimeout', 'callerPolicy', 'callerIds', 'availableInMCP'],
]);
const takenOf = (settings: object): object =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => taken.has(key)));

/** What an n8n's answer to an act means. @throws what is no error of the other end */
export function actRefusal(error: unknown, refused: 'start' | 'change'): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof N8nError) {
    if (error.kind === 'missing_scope') return new AppError('library.n8n_missing_scope');
    if (error.kind === 'not_found') return new AppError('library.n8n_workflow_gone');
    if (error.kind === 'refused' || error.kind === 'conflict')
      return new AppError(`library.n8n_refused_${refused}`, { params: { why: error.said ?? '…' } });
  }
  return refusalOf(error);
}

/** What a customer lets happen to a workflow in their n8n. All throw AppError library.n8n_*. */
@Injectable()
export class N8nActs {
  constructor(private readonly customers: CustomerN8n) {}

  /** One that runs is left as it is: publishing it again would let changes run that its owner has not published. */
  start({ connectionId, n8nWorkflowId }: Linked): Promise<N8nWorkflow> {
    return this.act(connectionId, 'start', async (n8n) => {
      const workflow = await readIfAllowed(n8n, n8nWorkflowId);
      return workflow?.active ? workflow : n8n.publish(n8nWorkflowId);
    });
  }

  stop({ connectionId, n8nWorkflowId }: Linked): Promise<N8nWorkflow> {
    return this.act(connectionId, 'change', (n8n) => n8n.unpublish(n8nWorkflowId));
  }

  /**
   * Changes the name and nothing else. n8n publishes what is saved of a workflow that runs, so one with changes that wait to
   * be published is left alone.
   * @throws AppError library.n8n_unpublished_changes
   */
  rename({ connectionId, n8nWorkflowId }: Linked, name: string): Promise<N8nWorkflow> {
    return this.act(connectionId, 'change', async (n8n) => {
      const workflow = await n8n.workflow(n8nWorkflowId);
      if (workflow.name === name) return workflow;
      const { active, versionId, activeVersionId, nodes, connections, settings } = workflow;
      if (active && activeVersionId != null && activeVersionId !== versionId)
        throw new AppError('library.n8n_unpublished_changes');
      return n8n.updateWorkflow(n8nWorkflowId, {
        name,
        nodes,
        connections,
        settings: takenOf(settings ?? {}),
      });
    });
  }

  /** Also where it is gone already. */
  async remove({ connectionId, n8nWorkflowId }: Linked): Promise<void> {
    await this.act(connectionId, 'change', async (n8n) => {
      try {
        await n8n.deleteWorkflow(n8nWorkflowId);
      } catch (error) {
        if (!(error instanceof N8nError && error.kind === 'not_found')) throw error;
      }
    });
  }

  private async act<T>(
    connectionId: string,
    refused: 'start' | 'change',
    what: (n8n: N8nClient) => Promise<T>,
  ): Promise<T> {
    try {
      return await what(await this.customers.open(connectionId));
    } catch (error) {
      throw actRefusal(error, refused);
    }
  }
}

async function readIfAllowed(n8n: N8nClient, id: string): Promise<N8nWorkflow | undefined> {
  try {
    return await n8n.workflow(id);
  } catch (error) {
    if (error instanceof N8nError && error.kind === 'missing_scope') return undefined;
    throw error;
  }
}
