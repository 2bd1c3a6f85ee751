import type { ConnectionProblem } from '@stroomwerk/contracts/library';
import { AppError } from '@stroomwerk/kernel';
import { OutboundError } from '@stroomwerk/kernel/outbound';
import { N8nError, type N8nErrorKind } from '../../n8n/index.js';
import { oldestN8n } from '../domain/oldest.js';

const ofAnswer: Readonly<Record<N8nErrorKind, ConnectionProblem>> = {
  wrong_key: 'wrong_key',
  no_api: 'no_api',
  busy: 'busy',
  broken: 'broken',
  missing_scope: 'unexpected',
  not_found: 'unexpected',
  conflict: 'unexpected',
  refused: 'unexpected',
  unexpected: 'unexpected',
};

/** An n8n that cannot be used, for a reason that is no error of a call. */
export class Unusable extends Error {
  constructor(readonly problem: ConnectionProblem) {
    super(`n8n: ${problem}`);
  }
}

function ofOutbound({ kind, why }: OutboundError): ConnectionProblem {
  if (kind === 'refused_address') return why === 'https_only' ? 'https_only' : 'address_refused';
  if (kind !== 'certificate') return kind;
  return why === 'expired' || why === 'self_signed' || why === 'wrong_name'
    ? `certificate_${why}`
    : 'certificate_untrusted';
}

/** What an error of a look at an n8n means for its connection. @throws what is no error of the other end */
export function problemOf(error: unknown): ConnectionProblem {
  if (error instanceof Unusable) return error.problem;
  if (error instanceof N8nError) return ofAnswer[error.kind];
  if (error instanceof OutboundError) return ofOutbound(error);
  throw error;
}

/** The same as the refusal of a call. */
export function refusalOf(error: unknown): AppError {
  const problem = problemOf(error);
  const retryAfter = error instanceof N8nError ? error.retryAfter : undefined;
  return new AppError(`library.n8n_${problem}`, { params: { oldest: oldestN8n }, retryAfter });
}
