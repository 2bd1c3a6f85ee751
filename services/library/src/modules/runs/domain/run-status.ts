import type { RunStatus } from '@stroomwerk/contracts/library';
import type { ExecutionStatus } from '../../n8n/domain/shapes.js';

const ofN8n: Readonly<Record<ExecutionStatus, RunStatus>> = {
  success: 'success',
  error: 'error',
  crashed: 'error',
  canceled: 'canceled',
  waiting: 'waiting',
  running: 'running',
  new: 'running',
  unknown: 'running',
};

export const statusOf = (status: ExecutionStatus): RunStatus => ofN8n[status];

export type EndedStatus = 'success' | 'error' | 'canceled';
export const hasEnded = (status: RunStatus): status is EndedStatus =>
  status !== 'running' && status !== 'waiting';

const modes = new Set([
  ...[
    'cli',
    'error',
    'integrated',
    'internal',
    'manual',
    'retry',
    'trigger',
    'webhook',
    'evaluation',
    'chat',
  ],
]);
/** How it was started, where n8n's word for it is one that is known. */
export const knownMode = (mode: string | null | undefined): string | null =>
  mode && modes.has(mode) ? mode : null;
