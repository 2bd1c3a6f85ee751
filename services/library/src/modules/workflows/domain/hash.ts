import { createHash } from 'node:crypto';
import { isUuid } from '@stroomwerk/contracts';
import { type Flow, isRecord, workNodes } from './n8n.js';

/** JSON with sorted keys and no spaces: the same value gives the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const parts = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${parts.join(',')}}`;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The content hash a workflow carries: sha256 of its canonical JSON, in hex. */
export const contentHash = (workflow: unknown): string => sha256(canonicalJson(workflow));

/** The same for two files that do the same: names of the workflow, ids, positions and sticky notes do not count. */
export const fingerprint = (flow: Flow): string =>
  contentHash({
    nodes: workNodes(flow)
      .map(({ name, type, typeVersion, parameters, disabled }) => ({
        name,
        type,
        typeVersion,
        parameters: withoutIds(parameters),
        disabled: disabled === true,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    connections: flow.connections,
  });

/** Generated ids (of conditions, assignments, paths) differ between two exports of the same workflow. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value === 'string') return isUuid(value) ? 'uuid' : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'id' && typeof item === 'string' ? 'id' : withoutIds(item),
    ]),
  );
}

/** A version 4 shaped id that is always the same for the same seed: an import that runs twice changes nothing. */
export function stableUuid(seed: string): string {
  const hex = sha256(seed);
  const variant = ((Number.parseInt(hex.charAt(16), 16) % 4) + 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
