import { OutboundError } from '@stroomwerk/kernel/outbound';
import { N8nError } from '../../n8n/index.js';

/** Node's names of what ends a connection before anything was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);

/** Whether a request that failed certainly made nothing: it was refused, or never got there. */
export function madeNothing(error: unknown): boolean {
  if (error instanceof N8nError) return !['broken', 'unexpected'].includes(error.kind);
  if (!(error instanceof OutboundError)) return false;
  return (
    error.kind === 'refused_address' ||
    error.kind === 'certificate' ||
    (error.kind === 'unreachable' && neverSent.has(error.code ?? ''))
  );
}
