import type { Language } from '@stroomwerk/contracts';
import type { PromotionResult } from '@stroomwerk/contracts/library';
import { problemDetail } from '../../deployments/domain/problem.js';
import { workflowUrl } from '../../deployments/domain/view.js';
import { problemIn, told } from '../../updates/domain/telling.js';

/** What is kept of a promotion, as far as its account is told of it. */
export interface ResultSource {
  readonly id: string;
  readonly connection_id: string;
  readonly connection_name: string;
  readonly address: string;
  readonly ended: boolean;
  readonly deployment_state:
    | 'queued'
    | 'placing'
    | 'publishing'
    | 'published'
    | 'placed'
    | 'failed'
    | 'undoing'
    | 'undone'
    | null;
  readonly deployment_problem: { readonly code: string } | null;
  readonly left_behind: boolean;
  readonly n8n_workflow_id: string | null;
  readonly update_state: 'writing' | 'restoring' | 'done' | 'refused' | 'left' | 'failed' | null;
  readonly update_problem: string | null;
  readonly way_back: boolean;
  readonly update_at: Date | null;
  readonly went_back: boolean;
  readonly automation_id: string | null;
  readonly created_at: Date;
}

/** So long one click goes back from a change (ADR 36). */
const backMs = 30 * 24 * 60 * 60 * 1000;

const ofDeployment = {
  ...{ queued: 'working', placing: 'working', publishing: 'working', published: 'done', placed: 'done' },
  ...{ failed: 'failed', undoing: 'undoing', undone: 'undone' },
} as const satisfies Record<string, PromotionResult['state']>;
const ofUpdate = {
  ...{
    writing: 'working',
    restoring: 'working',
    done: 'done',
    refused: 'failed',
    left: 'failed',
    failed: 'failed',
  },
} as const satisfies Record<string, PromotionResult['state']>;

/** How far a promotion came. */
export function stateOf({
  deployment_state,
  update_state,
  went_back,
}: Pick<ResultSource, 'deployment_state' | 'update_state' | 'went_back'>): PromotionResult['state'] {
  if (deployment_state !== null) return ofDeployment[deployment_state];
  if (went_back) return 'undone';
  return ofUpdate[update_state ?? 'failed'];
}

function detailOf(row: ResultSource, lang: Language, oldest: string): string | null {
  if (row.deployment_problem !== null) return problemDetail(row.deployment_problem.code, lang, oldest);
  const problem = row.update_state === 'restoring' ? null : problemIn(row.update_problem);
  return problem === null ? null : told(problem, lang);
}

/**
 * A promotion as its account sees it.
 * @param newest whether it is the trial's newest: an earlier one is not taken back past it
 * @param said n8n's own sentence, where it is known at this moment
 */
export function promotionResult(
  row: ResultSource,
  {
    newest,
    now,
    said,
    lang,
    oldest,
  }: { newest: boolean; now: Date; said: string | undefined; lang: Language; oldest: string },
): PromotionResult {
  const state = stateOf(row);
  const isMade = row.deployment_state !== null;
  const isRecent = row.update_at !== null && now.getTime() - row.update_at.getTime() < backMs;
  const detail = detailOf(row, lang, oldest);
  const isThere = row.n8n_workflow_id !== null && (state !== 'undone' || !isMade);
  return {
    ...{ id: row.id, act: isMade ? 'made' : 'updated', state, automation_id: row.automation_id },
    connection: { id: row.connection_id, name: row.connection_name },
    n8n_url:
      isThere && (state !== 'failed' || !isMade || row.left_behind)
        ? workflowUrl(row.address, row.n8n_workflow_id ?? '')
        : null,
    published: isMade ? row.deployment_state === 'published' : null,
    problem: detail === null ? null : { detail, said: said ?? null },
    can_undo: newest && state === 'done' && !row.ended && (isMade || (row.way_back && isRecent)),
    at: row.created_at.toISOString(),
  };
}
