import type { N8nExecution } from '../../n8n/domain/shapes.js';
import { hasEnded, knownMode, statusOf } from './run-status.js';

/** Nobody's run takes longer, and the column holds no more. */
const longestMs = 2_000_000_000;

const at = (text: string | null | undefined): Date | undefined => {
  const read = text == null ? Number.NaN : Date.parse(text);
  return Number.isNaN(read) ? undefined : new Date(read);
};

/**
 * A run as it is kept, from how n8n lists it.
 * @param now when one began that waits for its turn and has no time yet
 */
export function readRun(automationId: string, execution: N8nExecution, now: Date) {
  const status = statusOf(execution.status);
  const startedAt = at(execution.startedAt) ?? now;
  const stoppedAt = hasEnded(status) ? (at(execution.stoppedAt) ?? startedAt) : undefined;
  const took = stoppedAt && stoppedAt.getTime() - startedAt.getTime();
  return {
    automation_id: automationId,
    execution_id: execution.id,
    status,
    started_at: startedAt.toISOString(),
    finished_at: stoppedAt?.toISOString() ?? null,
    duration_ms: took === undefined ? null : Math.min(Math.max(took, 0), longestMs),
    mode: knownMode(execution.mode),
    retry_of: execution.retryOf ?? null,
  };
}
