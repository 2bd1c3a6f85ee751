import { isUuid } from '@stroomwerk/contracts';
import { isRecord } from '../../workflows/domain/n8n.js';

/** A value that both sides changed, each in its own way; undefined where a side does not have it. */
export interface Difference {
  /** Keys from the step on: `parameters`, `options`, `timeout`. An entry of a list is told by its name. */
  readonly path: readonly string[];
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

export interface MergedValue {
  /** Where both sides changed it, theirs. */
  readonly value: unknown;
  readonly differences: readonly Difference[];
}

/** What n8n's editor notes beside a choice to show it faster, and makes anew at every save. */
const saysNothing = (key: string, value: unknown): boolean =>
  key === 'cachedResultName' ||
  key === 'cachedResultUrl' ||
  (key === 'id' && typeof value === 'string' && isUuid(value));

/** The same text for what n8n takes for the same: the order of keys, an empty object and what says nothing are left out. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, inner]) => inner !== undefined && !saysNothing(key, inner))
    .map(([key, inner]): [string, unknown] => [key, canonical(inner)])
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Whether n8n takes two values for the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** The entries of a list by their names, where each has one of its own: the fields of an Edit Fields step, headers. */
function named(list: unknown): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const found = new Map<string, unknown>();
  for (const entry of list) {
    if (!isRecord(entry) || typeof entry.name !== 'string' || entry.name === '' || found.has(entry.name))
      return undefined;
    found.set(entry.name, entry);
  }
  return found;
}

const asMap = (value: unknown): Map<string, unknown> | undefined =>
  isRecord(value) ? new Map(Object.entries(value)) : undefined;

/**
 * Joins what two sides made of a value. What one side changed is taken; what both changed the same way is taken once; within
 * objects and lists of named entries each part by itself. Pure.
 * @param base what both began with
 */
export function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): MergedValue {
  if (isSame(ours, theirs) || isSame(base, ours)) return { value: theirs, differences: [] };
  if (isSame(base, theirs)) return { value: ours, differences: [] };
  const [ourList, theirList, baseList] = [named(ours), named(theirs), named(base ?? [])];
  if (ourList && theirList && baseList) {
    const { parts, differences } = mergeParts(baseList, ourList, theirList, path);
    return { value: [...parts.values()], differences };
  }
  const [ourParts, theirParts, baseParts] = [asMap(ours), asMap(theirs), asMap(base ?? {})];
  if (ourParts && theirParts && baseParts) {
    const { parts, differences } = mergeParts(baseParts, ourParts, theirParts, path);
    return { value: Object.fromEntries(parts), differences };
  }
  return { value: theirs, differences: [{ path, base, ours, theirs }] };
}

type Parts = ReadonlyMap<string, unknown>;

/** In the order of ours; what only they have comes last. */
function mergeParts(base: Parts, ours: Parts, theirs: Parts, path: readonly string[]) {
  const parts = new Map<string, unknown>();
  const differences: Difference[] = [];
  for (const key of new Set([...ours.keys(), ...theirs.keys()])) {
    const merged = mergeValues(base.get(key), ours.get(key), theirs.get(key), [...path, key]);
    differences.push(...merged.differences);
    if (merged.value !== undefined) parts.set(key, merged.value);
  }
  return { parts, differences };
}
