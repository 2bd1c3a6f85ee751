import type { VersionDrawing } from '@stroomwerk/contracts/library';
import { placeOnCanvas } from './canvas.js';

export type Change = Exclude<VersionDrawing['steps'][number]['change'], 'same'>;
export const changeKinds = ['added', 'changed', 'removed'] as const satisfies readonly Change[];

/** Which version's difference an address asks to draw. */
export const differenceOf = (query: URLSearchParams): string | null => query.get('difference');

/** The same page with a version's difference drawn; without one, as it is. */
export const differenceAddress = (version?: string): string =>
  version === undefined ? '?' : `?difference=${encodeURIComponent(version)}`;

/** A version over the one before it, as the canvas draws it. @param words for what became of a step */
export function placeDifference(
  { steps, graph, removed_edges }: VersionDrawing,
  words: Readonly<Record<Change, string>>,
) {
  const placed = placeOnCanvas(steps, graph, new Map(), removed_edges);
  return {
    ...placed,
    nodes: placed.nodes.map((node, at) => {
      const change = steps[at]?.change ?? 'same';
      if (change === 'same') return node;
      return {
        ...node,
        live: change !== 'removed' && node.live === true,
        change: { is: change, word: words[change] },
      };
    }),
  };
}

/** How many steps became what. */
export const countsOf = ({ steps }: VersionDrawing): Readonly<Record<Change | 'same', number>> => {
  const counts = { added: 0, changed: 0, removed: 0, same: 0 };
  for (const { change } of steps) counts[change] += 1;
  return counts;
};
