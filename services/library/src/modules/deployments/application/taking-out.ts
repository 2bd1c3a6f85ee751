import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CustomerN8n, problemOf } from '../../connections/index.js';
import { type N8nClient, N8nError } from '../../n8n/index.js';
import type { DeployProblem } from '../domain/problem.js';
import { placeOf, type Work } from '../persistence/deployments.js';
import { findPlaced } from './in-n8n.js';
import { Settling } from './settling.js';

/** Takes out of a customer's n8n what was placed there. */
@Injectable()
export class TakingOut {
  private readonly logger = new Logger(TakingOut.name);

  constructor(
    private readonly database: DataSource,
    private readonly customers: CustomerN8n,
    private readonly settling: Settling,
  ) {}

  /** @throws N8nError, OutboundError: to be tried again; TakenOver */
  async undo(work: Work, n8n: N8nClient): Promise<undefined> {
    await this.remove(work, n8n);
    return this.settling.endWithout(work, { state: 'undone', problem: null, leftBehind: false });
  }

  /** It is not in n8n any more, although nobody asked us to take it out. */
  vanished(work: Work): Promise<undefined> {
    return this.settling.endWithout(work, { state: 'failed', problem: 'gone' });
  }

  /** Ends a deployment that cannot go on: with nothing of it left in n8n, or with what is left named. @throws TakenOver */
  async giveUp(work: Work, problem: DeployProblem): Promise<undefined> {
    const isLeft = !(await this.removed(work));
    this.logger.warn({ msg: 'a deployment was given up', id: work.id, problem, left_behind: isLeft });
    const step = { state: 'failed' as const, problem, leftBehind: isLeft };
    return isLeft ? this.settling.end(work, step) : this.settling.endWithout(work, step);
  }

  /** @returns whether nothing of it is left */
  private async removed(work: Work): Promise<boolean> {
    const { n8n_workflow_id: there, asked } = await placeOf(this.database, work.id);
    if (there === null && !asked) return true;
    try {
      await this.remove(work, await this.customers.open(work.connection_id));
      return true;
    } catch (error) {
      // Where it is no error of the other end it is ours, and is not taken for one of theirs.
      problemOf(error);
      return false;
    }
  }

  private async remove(work: Work, n8n: N8nClient): Promise<void> {
    const { n8n_workflow_id: there, asked } = await placeOf(this.database, work.id);
    const id = there ?? (asked ? (await findPlaced(n8n, work.sent))?.id : undefined);
    if (id === undefined) return;
    await without(['not_found', 'refused', 'conflict', 'missing_scope'], n8n.unpublish(id));
    await without(['not_found'], n8n.deleteWorkflow(id));
  }
}

/** Lets refusals pass after which a step is as good as done. */
async function without(kinds: readonly N8nError['kind'][], call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof N8nError && kinds.includes(error.kind))) throw error;
  }
}
