import type { VersionChanges } from '@stroomwerk/contracts/library';

/** One line of a comparison: what came, what went, what became another. */
export interface ChangeLine {
  readonly kind: 'added' | 'removed' | 'changed' | 'connected' | 'disconnected';
  readonly what: string;
  readonly parameters: readonly {
    readonly path: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
}

/** A JSON text as somebody reads it: a text without its quotes, an expression without its sign, the rest as it is. */
export function plainValue(json: string | null): string | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'string') return value.startsWith('=') && value.length > 1 ? value.slice(1) : value;
    return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : json;
  } catch {
    return json;
  }
}

/** What a version did, in the order of reading: steps first, then what changed in them, then connections. */
export function changeLines({
  added,
  removed,
  changed,
  connected,
  disconnected,
}: VersionChanges): ChangeLine[] {
  const line = (kind: ChangeLine['kind']) => (what: string) => ({ kind, what, parameters: [] });
  return [
    ...added.map(line('added')),
    ...removed.map(line('removed')),
    ...changed.map(({ step, parameters }) => ({
      kind: 'changed' as const,
      what: step,
      parameters: parameters.map(({ path, before, after }) => ({
        path,
        before: plainValue(before),
        after: plainValue(after),
      })),
    })),
    ...connected.map(line('connected')),
    ...disconnected.map(line('disconnected')),
  ];
}
