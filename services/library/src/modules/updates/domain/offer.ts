import type { UpdateConflict, UpdateDrawing, UpdateMark, UpdateOffer } from '@stroomwerk/contracts/library';
import { differences } from '../../history/domain/differences.js';
import { drawing } from '../../history/domain/drawing.js';
import { appOf, graph, steps } from '../../workflows/domain/graph.js';
import { type Flow, workNodes } from '../../workflows/domain/n8n.js';
import type { Deployed } from './flow.js';
import { type Conflict, type Merge, mergeUpdate } from './merge.js';
import { type Stages, withOneName } from './names.js';

const asFlow = ({ nodes, connections }: Deployed): Flow => ({ nodes, connections });
const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Where a conflict is, as somebody reads it: `options.timeout`, or the output that a connection leaves by, from 1. */
function placeOf({ kind, path }: Conflict): string {
  if (kind === 'connection') return String(Number(path[1] ?? 0) + 1);
  return (path[0] === 'parameters' ? path.slice(1) : path).join('.');
}

const toConflict = (conflict: Conflict): UpdateConflict => ({
  ...{ id: conflict.id, step: conflict.step, kind: conflict.kind, at: placeOf(conflict) },
  ...{ base: json(conflict.base), ours: json(conflict.ours), theirs: json(conflict.theirs) },
});

/** A workflow as it is, with the steps that are the customer's own. */
function drawn(content: Deployed, mine: ReadonlySet<string>): UpdateDrawing {
  const flow = asFlow(content);
  return {
    steps: steps(flow).map((step) => ({ ...step, mark: mine.has(step.name) ? 'mine' : 'same' })),
    graph: graph(flow),
    removed_edges: [],
  };
}

function drawnOver(before: Deployed, { merged, marks }: Merge): UpdateDrawing {
  const over = drawing(asFlow(before), asFlow(merged));
  const there = new Set(merged.nodes.map(({ name }) => name));
  const markOf = (name: string): UpdateMark => marks.get(name) ?? (there.has(name) ? 'same' : 'gone');
  return {
    ...over,
    steps: over.steps.map(({ change: _, ...step }) => ({ ...step, mark: markOf(step.name) })),
  };
}

/** What an offer shows of a merge. */
export type Shown = Pick<
  UpdateOffer,
  'changes' | 'conflicts' | 'apart' | 'their_changes' | 'unreached' | 'before' | 'difference' | 'after'
> & { readonly keeps: Pick<UpdateOffer['keeps'], 'accounts' | 'own_steps'> };

/** Joins the three stages without any answer, for somebody to look at. Pure. */
export function shownOf(stages: Stages): Shown {
  const merge = mergeUpdate(stages);
  const { theirs } = withOneName(stages);
  const mine = new Set([...merge.marks].filter(([, mark]) => mark === 'mine').map(([name]) => name));
  const linked = workNodes(asFlow(merge.merged)).filter(({ credentials }) => credentials !== undefined);
  return {
    changes: differences(asFlow(stages.base), asFlow(stages.ours)),
    conflicts: merge.conflicts.map(toConflict),
    apart: merge.apart,
    their_changes: merge.theirChanges,
    unreached: [...merge.unreached],
    before: drawn(theirs, mine),
    difference: drawnOver(theirs, merge),
    after: drawn(merge.merged, mine),
    keeps: { accounts: [...new Set(linked.map(appOf))].sort(), own_steps: [...mine] },
  };
}
