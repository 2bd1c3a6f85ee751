import type { ParameterChange, VersionChanges } from '@stroomwerk/contracts/library';
import { type Flow, isRecord, type N8nNode, workNodes } from '../../workflows/domain/n8n.js';

/** Beside its parameters, what of a step a reader wants to know. Its place on the canvas and its ids are none of that. */
const options = [
  'type',
  'typeVersion',
  'disabled',
  'onError',
  'continueOnFail',
  'retryOnFail',
  'maxTries',
  'waitBetweenTries',
  'executeOnce',
  'alwaysOutputData',
] as const;

const uuid = /^"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"$/i;
const plainKey = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

const join = (path: string, key: string): string => {
  if (!plainKey.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** Every value that holds no other, by its path (`conditions.options.version`, `assignments[0].name`), as JSON text. */
function leaves(value: unknown, path: string, found: Map<string, string>): void {
  const inner: [string, unknown][] = Array.isArray(value)
    ? value.map((item, at): [string, unknown] => [`${path}[${at}]`, item])
    : isRecord(value)
      ? Object.entries(value).map(([key, item]) => [join(path, key), item])
      : [];
  if (inner.length > 0) for (const [at, item] of inner) leaves(item, at, found);
  else found.set(path, JSON.stringify(value));
}

const leavesOf = (node: N8nNode): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(node.parameters)) leaves(value, join('', key), found);
  for (const option of options) {
    const value = node[option];
    if (value !== undefined && value !== false && !found.has(option))
      found.set(option, JSON.stringify(value));
  }
  return found;
};

/** An id that n8n makes anew at every save (of a condition, an assignment) says nothing. */
const isGeneratedId = (path: string, before: string | undefined, after: string | undefined): boolean =>
  /(?:^|\.)id$/.test(path) && [before, after].every((value) => value === undefined || uuid.test(value));

function parameterChanges(before: N8nNode, after: N8nNode): ParameterChange[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path) && !isGeneratedId(path, old.get(path), now.get(path)))
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }));
}

/** Every connection as `A → B`; from another output than the first as `A [2] → B`. Several kinds between two are one. */
function connections(flow: Flow): Set<string> {
  const found = new Set<string>();
  for (const [source, byType] of Object.entries(flow.connections))
    for (const outputs of Object.values(byType))
      outputs.forEach((targets, output) => {
        for (const { node } of targets ?? [])
          found.add(`${source}${output > 0 ? ` [${output + 1}]` : ''} → ${node}`);
      });
  return found;
}

const byName = (flow: Flow): Map<string, N8nNode> =>
  new Map(workNodes(flow).map((node) => [node.name, node]));

const missingFrom = (those: Iterable<string>, other: { has(name: string): boolean }): string[] =>
  [...those].filter((name) => !other.has(name));

/** What a version did to the one before it. Steps are told apart by their names; sticky notes are no steps. */
export function differences(before: Flow, after: Flow): VersionChanges {
  const [old, now] = [byName(before), byName(after)];
  const [oldEdges, newEdges] = [connections(before), connections(after)];
  const changed = [...now].flatMap(([step, node]) => {
    const was = old.get(step);
    const parameters = was === undefined ? [] : parameterChanges(was, node);
    return parameters.length > 0 ? [{ step, parameters }] : [];
  });
  return {
    added: missingFrom(now.keys(), old),
    removed: missingFrom(old.keys(), now),
    changed,
    connected: missingFrom(newEdges, oldEdges),
    disconnected: missingFrom(oldEdges, newEdges),
  };
}

/** Of a first version: there was nothing before it. */
export const noDifferences: VersionChanges = {
  added: [],
  removed: [],
  changed: [],
  connected: [],
  disconnected: [],
};
