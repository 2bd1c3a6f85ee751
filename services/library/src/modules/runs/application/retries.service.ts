import { Injectable } from '@nestjs/common';
import type { Language } from '@stroomwerk/contracts';
import type { Run } from '@stroomwerk/contracts/library';
import { AppError, Clock, type Principal } from '@stroomwerk/kernel';
import { DataSource } from 'typeorm';
import { actRefusal, OwnAutomations } from '../../automations/index.js';
import { ConnectionSync, CustomerN8n } from '../../connections/index.js';
import { N8nError } from '../../n8n/index.js';
import { readRun } from '../domain/read-run.js';
import { type NoRetry, noRetry, retryReason } from '../domain/retry-reason.js';
import { keepBegun } from '../persistence/read-runs.js';
import { claimRetry, freeRetry, type RunRow } from '../persistence/runs.js';
import { runView } from './run-view.js';
import { Runs } from './runs.service.js';

/** So long a retry whose answer did not come is taken for one that n8n may still begin. */
const askedForMs = 60_000;

/** Lets n8n do a failed run again. Pressed twice it is one retry. */
@Injectable()
export class Retries {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly runs: Runs,
    private readonly own: OwnAutomations,
    private readonly customers: CustomerN8n,
    private readonly sync: ConnectionSync,
  ) {}

  /**
   * @returns the run that it is retried with, which is the same one for whoever asks again
   * @throws AppError library.retry_impossible with why, automation_unlinked, n8n_*
   */
  async retry(user: Principal, automationId: string, runId: string, lang: Language): Promise<Run> {
    const row = await this.runs.find(user, automationId, runId);
    const linked = await this.own.linked(user, automationId);
    const why = noRetry({ ...row, linked: linked !== undefined });
    if (why === 'retried') return this.shown(user, automationId, row.retried_by ?? '', lang);
    if (why !== undefined || linked === undefined || row.execution_id === null)
      throw refusal(why ?? 'gone', lang);
    const now = this.clock.now();
    if (!(await claimRetry(this.database, runId, now, new Date(now.getTime() - askedForMs))))
      throw refusal('asked', lang);
    const executionId = await this.ask(linked.connectionId, { ...row, execution_id: row.execution_id }, lang);
    const started = {
      ...{ id: executionId, workflowId: linked.n8nWorkflowId, status: 'running' as const, mode: 'retry' },
      ...{ startedAt: now.toISOString(), retryOf: row.execution_id },
    };
    await keepBegun(this.database, readRun(automationId, started, now), now);
    await this.sync.hurry(linked.connectionId);
    const { retried_by } = await this.runs.find(user, automationId, runId);
    return this.shown(user, automationId, retried_by ?? runId, lang);
  }

  /** @returns the number of the run that n8n started */
  private async ask(
    connectionId: string,
    { id, execution_id }: RunRow & { readonly execution_id: string },
    lang: Language,
  ): Promise<string> {
    try {
      const n8n = await this.customers.open(connectionId);
      return (await n8n.retry(execution_id, false)).id;
    } catch (error) {
      // What n8n said no to was not begun; where no answer came, it may have been.
      if (error instanceof N8nError && error.kind !== 'broken') await freeRetry(this.database, id);
      if (error instanceof N8nError && error.kind === 'not_found') throw refusal('gone', lang);
      if (error instanceof N8nError && ['conflict', 'refused'].includes(error.kind))
        throw refusal('refused', lang);
      throw actRefusal(error, 'change');
    }
  }

  private async shown(user: Principal, automationId: string, id: string, lang: Language): Promise<Run> {
    return runView(await this.runs.find(user, automationId, id), lang);
  }
}

const refusal = (why: NoRetry, lang: Language): AppError =>
  new AppError('library.retry_impossible', { params: { reason: retryReason(why, lang) } });
