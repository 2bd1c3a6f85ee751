import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { LinkedAutomations, type LinkedRow } from '../../automations/index.js';
import { ConnectionSync, CustomerN8n, type Held, problemOf, type SyncRow } from '../../connections/index.js';
import { type N8nClient, N8nError, type N8nExecution } from '../../n8n/index.js';
import type { Gap } from '../domain/position.js';
import { readRun } from '../domain/read-run.js';
import { keepRuns } from '../persistence/read-runs.js';
import { Budget } from './budget.js';
import { type Keep, type Place, readExecutions, readHistory } from './execution-reading.js';
import { FailureReading } from './failure-reading.js';
import { Notices } from './notices.js';
import { OpenRuns } from './open-runs.js';
import { type ReadWorkflows, readWorkflows } from './workflow-reading.js';

/** Of one look, for its workflows and for its runs; together with the call that goes on then, less than it is held. */
const forWorkflows = { calls: 30, ms: 20_000 };
const forRuns = { calls: 60, ms: 40_000 };

const placeOf = ({ cursor_execution: id, cursor_at: at, gap }: SyncRow): Place => ({
  known: id === null || at === null ? null : { id, at },
  gap: (gap as Gap | null) ?? null,
});

/**
 * One look at one customer's n8n: what its workflows are, and which runs there were since the last one. Every part may be
 * done again: a look that was cut short leaves nothing twice, and the next goes on from where the last one ended.
 */
@Injectable()
export class Looks {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly sync: ConnectionSync,
    private readonly customers: CustomerN8n,
    private readonly automations: LinkedAutomations,
    private readonly open: OpenRuns,
    private readonly failures: FailureReading,
    private readonly notices: Notices,
  ) {}

  /** Looks, unless another does already. What goes wrong at the other end is noted at the connection. */
  async look(taken: Held): Promise<void> {
    const begun = await this.sync.begin(taken);
    if (begun === undefined) return;
    const { row, held } = begun;
    const { connectionId } = held;
    const watched = await this.automations.watchedOf(row.account_id, connectionId);
    try {
      const place = await this.read(row, watched, await this.customers.open(connectionId));
      await this.customers.reached(connectionId);
      await this.sync.wentWell(row, held, {
        cursor_execution: place.known?.id ?? null,
        cursor_at: place.known?.at ?? null,
        gap: place.gap,
      });
    } catch (error) {
      const problem = problemOf(error);
      await this.customers.failed(connectionId, problem);
      const retryAfter = error instanceof N8nError ? error.retryAfter : undefined;
      await this.sync.wentWrong(row, held, { problem, retryAfter });
    }
    await this.notices.tell(watched.map(({ id }) => id));
  }

  private async read(row: SyncRow, watched: readonly LinkedRow[], n8n: N8nClient): Promise<Place> {
    const place = placeOf(row);
    // Whether it can be used at all is worth knowing before the first automation.
    if (watched.length === 0) {
      await n8n.workflows({ limit: 1 });
      return place;
    }
    const begun = this.clock.now();
    const workflows = await readWorkflows(n8n, watched, new Budget(forWorkflows.calls, forWorkflows.ms));
    const budget = new Budget(forRuns.calls, forRuns.ms);
    await this.noteWorkflows(watched, workflows, begun);
    const next = await this.readRuns(n8n, { row, watched, place, budget });
    await this.open.read(n8n, watched, begun, budget);
    const workflowOf = new Map(watched.map((one) => [one.id, workflows.found.get(one.n8n_workflow_id)]));
    await this.failures.read(n8n, workflowOf, budget);
    return next;
  }

  private async noteWorkflows(
    watched: readonly LinkedRow[],
    { found, gone }: ReadWorkflows,
    begun: Date,
  ): Promise<void> {
    for (const automation of watched) {
      const workflow = found.get(automation.n8n_workflow_id);
      if (workflow !== undefined || gone.has(automation.n8n_workflow_id))
        await this.automations.saw(automation, workflow, begun);
    }
  }

  /** A key that may not list runs leaves everything else as it is. */
  private async readRuns(
    n8n: N8nClient,
    {
      row,
      watched,
      place,
      budget,
    }: { row: SyncRow; watched: readonly LinkedRow[]; place: Place; budget: Budget },
  ): Promise<Place> {
    const byWorkflow = new Map(watched.map((one) => [one.n8n_workflow_id, one.id]));
    const since = await this.automations.historyFrom(row.account_id);
    const keep: Keep = (page) => this.keep(page, byWorkflow, since);
    try {
      const next = await readExecutions(n8n, place, budget, keep);
      const looked: LinkedRow[] = [];
      for (const one of watched)
        if (one.seen_at !== null || (await readHistory(n8n, one.n8n_workflow_id, { since, budget, keep })))
          looked.push(one);
      await this.automations.looked(looked);
      return next;
    } catch (error) {
      if (!(error instanceof N8nError && error.kind === 'missing_scope')) throw error;
      await this.automations.looked(watched);
      return place;
    }
  }

  /**
   * Those of the automations that are watched, as far back as the plan keeps them. What a workflow does about its own error
   * is no run of it: n8n lists it as one that succeeded.
   */
  private async keep(
    page: readonly N8nExecution[],
    byWorkflow: ReadonlyMap<string, string>,
    since: Date,
  ): Promise<void> {
    const now = this.clock.now();
    const runs = page.flatMap((execution) => {
      const automationId = byWorkflow.get(execution.workflowId ?? '');
      return automationId === undefined || execution.mode === 'error'
        ? []
        : [readRun(automationId, execution, now)];
    });
    const kept = runs.filter(({ started_at }) => Date.parse(started_at) >= since.getTime());
    await keepRuns(this.database, kept, now);
  }
}
