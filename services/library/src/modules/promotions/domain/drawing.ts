import type { PromotionValue, UpdateDrawing, UpdateMark } from '@stroomwerk/contracts/library';
import type { Deployed } from '../../updates/domain/flow.js';
import { graph, steps } from '../../workflows/domain/graph.js';
import type { TrialAccount } from './trial-accounts.js';

/**
 * A trial as it stands, with what becomes of its steps: `mine` is one that the customer added, `changed` one that gets another
 * account or value in production.
 */
export function trialDrawing(
  { nodes, connections }: Deployed,
  base: Deployed,
  accounts: readonly Pick<TrialAccount, 'steps'>[],
  values: readonly Pick<PromotionValue, 'steps' | 'differs'>[],
): UpdateDrawing {
  const ours = new Set(base.nodes.map(({ id }) => id));
  const mine = new Set(nodes.filter(({ id }) => !ours.has(id)).map(({ name }) => name));
  const exchanged = new Set(
    [...accounts, ...values.filter(({ differs }) => differs !== null)].flatMap((one) => one.steps),
  );
  const markOf = (name: string): UpdateMark =>
    mine.has(name) ? 'mine' : exchanged.has(name) ? 'changed' : 'same';
  return {
    steps: steps({ nodes, connections }).map((step) => ({ ...step, mark: markOf(step.name) })),
    graph: graph({ nodes, connections }),
    removed_edges: [],
  };
}
