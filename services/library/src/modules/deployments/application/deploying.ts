import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { noteStarted } from '../../automations/index.js';
import { ConnectionSync, CustomerN8n, problemOf } from '../../connections/index.js';
import { type N8nClient, N8nError } from '../../n8n/index.js';
import { isWorthAnother, secondsUntil } from '../domain/again.js';
import type { DeployProblem } from '../domain/problem.js';
import { startsItself } from '../domain/starts.js';
import { noteStep, placeOf, type Step, takeUp, type Work } from '../persistence/deployments.js';
import { DeployVault } from './deploy-vault.js';
import { Placing } from './placing.js';
import { Sayings } from './sayings.js';
import { Settling, TakenOver } from './settling.js';
import { TakingOut } from './taking-out.js';

const publishProblem: Partial<Record<N8nError['kind'], DeployProblem>> = {
  refused: 'publish_refused',
  conflict: 'webhook_taken',
  missing_scope: 'publish_not_allowed',
};
/** Until n8n says that it runs. */
const notYetSeconds = 1;

/**
 * Carries a deployment on from where it stands. Each step is noted before and after, so that a process that dies in the middle
 * is followed by one that finds what is there: nothing twice, nothing lost.
 */
@Injectable()
export class Deploying {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly customers: CustomerN8n,
    private readonly sync: ConnectionSync,
    private readonly placing: Placing,
    private readonly takingOut: TakingOut,
    private readonly settling: Settling,
    private readonly sayings: Sayings,
    private readonly vault: DeployVault,
  ) {}

  /** @returns seconds after which to go on; undefined where it has ended, or another goes on with it */
  async run(id: string): Promise<number | undefined> {
    const work = await takeUp(this.database, id, this.clock.now());
    if (work === undefined) return undefined;
    try {
      return await this.goOn(work).catch((error: unknown) => this.wentWrong(work, error));
    } catch (error) {
      if (error instanceof TakenOver) return undefined;
      throw error;
    }
  }

  private async goOn(work: Work): Promise<number | undefined> {
    const n8n = await this.customers.open(work.connection_id);
    return work.state === 'undoing'
      ? this.takingOut.undo(work, n8n)
      : this.carryOn(this.vault.opened(work), n8n);
  }

  private async carryOn(work: Work, n8n: N8nClient): Promise<number | undefined> {
    const workflowId = work.n8n_workflow_id ?? (await this.placing.place(work, n8n));
    if (workflowId === undefined) return undefined;
    await this.placing.tag(workflowId, n8n);
    if (startsItself(work.sent)) return this.publish(work, n8n, workflowId);
    await this.settling.end(work, { state: 'placed' });
    return this.looked(work);
  }

  private async publish(work: Work, n8n: N8nClient, workflowId: string): Promise<number | undefined> {
    try {
      const { active } = await n8n.publish(workflowId);
      if (!active && !(await n8n.workflow(workflowId)).active)
        return await this.again(work, 'unexpected', notYetSeconds);
    } catch (error) {
      if (error instanceof N8nError && error.kind === 'not_found') return this.takingOut.vanished(work);
      const problem = error instanceof N8nError ? publishProblem[error.kind] : undefined;
      if (problem === undefined || !(error instanceof N8nError)) throw error;
      this.sayings.keep(work.id, error.said);
      await this.settling.end(work, { state: 'placed', problem });
      return this.looked(work);
    }
    const at = this.clock.now();
    const step: Step = { state: 'published', publishedAt: at, problem: null, failingSince: null };
    await this.database.transaction(async (manager) => {
      if (!(await noteStep(manager, work, step, at))) throw new TakenOver();
      const { automation_id } = await placeOf(manager, work.id);
      if (automation_id !== null) await noteStarted(manager, automation_id, at);
    });
    return this.looked(work);
  }

  /** Its n8n is looked at next: what is new there shows at once. */
  private async looked({ connection_id }: Work): Promise<undefined> {
    await this.sync.due(connection_id);
    return undefined;
  }

  /** Comes again while that may help; then what was placed is taken out, or named. @throws what is no error of the n8n */
  private async wentWrong(work: Work, error: unknown): Promise<number | undefined> {
    if (error instanceof TakenOver) throw error;
    if (error instanceof N8nError && error.kind === 'missing_scope')
      return this.takingOut.giveUp(work, 'not_allowed');
    const problem = problemOf(error);
    const retryAfter = error instanceof N8nError ? error.retryAfter : undefined;
    return this.again(work, problem, secondsUntil(work.attempt, retryAfter));
  }

  private async again(
    work: Work,
    problem: ReturnType<typeof problemOf>,
    seconds: number,
  ): Promise<number | undefined> {
    const now = this.clock.now();
    const since = work.failing_since ?? now;
    if (!isWorthAnother(problem, now.getTime() - since.getTime()))
      return this.takingOut.giveUp(work, problem);
    const step = { failingSince: since, nextAt: new Date(now.getTime() + seconds * 1_000) };
    return (await noteStep(this.database, work, step, now)) ? seconds : undefined;
  }
}
