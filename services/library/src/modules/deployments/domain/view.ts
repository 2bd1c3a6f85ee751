import type { Language } from '@stroomwerk/contracts';
import type { DeployConnection, Deployment } from '@stroomwerk/contracts/library';
import { problemDetail } from './problem.js';

export interface DeploymentSource {
  readonly id: string;
  readonly state: Deployment['state'];
  readonly filename: string;
  readonly sent: { readonly name: string };
  readonly automation_id: string | null;
  readonly n8n_workflow_id: string | null;
  readonly problem: { readonly code: string } | null;
  readonly left_behind: boolean;
  readonly published_at: Date | null;
  readonly created_at: Date;
}

export interface FirstRunSource {
  readonly id: string;
  readonly status: 'success' | 'error' | 'canceled';
  readonly started_at: Date;
  readonly duration_ms: number | null;
}

/** Where a workflow opens in an n8n. */
export const workflowUrl = (address: string, id: string): string =>
  `${address}/workflow/${encodeURIComponent(id)}`;

/** A deployment as its account sees it. @param said n8n's own sentence, where it is known at this moment */
export function deploymentView(
  row: DeploymentSource,
  connection: DeployConnection,
  { first, said, lang, oldest }: { first?: FirstRunSource; said?: string; lang: Language; oldest: string },
): Deployment {
  const { id, state, filename, sent, problem, left_behind, n8n_workflow_id: there } = row;
  const url = there === null ? null : workflowUrl(connection.address, there);
  const isThere = state !== 'undone' && (state !== 'failed' || left_behind);
  return {
    ...{ id, state, filename, name: sent.name, connection, automation_id: row.automation_id },
    n8n_url: isThere ? url : null,
    problem: problem && {
      code: problem.code,
      detail: problemDetail(problem.code, lang, oldest),
      said: said ?? null,
    },
    left_behind: left_behind
      ? { name: sent.name, n8n_url: url ?? `${connection.address}/home/workflows` }
      : null,
    first_run: first
      ? {
          ...{ status: first.status, duration_ms: first.duration_ms, run_id: first.id },
          started_at: first.started_at.toISOString(),
        }
      : null,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
