import type { Language } from '@stroomwerk/contracts';
import type { Run } from '@stroomwerk/contracts/library';
import { type Explained, explain } from '../../causes/index.js';
import { vendorOf } from '../../workflows/domain/vendors.js';
import type { RunRow } from '../persistence/runs.js';

const appOf = (stepType: string | null): string | null =>
  stepType === null ? null : (vendorOf(stepType)?.name ?? null);

/** A failed run in words. */
export const explained = ({ cause, step, step_type }: RunRow, lang: Language): Explained =>
  explain(cause ?? 'other', { app: appOf(step_type), step }, lang);

/** A run as its account sees it. */
export function runView(row: RunRow, lang: Language): Run {
  const { id, execution_id, status, duration_ms, retry_of, retried_by, step, step_type, http_code } = row;
  const failure = {
    cause: row.cause ?? 'other',
    ...{ step, http_code, app: appOf(step_type), title: explained(row, lang).title },
  };
  return {
    ...{ id, execution_id, status, duration_ms, retry_of, retried_by },
    started_at: row.started_at.toISOString(),
    failure: status === 'error' ? failure : null,
  };
}
