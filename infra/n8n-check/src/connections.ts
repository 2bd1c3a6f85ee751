import { type Finding, finding } from './finding.js';
import type { FileNode } from './n8n-types.js';

const isSticky = ({ type = '' }: FileNode): boolean => /stickyNote$/.test(type);

/** Whether a run can begin here. */
export function startsRuns({ type = '' }: FileNode): boolean {
  const short = type.slice(type.lastIndexOf('.') + 1);
  return /trigger$/i.test(short) || ['webhook', 'cron', 'interval', 'emailReadImap', 'start'].includes(short);
}

interface Links {
  readonly findings: Finding[];
  readonly next: Map<string, Set<string>>;
  readonly linked: Set<string>;
}

/** Every link that the file names; one of a kind other than `main` is gone along in both directions. */
function linksOf(connections: unknown, names: ReadonlySet<string>): Links {
  const findings: Finding[] = [];
  const next = new Map<string, Set<string>>();
  const linked = new Set<string>();
  const link = (from: string, to: string) => next.set(from, (next.get(from) ?? new Set()).add(to));
  for (const [source, kinds] of Object.entries((connections ?? {}) as Record<string, unknown>)) {
    if (!names.has(source)) findings.push(finding('error', 'connection-unknown-source', source));
    for (const [kind, outputs] of Object.entries((kinds ?? {}) as Record<string, unknown>)) {
      for (const targets of Array.isArray(outputs) ? outputs : [false]) {
        if (targets === null || targets === undefined) continue;
        for (const target of Array.isArray(targets) ? targets : [false]) {
          const { node } = (target || {}) as { node?: unknown };
          if (typeof node !== 'string') {
            findings.push(finding('error', 'connection-shape', source, kind));
            continue;
          }
          if (!names.has(node)) findings.push(finding('error', 'connection-unknown-target', source, node));
          linked.add(source).add(node);
          link(source, node);
          if (kind !== 'main') link(node, source);
        }
      }
    }
  }
  return { findings, next, linked };
}

/** Links to steps that are not there, a workflow without a start, and steps that no run gets to. */
export function checkConnections(nodes: readonly FileNode[], connections: unknown): Finding[] {
  const names = new Set(nodes.map(({ name }) => name ?? ''));
  const { findings, next, linked } = linksOf(connections, names);
  const working = nodes.filter((node) => !isSticky(node));
  if (working.length > 1 && linked.size === 0)
    findings.push(finding('error', 'no-connections', null, `${working.length} nodes, none connected`));
  const starts = nodes.filter(startsRuns).map(({ name }) => name ?? '');
  if (starts.length === 0) return [...findings, finding('error', 'no-trigger', null)];
  const seen = new Set(starts);
  for (const name of seen) for (const other of next.get(name) ?? []) seen.add(other);
  if (linked.size > 0)
    for (const { name, type, disabled } of working)
      if (!seen.has(name ?? '') && !disabled)
        findings.push(finding('warning', 'unreachable-node', name, type));
  return findings;
}
