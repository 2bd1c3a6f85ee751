import { Injectable } from '@nestjs/common';
import { maskSecrets } from '@stroomwerk/catalogue/masks';
import type { Language } from '@stroomwerk/contracts';
import type { RunExplanation } from '@stroomwerk/contracts/library';
import { AppError, type Principal } from '@stroomwerk/kernel';
import { type Linked, OwnAutomations } from '../../automations/index.js';
import { CustomerN8n, problemOf } from '../../connections/index.js';
import type { N8nClient, N8nWorkflow } from '../../n8n/index.js';
import { noRetry, retryReason } from '../domain/retry-reason.js';
import type { RunRow } from '../persistence/runs.js';
import { explained, runView } from './run-view.js';
import { Runs } from './runs.service.js';

const longest = 2_000;

interface Read {
  readonly original: string | null;
  readonly credentialId: string | null;
}
const nothing: Read = { original: null, credentialId: null };

/** A failed run in plain words, with what n8n itself said of it: read at this moment and kept nowhere. */
@Injectable()
export class Explanations {
  constructor(
    private readonly runs: Runs,
    private readonly own: OwnAutomations,
    private readonly customers: CustomerN8n,
  ) {}

  /** @throws AppError library.automation_not_found, run_not_found */
  async of(user: Principal, automationId: string, runId: string, lang: Language): Promise<RunExplanation> {
    const row = await this.runs.find(user, automationId, runId);
    const linked = await this.linked(user, automationId);
    const { original, credentialId } =
      linked && row.status === 'error' ? await this.read(linked, row) : nothing;
    const { detail, steps } = row.status === 'error' ? explained(row, lang) : { detail: '', steps: [] };
    const why = noRetry({ ...row, linked: linked !== undefined });
    const at = linked && `${linked.address}/workflow/${encodeURIComponent(linked.n8nWorkflowId)}`;
    return {
      ...{ run: runView(row, lang), detail, steps, original },
      retry: { possible: why === undefined, reason: why === undefined ? null : retryReason(why, lang) },
      n8n_url:
        !at || row.execution_id === null ? null : `${at}/executions/${encodeURIComponent(row.execution_id)}`,
      credential_url:
        linked && credentialId
          ? `${linked.address}/home/credentials/${encodeURIComponent(credentialId)}`
          : null,
    };
  }

  private async linked(user: Principal, automationId: string): Promise<Linked | undefined> {
    try {
      return await this.own.linked(user, automationId);
    } catch (error) {
      if (error instanceof AppError && error.code === 'library.automation_unlinked') return undefined;
      throw error;
    }
  }

  /** An n8n that does not answer takes nothing from the rest. */
  private async read({ connectionId, n8nWorkflowId }: Linked, row: RunRow): Promise<Read> {
    if (row.execution_id === null) return nothing;
    try {
      const n8n = await this.customers.open(connectionId);
      return {
        original: await originalOf(n8n, row),
        credentialId: credentialOf(await n8n.workflow(n8nWorkflowId), row.step),
      };
    } catch (error) {
      problemOf(error);
      return nothing;
    }
  }
}

async function originalOf(n8n: N8nClient, row: RunRow): Promise<string | null> {
  const failure = await n8n.failureOf(row.execution_id ?? '');
  const said = [failure?.message, failure?.description].filter((part) => part != null && part !== '');
  return said.length === 0 ? null : maskSecrets(said.join('\n')).slice(0, longest);
}

/** The account that a step uses, where it uses one. */
function credentialOf(workflow: N8nWorkflow, step: string | null): string | null {
  const node = workflow.nodes.find(({ name }) => name === step);
  const used = Object.values((node?.credentials ?? {}) as Record<string, { id?: unknown }>);
  const [only] = used;
  return used.length === 1 && typeof only?.id === 'string' ? only.id : null;
}
