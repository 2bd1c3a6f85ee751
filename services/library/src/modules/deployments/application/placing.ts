import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, SERVICE_ENV, type ServiceEnv } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { addLinked } from '../../automations/index.js';
import { problemOf } from '../../connections/index.js';
import { type N8nClient, N8nError, type N8nWorkflow } from '../../n8n/index.js';
import { reportSecretIn } from '../domain/error-path.js';
import type { DeployProblem } from '../domain/problem.js';
import { newSecret, secretHash, withSecret } from '../domain/secret.js';
import { nameLeft, noteStep, placeOf, type Step, type Work } from '../persistence/deployments.js';
import { madeNothing } from './certainly-not.js';
import { findPlaced, tagged } from './in-n8n.js';
import { Sayings } from './sayings.js';
import { Settling, TakenOver } from './settling.js';

const createProblem: Partial<Record<N8nError['kind'], DeployProblem>> = {
  refused: 'not_taken',
  conflict: 'not_taken',
  missing_scope: 'not_allowed',
};

/** Puts a workflow into a customer's n8n, once. */
@Injectable()
export class Placing {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly settling: Settling,
    private readonly sayings: Sayings,
    @Inject(SERVICE_ENV) private readonly env: Pick<ServiceEnv, 'BRAND_NAME'>,
  ) {}

  /**
   * Makes the workflow, or finds the one that a request made whose answer was lost.
   * @returns its id in n8n; undefined where n8n does not take it, and the deployment ended
   * @throws TakenOver, after taking out again what it made
   */
  async place(work: Work, n8n: N8nClient): Promise<string | undefined> {
    const placed =
      (work.asked ? await findPlaced(n8n, work.sent) : undefined) ?? (await this.make(work, n8n));
    if (placed === undefined) return undefined;
    if (await this.record(work, placed)) return placed.id;
    const { n8n_workflow_id: recorded } = await placeOf(this.database, work.id);
    if (recorded !== placed.id) await this.takeBack(work, placed.id, n8n);
    throw new TakenOver();
  }

  /** What was made after it was not wanted any more; where n8n keeps it, it is named. */
  private async takeBack({ id }: Work, n8nWorkflowId: string, n8n: N8nClient): Promise<void> {
    try {
      await n8n.deleteWorkflow(n8nWorkflowId);
    } catch (error) {
      problemOf(error);
      await nameLeft(this.database, id, n8nWorkflowId);
    }
  }

  tag(workflowId: string, n8n: N8nClient): Promise<void> {
    return tagged(n8n, workflowId, this.env.BRAND_NAME);
  }

  private async make(work: Work, n8n: N8nClient): Promise<N8nWorkflow | undefined> {
    if (!(await this.note(work, { asked: true }))) throw new TakenOver();
    try {
      return await n8n.createWorkflow(withSecret(work.sent, newSecret()));
    } catch (error) {
      if (madeNothing(error)) await this.note(work, { asked: false });
      const problem = error instanceof N8nError ? createProblem[error.kind] : undefined;
      if (problem === undefined || !(error instanceof N8nError)) throw error;
      this.sayings.keep(work.id, error.said);
      return this.settling.end(work, { state: 'failed', problem });
    }
  }

  /** The automation and its id in n8n at once. @returns false where another took the deployment since */
  private record(work: Work, placed: N8nWorkflow): Promise<boolean> {
    const at = this.clock.now();
    const secret = reportSecretIn(placed.nodes);
    const minutes = work.sent.settings.timeSavedPerExecution;
    const n8nVersionId = placed.versionId ?? null;
    const step: Step = { state: 'publishing', n8nWorkflowId: placed.id, placedVersionId: n8nVersionId };
    return this.database.transaction(async (manager) => {
      if (!(await noteStep(manager, work, { ...step, asked: false, failingSince: null }, at))) return false;
      const id = randomUUID();
      await addLinked(manager, {
        ...{ id, accountId: work.account_id, name: work.sent.name, filename: work.filename, at },
        ...{ workflowId: work.workflow_id, connectionId: work.connection_id, n8nVersionId },
        n8nWorkflowId: placed.id,
        minutesSaved: typeof minutes === 'number' ? minutes : 0,
        reportSecretHash: secret === undefined ? null : secretHash(secret),
      });
      return noteStep(manager, work, { automationId: id }, at);
    });
  }

  private note(work: Work, step: Step): Promise<boolean> {
    return noteStep(this.database, work, step, this.clock.now());
  }
}
