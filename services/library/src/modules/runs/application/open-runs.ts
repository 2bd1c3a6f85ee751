import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import type { LinkedRow } from '../../automations/index.js';
import { type N8nClient, N8nError, type N8nExecution } from '../../n8n/index.js';
import { readRun } from '../domain/read-run.js';
import { keepRuns, noteVanished, type OpenRun, openRuns } from '../persistence/read-runs.js';
import type { Budget } from './budget.js';

const most = 20;

/** Asks again after runs that had not ended when they were last seen. */
@Injectable()
export class OpenRuns {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param before those that were seen since then are left out @throws N8nError, OutboundError */
  async read(n8n: N8nClient, watched: readonly LinkedRow[], before: Date, budget: Budget): Promise<void> {
    const workflowOf = new Map(watched.map((one) => [one.id, one.n8n_workflow_id]));
    for (const run of await openRuns(this.database, [...workflowOf.keys()], before, most)) {
      if (!budget.take()) return;
      try {
        await this.note(run, await n8n.execution(run.execution_id), workflowOf.get(run.automation_id));
      } catch (error) {
        if (!(error instanceof N8nError)) throw error;
        if (error.kind === 'missing_scope') return;
        if (error.kind !== 'not_found') throw error;
        await noteVanished(this.database, run.id, this.clock.now());
      }
    }
  }

  /** The number may be another's by now, where the n8n was put back from a backup. */
  private async note(run: OpenRun, execution: N8nExecution, workflowId: string | undefined): Promise<void> {
    const now = this.clock.now();
    if (execution.workflowId !== workflowId) return noteVanished(this.database, run.id, now);
    await keepRuns(this.database, [readRun(run.automation_id, execution, now)], now);
  }
}
