import { contentHash } from './hash.js';
import { isRecord } from './n8n.js';

/** A weak tag of what an answer says; when it was measured is no change. */
export function etagOf(body: unknown): string {
  if (!isRecord(body)) return `W/"${contentHash(body).slice(0, 32)}"`;
  const { measured_at: _, ...said } = body;
  return `W/"${contentHash(said).slice(0, 32)}"`;
}
