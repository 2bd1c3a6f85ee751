import type { UpdateConflict } from '@stroomwerk/contracts/library';
import { plainValue } from '../../detail/model/changes.js';

/** A side of a conflict as somebody reads it; null where it has nothing there. */
export function sideOf({ kind }: Pick<UpdateConflict, 'kind'>, json: string | null): string | null {
  if (json === null) return null;
  if (kind !== 'connection') return plainValue(json);
  const names: unknown = JSON.parse(json);
  return Array.isArray(names) ? names.join(', ') : null;
}

/** Whether the three sides are values to lay beside each other; a step that one side took out is told in words. */
export const isComparable = ({ kind }: Pick<UpdateConflict, 'kind'>): boolean =>
  kind === 'value' || kind === 'connection';
