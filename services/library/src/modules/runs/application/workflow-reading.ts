import { OutboundError } from '@stroomwerk/kernel/outbound';
import type { LinkedRow } from '../../automations/index.js';
import { type N8nClient, N8nError, type N8nWorkflow } from '../../n8n/index.js';
import type { Budget } from './budget.js';

/** Up to so many are asked for one by one: a list brings every workflow of the instance with all its steps. */
const fewEnough = 4;
const pageSize = 100;

/** What each workflow is now; `gone` where it is not there. One that is in neither was not asked for, or may not be read. */
export interface ReadWorkflows {
  readonly found: ReadonlyMap<string, N8nWorkflow>;
  readonly gone: ReadonlySet<string>;
}

const isKind = (error: unknown, kind: N8nError['kind']): boolean =>
  error instanceof N8nError && error.kind === kind;

/**
 * Reads workflows by their ids, in as few calls as it takes.
 * @throws N8nError, OutboundError where the n8n cannot be read
 */
export async function readWorkflows(
  n8n: N8nClient,
  automations: readonly LinkedRow[],
  budget: Budget,
): Promise<ReadWorkflows> {
  const wanted = new Map(automations.map((one) => [one.n8n_workflow_id, one]));
  const { found, whole } =
    wanted.size > fewEnough
      ? await listed(n8n, wanted, budget)
      : { found: new Map<string, N8nWorkflow>(), whole: false };
  const gone = new Set<string>();
  for (const [id, { gone_since }] of wanted) {
    if (found.has(id)) continue;
    if (whole && gone_since !== null) {
      gone.add(id);
      continue;
    }
    if (!budget.take()) break;
    try {
      found.set(id, await n8n.workflow(id));
    } catch (error) {
      if (isKind(error, 'missing_scope')) break;
      if (!isKind(error, 'not_found')) throw error;
      gone.add(id);
    }
  }
  return { found, gone };
}

/** Those of a list, until all that are wanted were met. `whole`: it was read to its end. */
async function listed(
  n8n: N8nClient,
  wanted: ReadonlyMap<string, unknown>,
  budget: Budget,
): Promise<{ found: Map<string, N8nWorkflow>; whole: boolean }> {
  const found = new Map<string, N8nWorkflow>();
  try {
    for (let cursor: string | undefined; budget.take(); ) {
      const page = await n8n.workflows({ limit: pageSize, cursor });
      for (const workflow of page.items) if (wanted.has(workflow.id)) found.set(workflow.id, workflow);
      if (page.next === undefined) return { found, whole: true };
      if (page.next === cursor || found.size === wanted.size) break;
      cursor = page.next;
    }
  } catch (error) {
    // May not be listed, or is more than an answer may hold: one by one then.
    const tooLarge = error instanceof OutboundError && error.kind === 'too_large';
    if (!tooLarge && !isKind(error, 'missing_scope')) throw error;
  }
  return { found, whole: false };
}
