import { Injectable } from '@nestjs/common';
import { Clock } from '@stroomwerk/kernel';
import { OutboundError } from '@stroomwerk/kernel/outbound';
import { DataSource } from 'typeorm';
import { causeOf, httpStatus, knownClass, maskedLine } from '../../causes/index.js';
import { type N8nClient, N8nError, type N8nFailure, type N8nWorkflow } from '../../n8n/index.js';
import { type KeptFailure, keepFailure, type UnexplainedRun, unexplained } from '../persistence/read-runs.js';
import type { Budget } from './budget.js';

const most = 20;
/** An n8n that breaks on one run for so long will not tell. */
const patienceMs = 10 * 60 * 1000;

const unknown: KeptFailure = {
  ...{ cause: 'other', errorClass: null, httpCode: null, step: null, stepType: null, message: null },
};

/**
 * What is kept of a failure: no word that could be somebody's. A step's name and type are the workflow's own, or nothing.
 * @param workflow as it is now; undefined where it may not be read
 */
export function keptOf(failure: N8nFailure, workflow: N8nWorkflow | undefined): KeptFailure {
  const step = workflow?.nodes.find(({ name }) => name === failure.step);
  const type = step?.type ?? failure.stepType;
  return {
    cause: causeOf({ ...failure, stepType: type ?? null }),
    errorClass: knownClass(failure.name),
    httpCode: httpStatus(failure.httpCode),
    step: step?.name ?? null,
    stepType: step?.type ?? null,
    message: maskedLine(failure.message),
  };
}

/** Asks n8n why runs failed, and keeps the little of it that is nobody's business data. */
@Injectable()
export class FailureReading {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of failed runs whose cause is not known: those that there is budget for. @throws N8nError, OutboundError */
  async read(
    n8n: N8nClient,
    workflowOf: ReadonlyMap<string, N8nWorkflow | undefined>,
    budget: Budget,
  ): Promise<void> {
    for (const run of await unexplained(this.database, [...workflowOf.keys()], most)) {
      if (!budget.take()) return;
      const kept = await this.kept(n8n, run, workflowOf.get(run.automation_id));
      if (kept !== undefined) await keepFailure(this.database, run.id, kept);
    }
  }

  private async kept(
    n8n: N8nClient,
    run: UnexplainedRun,
    workflow: N8nWorkflow | undefined,
  ): Promise<KeptFailure | undefined> {
    try {
      const failure = await n8n.failureOf(run.execution_id);
      return failure === undefined ? unknown : keptOf(failure, workflow);
    } catch (error) {
      // Larger than an answer may be, not allowed, or gone: nobody will know.
      if (error instanceof OutboundError && error.kind === 'too_large') return unknown;
      if (!(error instanceof N8nError)) throw error;
      if (['missing_scope', 'not_found', 'unexpected', 'refused'].includes(error.kind)) return unknown;
      if (error.kind !== 'broken') throw error;
      return this.clock.now().getTime() - run.started_at.getTime() > patienceMs ? unknown : undefined;
    }
  }
}
